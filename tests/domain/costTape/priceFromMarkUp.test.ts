import { describe, expect, it } from 'vitest'
import { priceFromMarkUp } from '#domain/costTape'

describe('price from mark-up', () => {
  it('1275.22 at 28 % and 3 % commission sells at 1682.77', () => {
    expect(priceFromMarkUp(1275.22, 0.28, 0.03)).toMatchObject({
      ok: true,
      priceExcludeCommission: 1632.28,
      sellPrice: 1682.76,
      markUpValue: 357.06,
    })
  })

  it.each([
    [-1, 0, 0, 'The cost is not a usable number.'],
    [1, -1.5, 0, 'A mark-up is not below -100 percent.'],
    [1, 0, 1, 'A commission lies from 0 to below 100 percent.'],
  ])('base %d, mark-up %d, commission %d: %s', (base, markUp, commission, reason) => {
    expect(priceFromMarkUp(base, markUp, commission)).toEqual({ ok: false, reason, trace: [] })
  })
})
