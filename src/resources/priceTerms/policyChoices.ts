import { policyNames } from '#domain/pricingPolicies'

/** The ways of pricing a quantity, to choose from. */
export const policyChoices = Object.entries(policyNames).map(([code, name]) => ({
  code,
  label: `${code} ${name}`,
}))
