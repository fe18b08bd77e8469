import { inArray } from 'drizzle-orm'
import type { Quote } from '#contract/quote'
import { plantAlone } from '#domain/boardGrades'
import { catalogueProduct } from '#domain/catalogue'
import { isGenericItem } from '#domain/quoteItem'
import type { Database } from '../../../database/database.ts'
import { vslCodes } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { notFound } from '../../../problem/problem.ts'
import { loadQuote, type QuoteReader } from '../../quote/loadQuote.ts'
import { lastItemNo, type QuoteHead } from '../../quote/readQuote.ts'
import { type NewItem, startItems } from '../../quote/startItems.ts'
import { startingPallets } from '../../quote/startingPallets.ts'
import { quoteFor, type Requote } from '../requote.ts'
import { type CatalogueRow, catalogueRows } from './catalogueList.ts'

/** The products asked for, in the order in which they were; one that is not sold is a problem. */
async function productsAsked(db: Database, ids: readonly number[]): Promise<CatalogueRow[]> {
  const found = new Map((await catalogueRows(db, ids)).map(row => [row.id, row]))
  return ids.map(id => {
    const row = found.get(id)
    if (row === undefined) throw notFound(`Product ${id} of the catalogue`)
    return row
  })
}

/** The VSL codes there are of the styles of products. */
async function vslCodesOf(db: Database, rows: readonly CatalogueRow[]): Promise<string[]> {
  const styles = rows.map(({ styleCode }) => styleCode)
  const found = await db.select({ code: vslCodes.code }).from(vslCodes).where(inArray(vslCodes.code, styles))
  return found.map(({ code }) => code)
}

/** The item that quotes a product, as far as its own columns say. */
function itemOf(
  row: CatalogueRow,
  vsl: readonly string[],
  { customer }: QuoteHead,
): Omit<NewItem, 'definition' | 'itemNo'> {
  const plant = plantAlone(customer?.plantCode ?? '')
  const { itemCategory, isGen } = row
  return {
    isMasterItem: false,
    // What is bought is not designed.
    allowByPassDesign: isGenericItem({ isGen, itemCategory }),
    allowByPassPricing: customer?.allowByPassPricing ?? false,
    allowByPassCustomerService: false,
    productDescription: row.productDescription,
    itemCategory,
    plant,
    orderQty: null,
    drawingNo: '',
    isEvisy: false,
    isPreprint: false,
    sections: {
      product: { ...catalogueProduct(row, vsl), preferredPlantCode: plant },
      ...startingPallets(itemCategory, customer?.pallets ?? null),
    },
    said: { from: row.productId },
  }
}

/** Adds items to a quote that quote products of the catalogue, at the workflow's first step: all of them or none. */
export async function quoteCatalogue(
  reader: QuoteReader,
  person: Person,
  { products, ...asked }: Pick<Requote, 'id' | 'customer'> & { readonly products: readonly number[] },
): Promise<Quote> {
  const rows = await productsAsked(reader.db, products)
  const vsl = await vslCodesOf(reader.db, rows)
  const quoteId = await reader.db.transaction(async tx => {
    const head = await quoteFor(tx, reader, person, asked)
    const businessUnit = head.customer?.businessUnit ?? ''
    const kinds = rows.map(({ itemCategory }) => ({ itemCategory, businessUnit }))
    const definitions = await reader.definitions.currentOf(kinds, tx)
    const last = await lastItemNo(tx, head.quote.id)
    const items = rows.flatMap((row, index): NewItem[] => {
      const definition = definitions[index]
      return definition === undefined
        ? []
        : [{ ...itemOf(row, vsl, head), definition, itemNo: last + 1 + index }]
    })
    const beginning = { action: 'CREATE', actionName: 'Added', event: 'added' }
    await startItems(tx, person, head, items, beginning)
    return head.quote.id
  })
  return loadQuote(reader, person, quoteId)
}
