import { describe, expect, it } from 'vitest'
import { type OtherCharge, otherCharges } from '#domain/costTape'

const charge = (overrides: Partial<OtherCharge> = {}): OtherCharge => ({
  type: 'Storage',
  basis: 'order',
  rate: 25,
  customerCharges: null,
  ...overrides,
})
const order = { quantity: 2000, price: 1500 }

describe('other charges', () => {
  it.each([
    ['order', 25],
    ['unit', 50_000],
    ['thousand', 50],
    ['percent of price', 375],
  ] as const)('25 by %s: %d', (basis, calculatedCharges) => {
    expect(otherCharges([charge({ basis })], order)).toMatchObject({
      ok: true,
      rows: [{ type: 'Storage', calculatedCharges, customerCharges: calculatedCharges }],
    })
  })

  it('keep what was entered for the customer, and add up', () => {
    const list = [charge(), charge({ type: 'Rush', rate: 100, customerCharges: 80 })]
    expect(otherCharges(list, order)).toMatchObject({ calculated: 125, customer: 105 })
  })

  it('cannot be told without rates or an order', () => {
    expect(otherCharges([charge({ rate: Number.NaN })], order)).toMatchObject({
      ok: false,
      reason: 'The charge Storage has no rate.',
    })
    expect(otherCharges([charge()], { quantity: 0, price: 1 })).toMatchObject({
      ok: false,
      reason: 'Other charges need a quantity above 0 and a price of 0 or more.',
    })
  })
})
