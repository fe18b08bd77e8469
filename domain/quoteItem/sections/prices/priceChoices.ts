import { policyNames } from '#domain/pricingPolicies'

export const policies = Object.entries(policyNames).map(([code, label]) => ({ code, label }))

/** How many a price or an order is for. */
export const uoms = [
  { code: '1', label: 'Each' },
  { code: '100', label: 'Per 100' },
  { code: '1000', label: 'Per 1000' },
]

/** What of a break a person gave; the others follow from it. */
export const givens = [
  { code: 'markUp', label: 'Mark-up' },
  { code: 'margin', label: 'Margin' },
  { code: 'price', label: 'Price' },
]
