import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundParts } from '../../../domain/costTape/roundParts.ts'
import { seedFrom } from '../../depth.ts'

const cents = (amount: number) => Math.round(amount * 100)

describe('parts in whole cents', () => {
  it('are each rounded for themselves while their sum keeps within a cent', () => {
    expect(roundParts({ board: 10.004, labour: 5.006 }, 15.01)).toEqual({ board: 10, labour: 5.01 })
  })

  it('may miss the total by one cent', () => {
    // 0.333 × 3 = 0.999, which is 1.00; the parts stay 0.33 each.
    expect(roundParts({ a: 0.333, b: 0.333, c: 0.333 }, 0.999)).toEqual({ a: 0.33, b: 0.33, c: 0.33 })
  })

  it('let the largest carry what is beyond that cent', () => {
    // Four halves of a cent go up: 8.12 + 3 × 1.01 + 1.01 against 12.14, two cents too many.
    const parts = { energy: 1.005, board: 8.125, labour: 1.005, wrap: 1.005, freight: 1.005 }
    const rounded = roundParts(parts, 12.145)
    expect(rounded).toEqual({ energy: 1.01, board: 8.12, labour: 1.01, wrap: 1.01, freight: 1.01 })
  })

  it('never sum up to more than a cent beside the total, and no part moves far', () => {
    const amount = fc.integer({ min: 0, max: 5_000_000 }).map(thousandths => thousandths / 1000)
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 8 }), amounts => {
        const total = amounts.reduce((sum, value) => sum + value, 0)
        const rounded = Object.values(roundParts(Object.fromEntries(amounts.entries()), total))
        const sum = rounded.reduce((all, value) => all + cents(value), 0)
        expect(Math.abs(sum - Math.round(total * 100 + 1e-6))).toBeLessThanOrEqual(1)
        rounded.forEach((value, i) => {
          expect(Math.abs(value - (amounts[i] ?? 0))).toBeLessThanOrEqual(0.0051 + amounts.length * 0.005)
        })
      }),
      { seed: seedFrom(42), numRuns: 300 },
    )
  })
})
