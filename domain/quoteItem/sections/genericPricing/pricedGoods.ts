import { markUpFromMargin, markUpFromPrice } from '#domain/costTape'
import { roundMoney, toPercent } from '#domain/pricingPolicies'
import type { GenericDetail, GenericPricing } from './genericPricing.ts'

/** Until a UOM is chosen. */
const usualUom = 1000

/** The least margin that the field holds: a price of next to nothing. */
const leastMargin = -100_000

/** What of a break follows from what was given of it. */
type Follows = Pick<GenericDetail, 'cost' | 'markUp' | 'markUpPercent' | 'marginPercent' | 'price'>

/** The mark-up that was given, or that a margin or price comes to, as a fraction of the cost; null: nothing usable was given. */
function markUpOf(
  { given, markUpPercent, marginPercent, price }: GenericDetail,
  cost: number,
): number | null {
  if (given === 'price' && price !== null) {
    const result = markUpFromPrice(cost, roundMoney(price), 0)
    return result.ok ? result.markUp : null
  }
  if (given === 'margin' && marginPercent !== null) {
    const result = markUpFromMargin(marginPercent / 100)
    return result.ok ? result.markUp : null
  }
  return given === 'price' || given === 'margin' || markUpPercent === null ? null : markUpPercent / 100
}

/** What was typed of a break stays as it was typed; a price in whole cents. */
function typedOf({ given, markUpPercent, marginPercent, price }: GenericDetail) {
  const isGiven = (what: string) => (given || 'markUp') === what
  return {
    markUpPercent: isGiven('markUp') ? markUpPercent : null,
    marginPercent: isGiven('margin') ? marginPercent : null,
    price: isGiven('price') && price !== null ? roundMoney(price) : null,
  }
}

function priced(detail: GenericDetail, uom: number): Follows | null {
  const { priceQty, unitCost, freight } = detail
  const typed = typedOf(detail)
  if (priceQty === null || priceQty <= 0 || unitCost === null)
    return detail.cost === null ? null : { cost: null, markUp: null, ...typed }
  const cost = roundMoney(unitCost + ((freight ?? 0) * uom) / priceQty)
  const markUp = markUpOf(detail, cost)
  if (markUp === null) return { cost, markUp: null, ...typed }
  const price = typed.price ?? roundMoney(cost * (1 + markUp))
  const margin = markUp > -1 ? Math.max(leastMargin, toPercent(markUp / (1 + markUp))) : leastMargin
  return {
    cost,
    markUp: roundMoney(price - cost),
    markUpPercent: typed.markUpPercent ?? toPercent(markUp),
    marginPercent: typed.marginPercent ?? margin,
    price,
  }
}

/**
 * The breaks of bought goods with what they cost and sell for: what the supplier asks and its share of the freight, for one
 * pricing UOM, and the price by the mark-up, margin or price that a person gave. A break without quantity or
 * without what it is bought at has no cost, and keeps what was given of it alone. Rule price-rounding (001 §9).
 */
export const pricedGoods = ({
  pricingUom,
  details,
}: Pick<GenericPricing, 'pricingUom' | 'details'>): GenericDetail[] =>
  details.map(detail => ({ ...detail, ...priced(detail, Number(pricingUom) || usualUom) }))
