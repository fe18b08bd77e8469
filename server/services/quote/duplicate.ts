import type { Quote } from '#contract/quote'
import { itemReference } from '#domain/quotes'
import type { Person } from '../../person/person.ts'
import { readItemFor } from '../quoteItem/itemFor.ts'
import { optionOf, type QuoteRow } from '../quoteItem/itemRow.ts'
import { readItemsOfQuote } from '../quoteItem/readItems.ts'
import { assertMayEditQuote, visibleQuote } from './access.ts'
import { loadQuote, type QuoteReader } from './loadQuote.ts'
import { lastItemNo, readQuote } from './readQuote.ts'
import { duplicated, startCopies } from './startCopies.ts'
import { startQuote } from './startQuote.ts'

/** Adds `count` copies of an item to its quote, numbered on from the quote's last. */
export async function duplicateItem(
  { db, definitions }: QuoteReader,
  person: Person,
  quoteItemId: number,
  count: number,
) {
  return db.transaction(async tx => {
    const work = await readItemFor(tx, person, quoteItemId, true)
    const { quote } = work
    const head = await readQuote(tx, quote.id)
    await assertMayEditQuote(tx, person, head, 'add to')
    const last = await lastItemNo(tx, quote.id)
    const copies = Array.from({ length: count }, (_, index) => ({ work, itemNo: last + 1 + index }))
    const added = await startCopies({ tx, person, definitions }, head, copies, duplicated)
    const items = added.map(({ id, itemNo }) => ({ id, itemNo, reference: itemReference(quote.id, itemNo) }))
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
  const { quote: source } = await visibleQuote(reader.db, person, sourceId)
  const asked = customerCode === undefined || customerCode === '' ? source.customerCode : customerCode
  const id = await reader.db.transaction(async tx => {
    const started = await startQuote(tx, { login: person.login, today: reader.today() }, asked, {
      description: description ?? source.description,
      internalQuoteNotes: source.internalQuoteNotes,
      truckType: source.truckType,
      handUnloadingRequired: source.handUnloadingRequired,
      isMultiComponent: source.isMultiComponent,
      ...(asked === source.customerCode ? deliveryOf(source) : {}),
    })
    const kept = (await readItemsOfQuote(tx, sourceId)).filter(({ item }) => item.closeType !== 'trash')
    const copies = kept.map((work, index) => ({
      work,
      itemNo: index + 1,
      isMasterItem: work.item.isMasterItem,
      option: optionOf(work.item),
    }))
    const { definitions } = reader
    await startCopies({ tx, person, definitions }, await readQuote(tx, started), copies, duplicated)
    return started
  })
  return loadQuote(reader, person, id)
}

const deliveryOf = (source: QuoteRow) => ({
  contactId: source.contactId,
  currencyCode: source.currencyCode,
  deliveryAddress: source.deliveryAddress,
  deliveryAddress2: source.deliveryAddress2,
  deliveryCity: source.deliveryCity,
  deliveryState: source.deliveryState,
  deliveryPostCode: source.deliveryPostCode,
  deliveryCountry: source.deliveryCountry,
})
