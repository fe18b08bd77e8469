import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point, Stroke } from '#domain/boxGeometry'
import { outlineArea } from '../../../domain/boxGeometry/outlineArea.ts'
import { seedFrom } from '../../depth.ts'
import { at } from './builders.ts'

const outline = (...corners: Point[]): Stroke[] =>
  corners.map((from, index) => ({ kind: 'line', from, to: corners[(index + 1) % corners.length] ?? from }))

const rectangle = (x: number, y: number, width: number, height: number) =>
  outline(at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height))

describe('area of an outline', () => {
  it('a rectangle of 300 × 200 has 60,000 mm²', () => {
    expect(outlineArea(rectangle(0, 0, 300, 200))).toBe(60_000)
  })

  it('a triangle has half of that', () => {
    expect(outlineArea(outline(at(0, 0), at(300, 0), at(0, 200)))).toBe(30_000)
  })

  it('an L is what is left of the rectangle', () => {
    const corners = [at(0, 0), at(300, 0), at(300, 50), at(100, 50), at(100, 200), at(0, 200)]
    expect(outlineArea(outline(...corners))).toBe(60_000 - 200 * 150)
  })

  it('a circle of two arcs has π r²', () => {
    const half = { kind: 'arc', centre: at(50, 50), radius: 10 } as const
    const circle: Stroke[] = [
      { ...half, from: at(60, 50), to: at(40, 50) },
      { ...half, from: at(40, 50), to: at(60, 50) },
    ]
    expect(outlineArea(circle)).toBeCloseTo(100 * Math.PI, 9)
  })

  it('nothing encloses nothing', () => {
    expect(outlineArea([])).toBe(0)
  })

  it('does not depend on where on the sheet it lies', () => {
    const place = fc.integer({ min: -2000, max: 2000 })
    fc.assert(
      fc.property(place, place, fc.integer({ min: 1, max: 900 }), (x, y, width) => {
        expect(outlineArea(rectangle(x, y, width, 200))).toBeCloseTo(width * 200, 6)
      }),
      { seed: seedFrom(72), numRuns: 50 },
    )
  })
})
