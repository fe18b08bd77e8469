import { costAlike, type EngineMasters, figuresOf, pricedItem } from '#domain/estimating'
import {
  empty,
  emptySections,
  type ItemSections,
  type PriceDetail,
  type Pricing,
  type QuoteDelivery,
  sections,
} from '#domain/quoteItem'
import { regionOf, regionRanges } from '#domain/regions'

/** What an item of the demonstration is priced from. */
export type Priceable = Pick<ItemSections, 'product' | 'printing' | 'palletization' | 'design'> &
  Partial<Pick<ItemSections, 'prePrintDesign' | 'preprintCost'>>

/**
 * What an item of the demonstration costs and is sold for, delivered so, at this mark-up, %, or that of its turn; null:
 * nobody can say.
 */
export type Pricer = (
  item: Priceable,
  delivery: QuoteDelivery,
  turn: number,
  markUpPercent?: number | null,
) => Pricing | null

/** The mark-ups that people gave, %, a turn each; null: the plant's usual one. */
const markUps = [null, 28, 24, null, 32, 18, null, 26] as const

/** What is expected, and for every other item an order twice as large. */
const breaksOf = (quantity: number, turn: number): number[] =>
  turn % 2 === 0 ? [quantity, quantity * 2] : [quantity]

/** Whether a mark-up comes to less margin than some floors ask for: who gave it said why. */
const isLow = (markUpPercent: number | null): boolean => markUpPercent !== null && markUpPercent < 22

const breakOf = (priceQty: number, index: number, markUpPercent: number | null): PriceDetail => ({
  ...empty(sections.pricing.fields.details.fields),
  key: `c${index + 1}`,
  given: 'markUp',
  priceQty,
  markUpPercent,
  floorReason: isLow(markUpPercent) ? 'Keeps the volume of the customer' : '',
})

function regionAt({ deliveryPostCode, deliveryState }: QuoteDelivery): string | null {
  if (deliveryPostCode === '' || deliveryState === '') return null
  const found = regionOf(deliveryPostCode, deliveryState, regionRanges)
  return found.ok ? found.regionCode : null
}

/** What of an item its route and its pallet follow from, but for how many are ordered. */
const madeBy = ({ product, palletization, design }: Priceable): string => {
  const { code: _, description: __, drawingNo: ___, expectedOrderQuantity: ____, ...made } = product
  const { palletImage: _____, calculatedFrom: ______, noOfPallets: _______, ...loaded } = palletization
  return JSON.stringify([made, loaded, design.designSteps.map(({ workCentre }) => workCentre)])
}

/**
 * Prices items of the demonstration with the engine and its master data, as the Price tab does. Items that are made alike
 * are routed and loaded once.
 */
export function createPricer(masters: EngineMasters): Pricer {
  const known = new Map<string, ReturnType<typeof figuresOf>>()
  return (made, delivery, turn, markUpPercent = markUps[turn % markUps.length] ?? null) => {
    const quantity = made.product.expectedOrderQuantity
    if (quantity === null || made.design.designSteps.length === 0) return null
    const goesTo = { quote: delivery, region: regionAt(delivery) }
    const item: ItemSections = {
      ...emptySections,
      ...made,
      pricing: {
        ...emptySections.pricing,
        pricingPolicy: '2',
        pricingUom: '1000',
        isMfg: true,
        details: breaksOf(quantity, turn).map((priceQty, index) => breakOf(priceQty, index, markUpPercent)),
      },
    }
    const key = madeBy(made)
    const before = known.get(key)
    const figures = before ?? figuresOf(item, masters, goesTo)
    known.set(key, figures)
    const cost = before === undefined ? figures.cost : costAlike(before, item, masters, goesTo)
    return cost.ok
      ? { ...item.pricing, ...pricedItem(item, { ...figures, cost }, masters, goesTo.quote) }
      : null
  }
}
