import { and, asc, eq, ne } from 'drizzle-orm'
import { isWonAfter } from '#domain/dashboard'
import { itemReference } from '#domain/quotes'
import { applyAction, type ItemState, notChosen, type WorkflowDefinition } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { quoteItems } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { actorOf } from '../quoteItem/access.ts'
import { type ItemRow, stateOf } from '../quoteItem/itemRow.ts'
import type { QuoteItemDeps } from '../quoteItem/quoteItemDeps.ts'
import { readItem } from '../quoteItem/readItems.ts'
import { storeAction } from './storeAction.ts'

const archiving = 'ARCHIVE'

/** What becomes of the other options of an item by an action: those that it closes, and why one that was ordered forbids it. */
export async function otherOptions(
  tx: Database,
  definition: WorkflowDefinition,
  item: ItemRow,
  action: string,
  { stepCode }: ItemState,
): Promise<{ readonly open: readonly number[]; readonly refusal: string }> {
  const wasWon = item.wonAt !== null
  const isWon = !wasWon && isWonAfter(definition, { action, fromStep: item.stepCode, stepCode, wasWon })
  if (item.optionGroup === null || !isWon) return { open: [], refusal: '' }
  const others = await tx
    .select()
    .from(quoteItems)
    .where(
      and(
        eq(quoteItems.quoteId, item.quoteId),
        eq(quoteItems.optionGroup, item.optionGroup),
        ne(quoteItems.id, item.id),
      ),
    )
    .orderBy(asc(quoteItems.id))
  const ordered = others.find(({ wonAt }) => wonAt !== null)
  if (ordered !== undefined) {
    const reference = itemReference(ordered.quoteId, ordered.itemNo)
    const refusal = `Option ${ordered.optionLetter} (${reference}) has been ordered: the customer takes one of the options.`
    return { open: [], refusal }
  }
  const open = others.filter(({ closeType, isFinal }) => closeType === null && !isFinal)
  return { open: open.map(({ id }) => id), refusal: '' }
}

/**
 * Archives an option of which the customer took another, in the transaction of that order. It follows from the order, so
 * whoever may take that may do this; it can be unarchived, and is nothing that was lost.
 */
export async function closeNotChosen(
  { definitions }: Pick<QuoteItemDeps, 'definitions'>,
  tx: Database,
  person: Person,
  { quoteItemId, chosen }: { readonly quoteItemId: number; readonly chosen: ItemRow },
): Promise<void> {
  const work = await readItem(tx, quoteItemId)
  const definition = await definitions.of(work.item.templateId, tx)
  const state = stateOf({ ...work.item, assigneeName: work.assigneeName })
  const actor = actorOf({ ...person, roles: [...person.roles, 'SU'] }, work.quote.owner)
  const comment = `Option ${chosen.optionLetter} (${itemReference(chosen.quoteId, chosen.itemNo)}) was ordered.`
  const asked = { action: archiving, reason: notChosen, comment }
  const result = applyAction(definition, state, actor, asked, [])
  if (result.ok)
    await storeAction(tx, definition, person, { ...asked, actionName: 'Archive' }, work, result.state)
}
