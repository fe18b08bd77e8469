import { type PricingPolicy, policyNames } from '#domain/pricingPolicies'
import type { Pricing } from './pricing.ts'

/** The pricing policy that was chosen; null: none yet. */
export const policyOf = ({ pricingPolicy }: Pick<Pricing, 'pricingPolicy'>): PricingPolicy | null =>
  Object.hasOwn(policyNames, pricingPolicy) ? (Number(pricingPolicy) as PricingPolicy) : null
