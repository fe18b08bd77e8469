/** The four ways of pricing a quantity (001 §9). */
export type PricingPolicy = 1 | 2 | 3 | 4

/** The fields of a price detail that a policy may leave out. */
export type BreakField = 'minQty' | 'maxQty' | 'variance'

/** Names of the policies; those of 1 and 4 are our own. */
export const policyNames: Readonly<Record<PricingPolicy, string>> = {
  1: 'Fixed Quantity',
  2: 'Range',
  3: 'Variance',
  4: 'Maximum',
}

/** The fields a policy does not ask for (our own choice). */
export const skippedFields: Readonly<Record<PricingPolicy, readonly BreakField[]>> = {
  1: ['variance'],
  2: ['variance', 'maxQty'],
  3: ['minQty', 'maxQty'],
  4: ['minQty', 'variance'],
}

/** Price breaks, up to (001 §9). */
export const maxPriceBreaks = 5

/** How many breaks a price has at most, by its policy; null: none chosen yet. Rule price-policy-1-4 (001 §5). */
export const mostBreaks = (policy: PricingPolicy | null): number =>
  policy === 1 || policy === 4 ? 1 : maxPriceBreaks

/** The block of units in which the last range of policy 2 ends (001 §9). */
export const rangeBlock = 1000
