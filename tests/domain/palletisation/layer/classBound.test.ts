import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classBound } from '../../../../domain/palletisation/layer/classBound.ts'
import { layerProblem } from '../../../../domain/palletisation/layer/layerProblem.ts'
import { seeded } from '../seeded.ts'
import { exactCount } from './exactCount.ts'
import benchmark from './instances.json' with { type: 'json' }
import { layerInput, smallLayer } from './layerInputs.ts'
import { problemOf } from './searches.ts'

describe('class bound', () => {
  it.each(benchmark.instances)('of $L x $W with $l x $w boxes, with Barnes: $classBound', instance => {
    const { L, W, l, w, barnesBound: barnes, classBound: known } = instance
    expect(Math.min(classBound(problemOf(layerInput(L, W, l, w))), barnes)).toBe(known)
  })

  it('sees what the area does not: 365 × 245 on 1200 × 800 are ten by area, and only nine', () => {
    // Rows of 1200 take 0 + 4, 1 + 3, 2 + 1 or 3 + 0 boxes, rows of 800 take 0 + 3, 1 + 1 or 2 + 0: as 3 × 2 boxes
    // on a deck of 9 × 6 do, and that holds nine.
    expect(Math.floor((1200 * 800) / (365 * 245))).toBe(10)
    expect(classBound(problemOf(layerInput(1200, 800, 365, 245)))).toBe(9)
  })

  it('is one box where a row takes one either way and another row only lying ones', () => {
    expect(classBound(problemOf(layerInput(5, 4, 5, 3)))).toBe(1)
  })

  it('is never below what a small deck holds', () => {
    fc.assert(
      fc.property(smallLayer, input => {
        const problem = layerProblem(input)
        if (problem === undefined) return
        expect(classBound(problem)).toBeGreaterThanOrEqual(exactCount(input))
      }),
      seeded(80),
    )
  })
})
