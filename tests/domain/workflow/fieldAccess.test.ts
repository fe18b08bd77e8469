import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldAccess, knownFields } from '#domain/workflow'
import { seedFrom } from '../../depth.ts'
import { defaultStep, step } from './builders.ts'

const ruled = step({
  code: 'WORK',
  fieldRules: [
    { tabId: 1, fieldName: 'length', readOnly: false, required: true },
    { tabId: 1, fieldName: 'width', readOnly: false, required: false },
    { tabId: 4, fieldName: 'length', readOnly: true, required: true },
  ],
})

describe('a field at a step', () => {
  it.each([
    [1, 'length', { readOnly: false, required: true }],
    [1, 'width', { readOnly: false, required: false }],
    [4, 'length', { readOnly: true, required: true }],
  ])('of tab %d, %s, is as its rule says: %j', (tabId, fieldName, access) => {
    expect(fieldAccess(ruled, tabId, fieldName)).toEqual(access)
  })

  it.each([
    [1, 'depth'],
    [4, 'width'],
    [2, 'length'],
    [1, ''],
    [0, 'length'],
    [1, 'Length'],
  ])(
    'workflow-field-default: of tab %d, "%s", without a rule is read-only and not required',
    (tabId, fieldName) => {
      expect(fieldAccess(ruled, tabId, fieldName)).toEqual({ readOnly: true, required: false })
    },
  )

  it('is never required and read-only at once in the workflow an item gets', () => {
    const steps = fc.constantFrom('INITIATE', 'DESIGN', 'PRICING', 'APPROVAL', 'CUSTOMER', 'ORDER', 'CLOSED')
    fc.assert(
      fc.property(steps, fc.constantFrom(...knownFields), (code, { tabId, fieldName }) => {
        const { readOnly, required } = fieldAccess(defaultStep(code), tabId, fieldName)
        expect(readOnly && required).toBe(false)
      }),
      { seed: seedFrom(103) },
    )
  })
})
