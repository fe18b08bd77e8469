import { itemReference } from '#domain/quotes'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { readItemFor } from '../quoteItem/itemFor.ts'
import { assertMayEditQuote } from './access.ts'
import { placeOption } from './addOption.ts'
import type { QuoteReader } from './loadQuote.ts'
import { itemsOfQuote, readQuote } from './readQuote.ts'

/** Lets an item of several options stand alone; so does the last one that is left of them. */
export async function leaveOptions({ db }: QuoteReader, person: Person, quoteItemId: number) {
  await db.transaction(async tx => {
    const work = await readItemFor(tx, person, quoteItemId, true)
    const { item, quote } = work
    const reference = itemReference(quote.id, item.itemNo)
    await assertMayEditQuote(tx, person, await readQuote(tx, quote.id), 'change')
    if (item.optionGroup === null) throw new Problem('rule-failed', `${reference} is no option.`)
    const others = (await itemsOfQuote(tx, quote.id)).filter(
      ({ id, optionGroup }) => id !== item.id && optionGroup === item.optionGroup,
    )
    const ordered = others.find(({ wonAt }) => wonAt !== null)
    if (ordered !== undefined)
      throw new Problem(
        'rule-failed',
        `Option ${ordered.optionLetter} (${itemReference(quote.id, ordered.itemNo)}) has been ordered.`,
      )
    await placeOption(tx, person, item, null)
    const [last, ...more] = others
    if (last !== undefined && more.length === 0) await placeOption(tx, person, last, null)
  })
  return { quoteItemId }
}
