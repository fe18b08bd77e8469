import { describe, expect, it } from 'vitest'
import { type ToolingItem, toolingCosts } from '#domain/tooling'

const item = (overrides: Partial<ToolingItem> = {}): ToolingItem => ({
  type: 'FORME',
  calculatedCost: 496.48,
  vendorCost: null,
  customerCost: null,
  ...overrides,
})

describe('tooling costs of a price', () => {
  it('are the calculated ones until somebody knows better', () => {
    expect(toolingCosts([item()])).toEqual([
      { type: 'FORME', calculatedCost: 496.48, vendorCost: 496.48, customerCost: 496.48 },
    ])
  })

  it('follow the quote of the vendor, with a mark-up for the customer', () => {
    expect(toolingCosts([item({ vendorCost: 450 })], 0.1)).toMatchObject([
      { vendorCost: 450, customerCost: 495 },
    ])
  })

  it('keep what was entered for the customer', () => {
    expect(toolingCosts([item({ vendorCost: 450, customerCost: 0 })], 0.1)).toMatchObject([
      { customerCost: 0 },
    ])
  })
})
