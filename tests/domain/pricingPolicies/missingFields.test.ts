import { describe, expect, it } from 'vitest'
import { missingFields, policyNames, skippedFields } from '#domain/pricingPolicies'

const empty = { minQty: 0, maxQty: 0, variance: 0 }

describe('fields a policy asks for', () => {
  it.each([
    [1, ['minQty', 'maxQty']],
    [2, ['minQty']],
    [3, ['variance']],
    [4, ['maxQty']],
  ] as const)('policy %d: %j', (policy, fields) => {
    expect(missingFields(policy, empty)).toEqual(fields)
    expect(missingFields(policy, { minQty: 1, maxQty: 2, variance: 3 })).toEqual([])
  })

  it('every policy has a name and skips something', () => {
    expect(Object.values(policyNames)).toEqual(['Fixed Quantity', 'Range', 'Variance', 'Maximum'])
    expect(Object.values(skippedFields).every(fields => fields.length > 0)).toBe(true)
  })
})
