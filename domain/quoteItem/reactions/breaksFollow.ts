import type { Reaction } from '../reaction.ts'
import { boundedDetails } from '../sections/prices/boundedDetails.ts'
import { policyOf } from '../sections/prices/policyOf.ts'
import type { BoundedBreak, BreakTerms } from '../sections/prices/prices.ts'

type Keyed = BoundedBreak & { readonly key: string }

/** What the bounds of the breaks follow from. */
const causeOf = ({ pricingPolicy, defaultVariance, details }: BreakTerms) =>
  JSON.stringify([pricingPolicy, defaultVariance, details.map(({ priceQty }) => priceQty)])

/** The single break of a policy by hand: bounds that nobody has entered since begin at 0. */
function single<Row extends Keyed>(before: BreakTerms<Row>, { details: [first] }: BreakTerms<Row>): Row[] {
  if (first === undefined) return []
  const isUntouched = before.details.some(
    ({ key, minQty, maxQty }) => key === first.key && minQty === first.minQty && maxQty === first.maxQty,
  )
  return [isUntouched ? { ...first, minQty: 0, maxQty: 0, variance: 0 } : first]
}

/** The breaks as their terms bound them, and what happened to the others; null: nothing changed them. */
function bounded<Row extends Keyed>(before: BreakTerms<Row>, after: BreakTerms<Row>) {
  if (causeOf(before) === causeOf(after)) return null
  const policy = policyOf(after)
  if (policy === 2 || policy === 3) return { details: boundedDetails(after), said: '' }
  if (policy === null || before.pricingPolicy === after.pricingPolicy) return null
  return {
    details: single(before, after),
    said: after.details.length > 1 ? 'Breaks were taken away: this policy has a single one.' : '',
  }
}

/**
 * The bounds of the breaks follow from the policy, the variance and the quantities; a policy whose bounds a person enters
 * begins with none, on a single break. Rules price-policy-1-4, price-policy-2 and price-policy-3 (001 §9).
 */
export const breaksFollow: Reaction = ({ pricing: before }, { pricing }) => {
  const follows = bounded(before, pricing)
  return follows && { patch: { pricing: { details: follows.details } }, said: follows.said }
}

/** The same of the breaks of bought goods. */
export const goodsBreaksFollow: Reaction = ({ genericPricing: before }, { genericPricing }) => {
  const follows = bounded(before, genericPricing)
  return follows && { patch: { genericPricing: { details: follows.details } }, said: follows.said }
}
