import { EstimateItem } from '#contract/estimateItem'
import { isSamePlant } from '#domain/boardGrades'
import {
  deliveryOfItem,
  designedAt,
  type EngineMasters,
  estimateOfItem,
  figuresOf,
  type GoesTo,
  plantOf,
} from '#domain/estimating'
import { madeSections, productColumns, productRevision } from '#domain/existingProducts'
import { type ItemSections, preprintCharges } from '#domain/quoteItem'
import { itemReference } from '#domain/quotes'
import type { NewProduct, NewSheet, ProductIdentity, ProductSet } from '../../integrations/lgx/newProduct.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'

/** What the steps of an item at other plants than its own make: the last sheet of each. */
function sheetsElsewhere({ product, design }: ItemSections, { plants }: EngineMasters): NewSheet[] {
  const home = product.preferredPlantCode
  return plants
    .filter(({ code }) => home !== '' && !isSamePlant(code, home))
    .flatMap(({ code: plantCode, workCentres }) => {
      const own = new Set(workCentres.map(({ code }) => code))
      const last = design.designSteps.findLast(step => own.has(step.workCentre) && step.sheetLength !== null)
      return last === undefined
        ? []
        : [{ plantCode, length: last.sheetLength ?? 0, width: last.sheetWidth ?? 0 }]
    })
}

/**
 * An item as its costing as a product needs it, so that it costs as a product what it costs as an item: freight and work
 * outside with it; null where the engines can't cost it.
 */
export function costedAs(
  sections: ItemSections,
  masters: EngineMasters,
  goesTo: GoesTo = {},
): EstimateItem | null {
  const { product, design } = sections
  const plant = plantOf(product.preferredPlantCode, masters)
  const { pallet, cost } = figuresOf(sections, masters)
  if (plant === undefined || !pallet.ok || !cost.ok) return null
  const { load, question } = pallet.value
  const read = EstimateItem.safeParse({
    ...estimateOfItem(sections, plant.code),
    ...designedAt(design, plant, masters),
    outsideProcesses: preprintCharges(sections),
    delivery: deliveryOfItem(sections, goesTo),
    load: {
      palletTypeCode: load.palletTypeCode,
      palletTopTypeCode: load.palletTopTypeCode,
      strappingTypeCode: question.strapping?.code ?? '',
      stretchWrapCode: question.stretchWrap?.code ?? '',
      unitsPerPallet: load.totalPalletQty,
      strapMetres: load.strapMetres,
      stretchFilmMetres: load.stretchFilmMetres,
    },
  })
  return read.success ? read.data : null
}

const isQuantity = (quantity: number | null): quantity is number => quantity !== null && quantity > 0

/** What the item costs the customer: the breaks of its price, else its unit price at the quantity expected. */
function pricesOf({ item, sections }: WorkItem) {
  const { pricing, product } = sections
  const breaks = pricing.details.flatMap(({ priceQty, price }) =>
    isQuantity(priceQty) && price !== null && price > 0 ? [{ quantity: priceQty, price }] : [],
  )
  const quantity = product.expectedOrderQuantity
  if (breaks.length > 0) return { pricingUom: Number(pricing.pricingUom) || 1000, prices: breaks }
  const isPriced = item.unitPrice !== null && isQuantity(quantity)
  return { pricingUom: 1, prices: isPriced ? [{ quantity, price: item.unitPrice ?? 0 }] : [] }
}

/** What decides, besides the item itself, which product is made of it. */
export interface ProductTerms {
  readonly currencyCode: string
  readonly costCentreCode: string
  readonly replaces: ProductIdentity | null
  readonly set: ProductSet | null
  /** The region that it is delivered to, which its copies have to match; '' while it is not known. */
  readonly region: string
  /** The day it was ordered on, `YYYY-MM-DD`; null: it is not ordered. */
  readonly orderedOn: string | null
  /** What its costing needs of it; null: it can't be costed. */
  readonly item: EstimateItem | null
}

/** Which state of the item its product is made of: `100023-2/7`. */
export const referenceOf = ({ item, versions }: WorkItem): string =>
  `${itemReference(item.quoteId, item.itemNo)}/${productRevision(versions)}`

/** The states of an item up to the one that it is in, as `referenceOf` says them. */
export const referencesUntil = ({ item, versions }: WorkItem): string[] =>
  Array.from(
    { length: productRevision(versions) + 1 },
    (_, revision) => `${itemReference(item.quoteId, item.itemNo)}/${revision}`,
  )

/** The product that an ordered item is made as. Rule lgx-from-item (001 §1). */
export function productOfItem(
  work: WorkItem,
  masters: EngineMasters,
  { currencyCode, costCentreCode, replaces, set, region, orderedOn, item: costed }: ProductTerms,
): NewProduct {
  const { item, sections } = work
  const { product, pricing } = sections
  const prices = pricesOf(work)
  const quantities = [...prices.prices.map(({ quantity }) => quantity), product.expectedOrderQuantity]
  return {
    ...productColumns(sections),
    ...prices,
    reference: referenceOf(work),
    quoteItemId: item.id,
    customerCode: item.customerCode,
    businessUnit: item.businessUnit,
    plantCode: item.plant,
    costCentreCode,
    productCode: product.code || itemReference(item.quoteId, item.itemNo),
    currencyCode,
    priceEffectiveDate: orderedOn,
    priceExpiryDate: pricing.priceExpiryDate,
    replaces,
    set,
    sheets: sheetsElsewhere(sections, masters),
    sections: {
      ...(Object.fromEntries(
        [...madeSections, 'compliance' as const].map(key => [key, sections[key]]),
      ) as Partial<ItemSections>),
      product: { ...product, referenceToRegion: region || product.referenceToRegion },
    },
    item: costed,
    quantities: [...new Set(quantities.filter(isQuantity))].sort((a, b) => a - b).slice(0, 5),
  }
}
