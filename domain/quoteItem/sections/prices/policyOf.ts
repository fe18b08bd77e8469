import { type PricingPolicy, policyNames } from '#domain/pricingPolicies'

/** The pricing policy that was chosen; null: none yet. */
export const policyOf = ({ pricingPolicy }: { readonly pricingPolicy: string }): PricingPolicy | null =>
  Object.hasOwn(policyNames, pricingPolicy) ? (Number(pricingPolicy) as PricingPolicy) : null
