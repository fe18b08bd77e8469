import type { Reaction } from '../reaction.ts'
import { pricedGoods } from '../sections/genericPricing/pricedGoods.ts'

/** What bought goods cost and sell for follows from what the supplier asks and what was given of each break. */
export const goodsPriced: Reaction = ({ genericPricing: before }, { genericPricing }) =>
  JSON.stringify(before) === JSON.stringify(genericPricing)
    ? null
    : { patch: { genericPricing: { details: pricedGoods(genericPricing) } }, said: '' }
