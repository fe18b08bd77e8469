import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Stroke, strokePoints } from '#domain/boxGeometry'
import { seedFrom } from '../../depth.ts'
import { at } from './builders.ts'

/** A quarter circle about 0, 0, from the right to the top. */
const quarter = (radius: number): Stroke => ({
  kind: 'arc',
  from: at(radius, 0),
  to: at(0, radius),
  centre: at(0, 0),
  radius,
})

describe('points of a stroke', () => {
  it('are both ends of a line', () => {
    expect(strokePoints({ kind: 'line', from: at(1, 2), to: at(3, 4) })).toEqual([at(1, 2), at(3, 4)])
  })

  it('of a quarter circle of 10 mm: six chords keep within a tenth of a millimetre', () => {
    // A chord over the angle a sags by r × (1 − cos(a / 2)): 0.0856 for a sixth of 90°, 0.1231 for a fifth.
    expect(strokePoints(quarter(10))).toHaveLength(7)
  })

  it('are the ends alone where more sag is allowed than the arc has', () => {
    expect(strokePoints(quarter(0.1), 5)).toEqual([at(0.1, 0), at(0, 0.1)])
  })

  it('begin and end exactly where the arc does', () => {
    const points = strokePoints(quarter(37.5))
    expect(points[0]).toEqual(at(37.5, 0))
    expect(points.at(-1)).toEqual(at(0, 37.5))
  })

  it('lie on the arc, and the chords between them stay within the sag asked for', () => {
    const size = fc.double({ min: 0.5, max: 500, noNaN: true })
    fc.assert(
      fc.property(size, fc.constantFrom(0.01, 0.1, 1), (radius, sag) => {
        const points = strokePoints(quarter(radius), sag)
        points.forEach((point, index) => {
          expect(Math.hypot(point.x, point.y)).toBeCloseTo(radius, 6)
          const before = points[index - 1] ?? point
          const middle = Math.hypot((point.x + before.x) / 2, (point.y + before.y) / 2)
          expect(radius - middle).toBeLessThanOrEqual(sag + 1e-9)
        })
      }),
      { seed: seedFrom(71), numRuns: 100 },
    )
  })
})
