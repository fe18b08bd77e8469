import type { Quote } from '#contract/quote'
import { plantAlone } from '#domain/boardGrades'
import { requotedSections, requoteRefusal } from '#domain/existingProducts'
import { emptySections, otherCustomersCategory } from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import { copiedSources } from '../../database/schema/index.ts'
import type { ProductIdentity } from '../../integrations/lgx/newProduct.ts'
import type { Person } from '../../person/person.ts'
import { notFound, Problem } from '../../problem/problem.ts'
import { assertMayEditQuote } from '../quote/access.ts'
import { loadQuote, type QuoteReader } from '../quote/loadQuote.ts'
import { lastItemNo, type QuoteHead, readQuote } from '../quote/readQuote.ts'
import { type NewItem, startItems } from '../quote/startItems.ts'
import { startQuote } from '../quote/startQuote.ts'
import type { ProductRow } from './readProduct.ts'
import { sourceSections } from './sourceSections.ts'
import { visibleProducts } from './visibleProducts.ts'

/** A product with the category that it is quoted again in. */
export interface Requoted extends ProductIdentity {
  readonly itemCategory: string
  /** How many are expected to be ordered; left out: as many as the product says. */
  readonly quantity?: number | undefined
}

export interface Requote {
  /** 0: a quote is begun for the customer. */
  readonly id: number
  readonly customer: { readonly customerCode: string }
  readonly products: readonly Requoted[]
  readonly allowByPassPricing: boolean
}

const keyOf = ({ plantCode, productId }: ProductIdentity) => `${plantAlone(plantCode)}/${productId}`

async function productsAsked(
  db: Database,
  person: Person,
  asked: readonly Requoted[],
): Promise<ProductRow[]> {
  const found = new Map((await visibleProducts(db, person, asked)).map(row => [keyOf(row), row]))
  return asked.map(each => {
    const row = found.get(keyOf(each))
    if (row === undefined) throw notFound(`Product ${each.productId} of plant ${each.plantCode}`)
    return row
  })
}

/** Refuses what the products can't be quoted as, each at its place. */
function assertRequotable(
  rows: readonly ProductRow[],
  { customer, products }: Requote,
  isForOther: boolean,
): void {
  const errors = rows.flatMap((row, index) => {
    const isOther = row.customerCode !== customer.customerCode
    if (isOther !== isForOther) {
      const whose = isOther ? `is a product of ${row.customerCode}` : 'is a product of this customer'
      return [{ path: `products.${index}.productId`, message: `${row.productCode} ${whose}` }]
    }
    const category = isForOther ? otherCustomersCategory : (products[index]?.itemCategory ?? '')
    const refusal = requoteRefusal(row, category, isOther)
    return refusal === '' ? [] : [{ path: `products.${index}.itemCategory`, message: refusal }]
  })
  if (errors.length === 0) return
  throw new Problem('rule-failed', errors.map(({ message }) => message).join(' '), { errors })
}

/** The item that quotes a product again, as far as its own columns say. */
function itemOf(
  row: ProductRow,
  itemCategory: string,
  quantity: number | undefined,
  { customer }: QuoteHead,
): Omit<NewItem, 'definition' | 'itemNo'> {
  const kept = requotedSections(sourceSections(row), itemCategory)
  const product = {
    ...emptySections.product,
    description: row.description,
    preferredPlantCode: row.plantCode,
    ...kept.product,
    // Another customer's goods go where they say.
    ...(row.customerCode === customer?.customerCode ? {} : { referenceToRegion: '' }),
    ...(quantity === undefined ? {} : { expectedOrderQuantity: quantity }),
    itemCategory,
  }
  return {
    isMasterItem: false,
    allowByPassDesign: false,
    allowByPassPricing: customer?.allowByPassPricing ?? false,
    allowByPassCustomerService: false,
    productDescription: product.description,
    itemCategory,
    plant: plantAlone(product.preferredPlantCode),
    orderQty: product.expectedOrderQuantity,
    drawingNo: product.drawingNo,
    isEvisy: false,
    isPreprint: product.printProcess === 'PREPRINT',
    sections: { ...kept, product },
    said: { from: row.productId },
  }
}

/** Keeps of each item which product it was begun from, as the product was then. */
async function keepSources(tx: Database, ids: readonly number[], rows: readonly ProductRow[]): Promise<void> {
  const sources = rows.flatMap((row, index) => {
    const quoteItemId = ids[index]
    const { plantCode, productId, createdAt: _, ...source } = row
    return quoteItemId === undefined ? [] : [{ quoteItemId, plantCode, productId, source }]
  })
  await tx.insert(copiedSources).values(sources)
}

/** The quote that items are added to, locked: one that is begun for the customer, or theirs, which the person may change. */
export async function quoteFor(
  tx: Database,
  reader: Pick<QuoteReader, 'today'>,
  person: Person,
  asked: Pick<Requote, 'id' | 'customer'>,
): Promise<QuoteHead> {
  const { customerCode } = asked.customer
  const started = { login: person.login, today: reader.today() }
  const id = asked.id === 0 ? await startQuote(tx, started, customerCode) : asked.id
  const head = await readQuote(tx, id, true)
  await assertMayEditQuote(tx, person, head, 'add to')
  if (head.quote.customerCode === customerCode) return head
  throw new Problem('rule-failed', `Quote ${id} is not for ${customerCode}.`, {
    errors: [{ path: 'customer.customerCode', message: 'not valid' }],
  })
}

/**
 * Adds items to a quote that quote existing products again, at the workflow's first step: all of them or none; answers the
 * quote's id. For a different customer (`isForOther`) they are redesigned. Rule quote-copy-diff-customer (001 §8).
 */
export async function addRequoted(
  { db, definitions: known, today }: Omit<QuoteReader, 'lgx'>,
  person: Person,
  asked: Requote,
  isForOther: boolean,
): Promise<number> {
  const rows = await productsAsked(db, person, asked.products)
  assertRequotable(rows, asked, isForOther)
  const categories = asked.products.map(({ itemCategory }) =>
    isForOther ? otherCustomersCategory : itemCategory,
  )
  return db.transaction(async tx => {
    const head = await quoteFor(tx, { today }, person, asked)
    const businessUnit = head.customer?.businessUnit ?? ''
    const kinds = categories.map(itemCategory => ({ itemCategory, businessUnit }))
    const definitions = await known.currentOf(kinds, tx)
    const last = await lastItemNo(tx, head.quote.id)
    const items = rows.flatMap((row, index): NewItem[] => {
      const definition = definitions[index]
      if (definition === undefined) return []
      const item = itemOf(row, categories[index] ?? '', asked.products[index]?.quantity, head)
      const allowByPassPricing = asked.allowByPassPricing || item.allowByPassPricing
      return [{ ...item, definition, itemNo: last + 1 + index, allowByPassPricing }]
    })
    const beginning = { action: 'REQUOTE', actionName: 'Quoted again', event: 'added' }
    const added = await startItems(tx, person, head, items, beginning)
    await keepSources(
      tx,
      added.map(each => each.id),
      rows,
    )
    return head.quote.id
  })
}

/** As `addRequoted`; answers the quote. */
export async function requote(
  reader: QuoteReader,
  person: Person,
  asked: Requote,
  isForOther: boolean,
): Promise<Quote> {
  return loadQuote(reader, person, await addRequoted(reader, person, asked, isForOther))
}
