import { type WrongPrice, wrongBreak } from '../prices/wrongBreak.ts'
import type { GenericPricing } from './genericPricing.ts'
import { pricedGoods } from './pricedGoods.ts'

/** The breaks of bought goods whose cost or price is not what follows from what was given, each with what it would be. */
export function wrongGoods(pricing: Pick<GenericPricing, 'pricingUom' | 'details'>): WrongPrice[] {
  const follows = pricedGoods(pricing)
  return pricing.details.flatMap((detail, place) => {
    const wrong = wrongBreak(detail, follows[place] ?? detail)
    return wrong === null ? [] : [wrong]
  })
}
