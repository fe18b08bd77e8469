import type { Reaction } from '../reaction.ts'
import { boundedDetails } from '../sections/pricing/boundedDetails.ts'
import { policyOf } from '../sections/pricing/policyOf.ts'
import type { PriceDetail, Pricing } from '../sections/pricing/pricing.ts'

/** What the bounds of the breaks follow from. */
const causeOf = ({ pricingPolicy, defaultVariance, details }: Pricing) =>
  JSON.stringify([pricingPolicy, defaultVariance, details.map(({ priceQty }) => priceQty)])

/** The single break of a policy by hand: bounds that nobody has entered since begin at 0. */
function single(before: Pricing, { details: [first] }: Pricing): PriceDetail[] {
  if (first === undefined) return []
  const isUntouched = before.details.some(
    ({ key, minQty, maxQty }) => key === first.key && minQty === first.minQty && maxQty === first.maxQty,
  )
  return [isUntouched ? { ...first, minQty: 0, maxQty: 0, variance: 0 } : first]
}

/**
 * The bounds of the breaks follow from the policy, the variance and the quantities; a policy whose bounds a person enters
 * begins with none, on a single break. Rules price-policy-1-4, price-policy-2 and price-policy-3 (001 §9).
 */
export const breaksFollow: Reaction = ({ pricing: before }, { pricing: after }) => {
  if (causeOf(before) === causeOf(after)) return null
  const policy = policyOf(after)
  if (policy === 2 || policy === 3)
    return { patch: { pricing: { details: boundedDetails(after) } }, said: '' }
  if (policy === null || before.pricingPolicy === after.pricingPolicy) return null
  return {
    patch: { pricing: { details: single(before, after) } },
    said: after.details.length > 1 ? 'Breaks were taken away: this policy has a single one.' : '',
  }
}
