import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figureNames, noItems, totalsOf } from '#domain/dashboard'
import { seedFrom } from '../../depth.ts'
import { anyCount } from './builders.ts'

describe('the items of each figure', () => {
  it('are counted together', () => {
    expect(
      totalsOf([
        { figure: 'pendingQuoteItems', count: 3 },
        { figure: 'existCustItemsWon', count: 2 },
        { figure: 'pendingQuoteItems', count: 4 },
      ]),
    ).toEqual({ existCustItemsWon: 2, newCustItemsWon: 0, pendingQuoteItems: 7 })
  })

  it('are none where there is nothing', () => {
    expect(totalsOf([])).toEqual(noItems)
  })

  it('are all there, none twice, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(anyCount), counts => {
        const totals = totalsOf(counts)
        const sum = figureNames.reduce((all, name) => all + totals[name], 0)
        expect(sum).toBe(counts.reduce((all, { count }) => all + count, 0))
        expect(totalsOf(counts.toReversed())).toEqual(totals)
      }),
      { seed: seedFrom(36) },
    )
  })
})
