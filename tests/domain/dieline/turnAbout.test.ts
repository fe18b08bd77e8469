import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Vector } from '#domain/boxGeometry'
import { after as together } from '../../../domain/dieline/after.ts'
import { moved } from '../../../domain/dieline/moved.ts'
import { turnAbout } from '../../../domain/dieline/turnAbout.ts'
import { seedFrom } from '../../depth.ts'
import { anyPoint, closeTo } from './movements.ts'

describe('a quarter turn', () => {
  it.each<['x' | 'y' | 'z', Vector, Vector]>([
    ['x', [0, 1, 0], [0, 0, 1]],
    ['y', [0, 0, 1], [1, 0, 0]],
    ['z', [1, 0, 0], [0, 1, 0]],
  ])('about %s takes %j to %j', (axis, from, to) => {
    expect(moved(turnAbout(axis, 90), from)).toEqual(closeTo(to))
  })

  it('folds a top flap up about its crease, and leaves the crease where it is', () => {
    // The crease runs along x at a height of 409 mm on the blank; the flap's edge is 151 mm beyond it.
    const fold = turnAbout('x', 90, [0, 409, 0])
    expect(moved(fold, [100, 409, 0])).toEqual(closeTo([100, 409, 0]))
    expect(moved(fold, [100, 560, 0])).toEqual(closeTo([100, 409, 151]))
  })
})

describe('any turn', () => {
  const turn = fc.tuple(
    fc.constantFrom('x' as const, 'y' as const, 'z' as const),
    fc.integer({ min: -360, max: 360 }),
    anyPoint,
  )

  it('leaves the point that its axis goes through', () => {
    fc.assert(
      fc.property(turn, ([axis, degrees, through]) => {
        expect(moved(turnAbout(axis, degrees, through), through)).toEqual(closeTo(through))
      }),
      { seed: seedFrom(84), numRuns: 60 },
    )
  })

  it('is taken back by the same turn the other way', () => {
    fc.assert(
      fc.property(turn, anyPoint, ([axis, degrees, through], point) => {
        const back = together(turnAbout(axis, -degrees, through), turnAbout(axis, degrees, through))
        expect(moved(back, point)).toEqual(closeTo(point))
      }),
      { seed: seedFrom(85), numRuns: 60 },
    )
  })
})
