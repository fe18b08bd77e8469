import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figureNames, noItems, type PerFigure, percentages } from '#domain/dashboard'
import { seedFrom } from '../../depth.ts'

const counts = (
  existCustItemsWon: number,
  newCustItemsWon: number,
  pendingQuoteItems: number,
): PerFigure => ({
  existCustItemsWon,
  newCustItemsWon,
  pendingQuoteItems,
})

describe('percentages', () => {
  it.each([
    [counts(1, 1, 1), counts(33.33, 33.33, 33.33)],
    [counts(1, 2, 0), counts(33.33, 66.67, 0)],
    [counts(3, 0, 0), counts(100, 0, 0)],
    [counts(1, 1, 2), counts(25, 25, 50)],
    [counts(1, 0, 31), counts(3.13, 0, 96.88)],
    // 57 of 800 is 7.125 %, half way between two hundredths.
    [counts(57, 743, 0), counts(7.13, 92.88, 0)],
  ])('dashboard-percent: of %j are each over their sum, with two decimals', (given, shown) => {
    expect(percentages(given)).toEqual(shown)
  })

  it('of nothing are nothing', () => {
    expect(percentages(noItems)).toEqual(counts(0, 0, 0))
  })

  it('are the share to a hundredth, halves up, and add up to 100 as near as that goes', () => {
    const any = fc.nat(5000)
    fc.assert(
      fc.property(any, any, any, (exist, isNew, pending) => {
        const given = counts(exist, isNew, pending)
        const sum = exist + isNew + pending
        fc.pre(sum > 0)
        const shown = percentages(given)
        for (const name of figureNames) {
          const hundredths = Math.floor((given[name] * 20_000 + sum) / (2 * sum))
          expect(shown[name]).toBe(hundredths / 100)
        }
        const total = figureNames.reduce((all, name) => all + shown[name], 0)
        expect(Math.abs(total - 100)).toBeLessThan(0.02)
      }),
      { seed: seedFrom(34), numRuns: 500 },
    )
  })
})
