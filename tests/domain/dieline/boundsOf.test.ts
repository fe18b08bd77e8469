import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsOf } from '../../../domain/dieline/boundsOf.ts'
import { seedFrom } from '../../depth.ts'
import { at } from '../boxGeometry/builders.ts'

describe('the rectangle around points', () => {
  it('touches the outermost ones', () => {
    expect(boundsOf([at(10, 20), at(-3, 5), at(4, 90)])).toEqual({ left: -3, bottom: 5, right: 10, top: 90 })
  })

  it('around one point has no size, and around none lies at 0, 0', () => {
    expect(boundsOf([at(7, 8)])).toEqual({ left: 7, bottom: 8, right: 7, top: 8 })
    expect(boundsOf([])).toEqual({ left: 0, bottom: 0, right: 0, top: 0 })
  })

  it('holds every point, and one of them on each side', () => {
    const place = fc.integer({ min: -2000, max: 2000 })
    const points = fc.array(fc.record({ x: place, y: place }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(points, some => {
        const { left, bottom, right, top } = boundsOf(some)
        expect(some.every(({ x, y }) => x >= left && x <= right && y >= bottom && y <= top)).toBe(true)
        for (const side of [left, right]) expect(some.some(({ x }) => x === side)).toBe(true)
        for (const side of [bottom, top]) expect(some.some(({ y }) => y === side)).toBe(true)
      }),
      { seed: seedFrom(90), numRuns: 60 },
    )
  })
})
