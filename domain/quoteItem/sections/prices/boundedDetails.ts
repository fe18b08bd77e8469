import { priceBreaks } from '#domain/pricingPolicies'
import { policyOf } from './policyOf.ts'
import type { BoundedBreak, BreakTerms } from './prices.ts'

/** Whether the quantity is one that can be sold, and of one break alone. */
const isBreak = (priceQty: number | null, all: readonly BoundedBreak[]): priceQty is number =>
  priceQty !== null &&
  Number.isInteger(priceQty) &&
  priceQty > 0 &&
  all.filter(each => each.priceQty === priceQty).length === 1

/**
 * The breaks with the bounds that policy, variance and quantities give them; as they are where a person enters the bounds. One
 * whose quantity is no break yet, or that of two, has none. Rules price-policy-2 and price-policy-3 (001 §9).
 */
export function boundedDetails<Row extends BoundedBreak>(terms: BreakTerms<Row>): Row[] {
  const { details, defaultVariance } = terms
  const policy = policyOf(terms)
  if (policy !== 2 && policy !== 3) return [...details]
  const quantities = details.flatMap(({ priceQty }) => (isBreak(priceQty, details) ? [priceQty] : []))
  const result = priceBreaks(
    policy,
    quantities,
    defaultVariance === null ? {} : { variancePercent: defaultVariance },
  )
  // A variance that can't be: the field says it.
  if (!result.ok && quantities.length > 0) return [...details]
  const breaks = result.ok ? result.breaks : []
  return details.map(detail => {
    const bounds = breaks.find(({ priceQty }) => priceQty === detail.priceQty)
    const { minQty, maxQty, variance } = bounds ?? { minQty: null, maxQty: null, variance: null }
    return { ...detail, minQty, maxQty, variance }
  })
}
