import { priceBreaks } from '#domain/pricingPolicies'
import { policyOf } from './policyOf.ts'
import type { BoundedBreak, BreakTerms } from './prices.ts'

/**
 * The breaks with the bounds that policy, variance and quantities give them; as they are where a person enters the bounds,
 * and while the quantities are no breaks yet. Rules price-policy-2 and price-policy-3 (001 §9).
 */
export function boundedDetails<Row extends BoundedBreak>(terms: BreakTerms<Row>): Row[] {
  const { details, defaultVariance } = terms
  const policy = policyOf(terms)
  if (policy !== 2 && policy !== 3) return [...details]
  const result = priceBreaks(
    policy,
    details.map(({ priceQty }) => priceQty ?? 0),
    defaultVariance === null ? {} : { variancePercent: defaultVariance },
  )
  if (!result.ok) return [...details]
  return details.map(detail => {
    const bounds = result.breaks.find(({ priceQty }) => priceQty === detail.priceQty)
    if (bounds === undefined) return detail
    const { minQty, maxQty, variance } = bounds
    return { ...detail, minQty, maxQty, variance }
  })
}
