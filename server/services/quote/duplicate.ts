import { eq, max, sql } from 'drizzle-orm'
import type { Quote } from '#contract/quote'
import { mayEditQuote } from '#domain/access'
import { itemReference } from '#domain/quotes'
import { quoteItems, quotes } from '../../database/schema/index.ts'
import { Problem } from '../../http/problem.ts'
import { announceItems, type ItemChange } from '../../hub/announceItems.ts'
import { customerOf } from '../customer/repository.ts'
import type { Person } from '../security/person.ts'
import { assertMaySee } from './access.ts'
import { copyItem } from './copyItem.ts'
import { createQuote } from './createQuote.ts'
import { itemOrProblem } from './itemRow.ts'
import { itemsOfQuote, loadQuote, type QuoteReader, quoteOrProblem } from './loadQuote.ts'

/** Adds `count` copies of an item to its quote, numbered on from the quote's last. */
export async function duplicateItem(
  { db, definitions }: QuoteReader,
  person: Person,
  quoteItemId: number,
  count: number,
) {
  const definition = await definitions.current()
  return db.transaction(async tx => {
    const owned = await itemOrProblem(tx, quoteItemId, true)
    const { item, quote } = owned
    assertMaySee(person, owned, itemReference(quote.id, item.itemNo))
    if (!mayEditQuote(person, quote.owner)) {
      throw new Problem(
        'not-allowed',
        `Quote ${quote.id} belongs to ${quote.owner}; only its initiators may add to it.`,
      )
    }
    const customer = quote.customerCode === null ? null : await customerOf(tx, quote.customerCode)
    const [last] = await tx
      .select({ itemNo: max(quoteItems.itemNo) })
      .from(quoteItems)
      .where(eq(quoteItems.quoteId, quote.id))
    const items = []
    const added: ItemChange[] = []
    for (let nth = 1; nth <= count; nth += 1) {
      const itemNo = (last?.itemNo ?? 0) + nth
      const after = await copyItem(tx, person, item, { quote, customer, definition, itemNo })
      added.push({ before: null, after })
      items.push({ id: after.id, itemNo, reference: itemReference(quote.id, itemNo) })
    }
    await tx
      .update(quotes)
      .set({ updatedAt: sql`now()`, updatedBy: person.login })
      .where(eq(quotes.id, quote.id))
    await announceItems(tx, person, { what: 'added' }, added)
    return { quoteId: quote.id, items }
  })
}

export interface QuoteCopy {
  /** Another customer, with their own addresses; left out, the copy is for the same. */
  readonly customerCode?: string | undefined
  readonly description?: string | undefined
}

/**
 * Starts a quote of the person from another: what was entered in its header, and its items except those in the
 * trash. Dates start anew, and the order number stays behind: it belongs to one order.
 */
export async function duplicateQuote(
  reader: QuoteReader,
  person: Person,
  sourceId: number,
  { customerCode, description }: QuoteCopy,
): Promise<Quote> {
  const definition = await reader.definitions.current()
  await loadQuote(reader, person, sourceId)
  const source = await quoteOrProblem(reader.db, sourceId)
  const asked = customerCode === undefined || customerCode === '' ? source.customerCode : customerCode
  const isSameCustomer = asked === source.customerCode
  const id = await reader.db.transaction(async tx => {
    const started = await createQuote({ ...reader, db: tx }, person, asked)
    const [quote] = await tx
      .update(quotes)
      .set({
        description: description ?? source.description,
        internalQuoteNotes: source.internalQuoteNotes,
        truckType: source.truckType,
        handUnloadingRequired: source.handUnloadingRequired,
        isMultiComponent: source.isMultiComponent,
        ...(isSameCustomer
          ? {
              currencyCode: source.currencyCode,
              deliveryAddress: source.deliveryAddress,
              deliveryAddress2: source.deliveryAddress2,
              deliveryCity: source.deliveryCity,
              deliveryState: source.deliveryState,
              deliveryPostCode: source.deliveryPostCode,
              deliveryCountry: source.deliveryCountry,
            }
          : {}),
      })
      .where(eq(quotes.id, started.id))
      .returning()
    if (quote === undefined) throw new Error('The quote was not started.')
    const customer = quote.customerCode === null ? null : await customerOf(tx, quote.customerCode)
    const items = (await itemsOfQuote(tx, sourceId)).filter(item => item.closeType !== 'trash')
    const added: ItemChange[] = []
    for (const [index, item] of items.entries()) {
      const after = await copyItem(tx, person, item, { quote, customer, definition, itemNo: index + 1 })
      added.push({ before: null, after })
    }
    await announceItems(tx, person, { what: 'added' }, added)
    return quote.id
  })
  return loadQuote(reader, person, id)
}
