import { empty, emptySections, type GenericPricing, pricedGoods, sections } from '#domain/quoteItem'
import type { DemonstrationItem } from './quotes.ts'

/** Goods that are bought and sold on. */
interface Goods extends DemonstrationItem {
  /** What the supplier asks, from which quantity on; null: nobody has asked yet. */
  readonly genericPricing: GenericPricing | null
}

const bought = (description: string, code: string, quantity: number): DemonstrationItem => ({
  description,
  code,
  product: {
    itemCategory: 'GENERIC',
    productGroup: 'CONSUMABLES',
    isGen: true,
    type: 'CONSUMABLES',
    expectedOrderQuantity: quantity,
  },
})

const terms = { ...emptySections.genericPricing, pricingPolicy: '2', pricingUom: '1' }

const breakOf = (priceQty: number, maxQty: number, unitCost: number, freight: number) => ({
  ...empty(sections.genericPricing.fields.details.fields),
  key: `q${priceQty}`,
  priceQty,
  minQty: priceQty,
  maxQty,
  variance: 0,
  unitCost,
  freight,
  given: 'markUp',
  markUpPercent: 30,
})

const tape: GenericPricing = {
  ...terms,
  supplier: 'Estuary Adhesives',
  supplierReference: 'EA-20417',
  details: [breakOf(360, 1439, 2.85, 64), breakOf(1440, 1999, 2.61, 118)],
}

/** The goods among the items of the demonstration, by the turn of the item: both stand at Pricing. */
const goods: Readonly<Record<number, Goods>> = {
  54: {
    ...bought('Packing tape 48 mm x 75 m, clear', 'TAPE-48', 720),
    genericPricing: { ...tape, details: pricedGoods(tape) },
  },
  88: { ...bought('Stretch film 500 mm x 400 m', 'FILM-500', 300), genericPricing: null },
}

/** The bought goods that an item of the demonstration is; undefined: it is made. */
export const genericGoods = (turn: number): Goods | undefined => goods[turn]
