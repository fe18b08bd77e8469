import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { verifyLayer } from '#domain/palletisation'
import { homogeneousCount } from '../../../../domain/palletisation/layer/homogeneousCount.ts'
import { placeRows } from '../../../../domain/palletisation/layer/placeRows.ts'
import { aBox } from '../builders.ts'
import { seeded } from '../seeded.ts'
import { layerInput } from './layerInputs.ts'
import { drawnBoxes, problemOf } from './searches.ts'

const rows = (x: number, y: number, long: number, short: number) =>
  drawnBoxes(place => placeRows(problemOf(layerInput(60, 60, long, short)), x, y, place))

describe('rows of boxes that all lie one way', () => {
  it('lie along where that takes more: 5 × 3 on 10 × 7', () => {
    expect(rows(10, 7, 5, 3)).toEqual([
      aBox(0, 0, 5, 3),
      aBox(5, 0, 5, 3),
      aBox(0, 3, 5, 3),
      aBox(5, 3, 5, 3),
    ])
  })

  it('lie across where that takes more: 5 × 3 on 9 × 5', () => {
    expect(rows(9, 5, 5, 3)).toEqual([aBox(0, 0, 3, 5), aBox(3, 0, 3, 5), aBox(6, 0, 3, 5)])
  })

  it('are none where no box fits', () => {
    expect(rows(4, 2, 5, 3)).toEqual([])
    expect(rows(0, 9, 5, 3)).toEqual([])
  })

  it('are as many as can lie one way, inside the rectangle and beside each other', () => {
    const side = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(side, side, fc.constantFrom([5, 3], [7, 2], [4, 3]), (x, y, [long = 1, short = 1]) => {
        const boxes = rows(x, y, long, short)
        expect(boxes).toHaveLength(homogeneousCount(x, y, long, short))
        expect(verifyLayer({ deckLength: x, deckWidth: y }, boxes)).toEqual({ outside: [], overlapping: [] })
      }),
      seeded(120),
    )
  })
})
