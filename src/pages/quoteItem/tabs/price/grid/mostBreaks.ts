import { maxPriceBreaks } from '#domain/pricingPolicies'

/** How many breaks a price of the policy has at most. */
export const mostBreaks = (pricingPolicy: string): number =>
  pricingPolicy === '1' || pricingPolicy === '4' ? 1 : maxPriceBreaks
