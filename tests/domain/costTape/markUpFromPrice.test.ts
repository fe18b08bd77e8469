import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markUpFromPrice, priceFromMarkUp } from '#domain/costTape'
import { seedFrom } from '../../depth.ts'

describe('mark-up from price', () => {
  it('undoes the price', () => {
    const base = fc.double({ min: 10, max: 1e5, noNaN: true })
    const share = fc.double({ min: 0, max: 0.9, noNaN: true })
    fc.assert(
      fc.property(base, share, share, (cost, markUp, commission) => {
        const price = priceFromMarkUp(cost, markUp, commission)
        const back = price.ok ? markUpFromPrice(cost, price.sellPrice, commission) : price
        expect(back.ok && Math.abs(back.markUp - markUp)).toBeLessThan(0.001)
      }),
      { seed: seedFrom(20), numRuns: 200 },
    )
  })

  it.each([
    [0, 1, 0, 'A mark-up needs a cost above 0.'],
    [1, -1, 0, 'A price is 0 or more.'],
    [1, 1, 1, 'A commission lies from 0 to below 100 percent.'],
  ])('base %d, price %d, commission %d: %s', (base, price, commission, reason) => {
    expect(markUpFromPrice(base, price, commission)).toEqual({ ok: false, reason, trace: [] })
  })
})
