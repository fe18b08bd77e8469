import { refuseEdit } from '#domain/workflow'
import type { Database } from '../../../database/database.ts'
import type { Person } from '../../../person/person.ts'
import { notFound, Problem } from '../../../problem/problem.ts'
import { actorOf } from '../../quoteItem/access.ts'
import { itemRowFor } from '../../quoteItem/itemFor.ts'
import { type OwnedItem, stateOf } from '../../quoteItem/itemRow.ts'
import type { QuoteItemDeps } from '../../quoteItem/quoteItemDeps.ts'
import { stepOf } from '../../quoteItem/stepOf.ts'
import { nameOf } from '../../security/names.ts'

/** An item as a call about its files names it. */
export interface ItemOfFiles {
  readonly quoteId: number
  readonly quoteProductId: number
}

/** The item of the quote that the call names. */
export async function namedItem(
  db: Database,
  person: Person,
  { quoteId, quoteProductId }: ItemOfFiles,
): Promise<OwnedItem> {
  const owned = await itemRowFor(db, person, quoteProductId)
  if (owned.quote.id !== quoteId) throw notFound(`Item ${quoteProductId} of quote ${quoteId}`)
  return owned
}

/** Refuses a change of the item's files by somebody who may not change the item where it stands. */
export async function assertMayChangeFiles(
  { definitions }: Pick<QuoteItemDeps, 'definitions'>,
  tx: Database,
  person: Person,
  { item, quote }: { readonly item: OwnedItem['item']; readonly quote: Pick<OwnedItem['quote'], 'owner'> },
): Promise<void> {
  const definition = await definitions.of(item.templateId, tx)
  const refusalOf = (assigneeName?: string) =>
    refuseEdit(
      stepOf(definition, item),
      stateOf({ ...item, assigneeName: assigneeName ?? null }),
      actorOf(person, quote.owner),
    )
  if (refusalOf() === '') return
  throw new Problem('not-allowed', refusalOf(await nameOf(tx, item.assignee)))
}
