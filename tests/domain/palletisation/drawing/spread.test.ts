import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spread } from '../../../../domain/palletisation/drawing/spread.ts'
import { seedFrom } from '../../../depth.ts'

describe('straps along a length of 1200', () => {
  it.each([
    [0, []],
    [1, [600]],
    [2, [400, 800]],
    [3, [300, 600, 900]],
  ])('%d: %j', (count, places) => {
    expect(spread(count, 1200)).toEqual(places)
  })

  it('half a strap is none', () => {
    expect(spread(0.5, 1200)).toEqual([])
    expect(spread(1.9, 1200)).toEqual([600])
  })

  it('have the same distance between them and to either end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 100, max: 2000 }), (count, length) => {
        const places = [0, ...spread(count, length), length]
        const gaps = places.slice(1).map((place, i) => place - (places[i] ?? 0))
        for (const gap of gaps) expect(gap).toBeCloseTo(length / (count + 1), 9)
      }),
      { seed: seedFrom(21), numRuns: 50 },
    )
  })
})
