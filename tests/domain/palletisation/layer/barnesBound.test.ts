import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barnesBound } from '../../../../domain/palletisation/layer/barnesBound.ts'
import { homogeneousCount } from '../../../../domain/palletisation/layer/homogeneousCount.ts'
import { seeded } from '../seeded.ts'
import benchmark from './instances.json' with { type: 'json' }
import { layerInput } from './layerInputs.ts'
import { problemOf } from './searches.ts'

describe('Barnes bound', () => {
  it.each(benchmark.instances)(
    'of $L x $W with $l x $w boxes is $barnesBound, by area $areaBound',
    instance => {
      const { L, W, l, w, areaBound, barnesBound: known } = instance
      const unit = problemOf(layerInput(L, W, l, w)).toMm(1)
      expect(Math.floor((L * W) / (l * w))).toBe(areaBound)
      expect(barnesBound(Math.floor(L / unit), Math.floor(W / unit), l / unit, w / unit)).toBe(known)
    },
  )

  it('is zero where the box is too long or too wide', () => {
    expect(barnesBound(4, 4, 5, 3)).toBe(0)
    expect(barnesBound(9, 2, 5, 3)).toBe(0)
  })

  it('counts the waste that bars can not avoid', () => {
    // 17 x 17 with 4 x 3: bars of 4 leave 1, bars of 3 leave 1 (2 x 2 cells, or 1 x 1 too many): 288 cells, 24 boxes.
    expect(barnesBound(17, 17, 4, 3)).toBe(24)
    expect(barnesBound(6, 6, 4, 1)).toBe(8)
  })

  it('is met by a deck that boxes fill', () => {
    expect(barnesBound(20, 12, 5, 3)).toBe(16)
  })

  it('lies between one block and the area', () => {
    const side = fc.integer({ min: 1, max: 80 })
    fc.assert(
      fc.property(
        side,
        side,
        fc.constantFrom([2, 1], [3, 2], [5, 3], [7, 4], [13, 8]),
        (x, y, [long = 1, short = 1]) => {
          const bound = barnesBound(x, y, long, short)
          expect(bound).toBeGreaterThanOrEqual(homogeneousCount(x, y, long, short))
          expect(bound * long * short).toBeLessThanOrEqual(x * y)
          expect(barnesBound(y, x, long, short)).toBe(bound)
        },
      ),
      seeded(200),
    )
  })
})
