import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moved } from '../../../domain/dieline/moved.ts'
import { still } from '../../../domain/dieline/transform.ts'
import { seedFrom } from '../../depth.ts'
import { anyPoint, anyTurn } from './movements.ts'

describe('a point after a movement', () => {
  it('stays where nothing moves', () => {
    expect(moved(still, [1, 2, 3])).toEqual([1, 2, 3])
  })

  it('is shifted after it was turned', () => {
    // A quarter turn about z takes x to y; the shift comes on top of that.
    const quarter = {
      rows: [
        [0, -1, 0],
        [1, 0, 0],
        [0, 0, 1],
      ],
      shift: [10, 20, 30],
    } as const
    expect(moved(quarter, [1, 0, 0])).toEqual([10, 21, 30])
  })

  it('keeps its distance from every other point', () => {
    fc.assert(
      fc.property(anyTurn, anyPoint, anyPoint, (turn, a, b) => {
        const [p, q] = [moved(turn, a), moved(turn, b)]
        const before = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
        expect(Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])).toBeCloseTo(before, 6)
      }),
      { seed: seedFrom(81), numRuns: 100 },
    )
  })
})
