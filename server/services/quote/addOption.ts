import { eq } from 'drizzle-orm'
import { nextLetter, type OptionPlace, optionRefusal } from '#domain/quoteOptions'
import { itemReference } from '#domain/quotes'
import { logChanges } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { quoteItems } from '../../database/schema/index.ts'
import { announceItems } from '../../hub/announceItems.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { readItemFor } from '../quoteItem/itemFor.ts'
import { type ItemRow, optionOf } from '../quoteItem/itemRow.ts'
import { assertMayEditQuote } from './access.ts'
import type { QuoteReader } from './loadQuote.ts'
import { itemsOfQuote, readQuote } from './readQuote.ts'
import { startCopies } from './startCopies.ts'

/** How options begin, as their history and the change log call it. */
const asOption = { action: 'OPTION', actionName: 'Added as option', event: 'addedAsOption' } as const

/** Makes an item that stood alone, or one of several, the option at this place; null: it stands alone. */
export async function placeOption(
  tx: Database,
  person: Person,
  before: ItemRow,
  option: OptionPlace | null,
): Promise<void> {
  const place = { optionGroup: option?.group ?? null, optionLetter: option?.letter ?? null }
  const after = { ...before, ...place }
  await tx.update(quoteItems).set(place).where(eq(quoteItems.id, before.id))
  const thing = { what: 'quoteItem', key: String(before.id), quoteId: before.quoteId }
  const was = { option: before.optionLetter }
  await logChanges(tx, person.login, thing, was, { option: place.optionLetter })
  await announceItems(tx, person, { what: 'saved' }, [{ before, after }])
}

/** Adds a copy of an item, without its price, as a further option beside it; the item itself is A when it stood alone. */
export async function addOption({ db, definitions }: QuoteReader, person: Person, quoteItemId: number) {
  return db.transaction(async tx => {
    const work = await readItemFor(tx, person, quoteItemId, true)
    const { item, quote } = work
    const reference = itemReference(quote.id, item.itemNo)
    const head = await readQuote(tx, quote.id)
    await assertMayEditQuote(tx, person, head, 'add to')
    const rows = await itemsOfQuote(tx, quote.id)
    const own = optionOf(item)
    const letters = rows.flatMap(({ optionGroup, optionLetter }) =>
      own !== null && optionGroup === own.group && optionLetter !== null ? [optionLetter] : [],
    )
    const refusal = optionRefusal({
      ...{ reference, letters, option: own },
      isClosed: item.closeType !== null || item.isFinal,
      isOrdered: item.wonAt !== null,
      isOfSet: quote.isMultiComponent,
    })
    if (refusal !== '')
      throw new Problem('rule-failed', refusal, { errors: [{ path: 'quoteItemId', message: refusal }] })
    const group = own?.group ?? 1 + Math.max(0, ...rows.map(({ optionGroup }) => optionGroup ?? 0))
    if (own === null) await placeOption(tx, person, item, { group, letter: 'A' })
    const option: OptionPlace = { group, letter: nextLetter(own === null ? ['A'] : letters) ?? 'B' }
    const itemNo = 1 + Math.max(0, ...rows.map(row => row.itemNo))
    const copying = { tx, person, definitions }
    const copy = { work, itemNo, option, hasPrice: false }
    const [added] = await startCopies(copying, head, [copy], asOption)
    if (added === undefined) throw new Error('The option was not stored.')
    return { quoteId: quote.id, id: added.id, reference: itemReference(quote.id, itemNo), option }
  })
}
