import type { Product, Quote } from '#contract/quote'
import { plantAlone } from '#domain/boardGrades'
import {
  emptySections,
  type ItemSections,
  isGenericItem,
  itemCategories,
  itemCategoryLabel,
} from '#domain/quoteItem'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { assertMayEditQuote } from './access.ts'
import { beginSet } from './beginSet.ts'
import { loadQuote, type QuoteReader } from './loadQuote.ts'
import { lastItemNo, readQuote } from './readQuote.ts'
import { type NewItem, startItems } from './startItems.ts'
import { startingPallets } from './startingPallets.ts'
import { startingSpecialties } from './startingSpecialties.ts'

/** Refuses an item category that people may not choose; some exist for data that comes from elsewhere only. */
function assertCategory(itemCategory: string, path: string): void {
  if (itemCategories.some(category => category.code === itemCategory && category.selectable)) return
  throw new Problem('rule-failed', `Item category ${itemCategoryLabel(itemCategory)} cannot be chosen.`, {
    errors: [{ path, message: 'not valid' }],
  })
}

export interface NewProduct {
  readonly itemCategory: string
  readonly description: string
  /** How many of it are in a set of a master quote. */
  readonly ratioToParent?: number | undefined
  readonly isSpecialties?: boolean | undefined
}

/** The first item with which a set begins is in it once. */
const ratioOf = ({ ratioToParent }: NewProduct, isMaster: boolean): number | null =>
  ratioToParent ?? (isMaster ? 1 : null)

/** How it is delivered, where its set says how many of it there are. */
function startingDelivery(given: NewProduct, isMaster: boolean): Partial<ItemSections> {
  const ratioToParent = ratioOf(given, isMaster)
  return ratioToParent === null ? {} : { delivery: { ...emptySections.delivery, ratioToParent } }
}

/** Adds items at the workflow's first step, numbered on from the quote's last, assigned to the quote's owner. */
export async function addProducts(
  reader: QuoteReader,
  person: Person,
  quoteId: number,
  products: readonly NewProduct[],
  options: { readonly isMaster: boolean; readonly allowByPassPricing: boolean },
): Promise<Quote> {
  for (const [index, { itemCategory }] of products.entries()) {
    assertCategory(itemCategory, `products.${index}.itemCategory`)
  }
  await reader.db.transaction(async tx => {
    const head = await readQuote(tx, quoteId, true)
    await assertMayEditQuote(tx, person, head, 'add to')
    if (options.isMaster) await beginSet(tx, person, head)
    const { customer } = head
    const plant = plantAlone(customer?.plantCode ?? '')
    const businessUnit = customer?.businessUnit ?? ''
    const kinds = products.map(({ itemCategory }) => ({ itemCategory, businessUnit }))
    const definitions = await reader.definitions.currentOf(kinds, tx)
    const last = await lastItemNo(tx, quoteId)
    const items: NewItem[] = []
    for (const [index, definition] of definitions.entries()) {
      const given = products[index]
      if (given === undefined) continue
      const begun = {
        product: startingProduct(given, plant),
        ...startingPallets(given.itemCategory, customer?.pallets ?? null),
        ...startingDelivery(given, options.isMaster && index === 0),
      }
      const step = definition.steps[0]?.code ?? ''
      items.push({
        definition,
        itemNo: last + 1 + index,
        isMasterItem: options.isMaster && index === 0,
        // What is bought is not designed.
        allowByPassDesign: isGenericItem({ isGen: false, itemCategory: given.itemCategory }),
        allowByPassPricing: options.allowByPassPricing || (customer?.allowByPassPricing ?? false),
        allowByPassCustomerService: false,
        productDescription: given.description,
        itemCategory: given.itemCategory,
        plant,
        orderQty: null,
        drawingNo: '',
        isEvisy: false,
        isPreprint: false,
        sections:
          given.isSpecialties === true
            ? { ...begun, ...(await startingSpecialties(tx, begun, step)) }
            : begun,
      })
    }
    await startItems(tx, person, head, items, { action: 'CREATE', actionName: 'Added', event: 'added' })
  })
  return loadQuote(reader, person, quoteId)
}

const startingProduct = (given: NewProduct, plant: string): Product => ({
  ...emptySections.product,
  description: given.description,
  itemCategory: given.itemCategory,
  isGen: isGenericItem({ isGen: false, itemCategory: given.itemCategory }),
  preferredPlantCode: plant,
})
