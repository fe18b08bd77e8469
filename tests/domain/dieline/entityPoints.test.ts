import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entityPoints } from '../../../domain/dieline/entityPoints.ts'
import type { ArcEntity, TextEntity } from '../../../domain/dieline/model.ts'
import { seedFrom } from '../../depth.ts'
import { at } from '../boxGeometry/builders.ts'

const arc = (radius: number, startAngle: number, endAngle: number): ArcEntity => ({
  type: 'ARC',
  layer: 'CUT',
  centre: at(100, 50),
  radius,
  startAngle,
  endAngle,
})
const text: TextEntity = { type: 'TEXT', layer: 'DIM', at: at(100, 50), height: 10, angle: 0, text: '1441' }
const near = ({ x, y }: { x: number; y: number }) => ({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6) })

describe('points of an entity', () => {
  it('a line has its ends', () => {
    expect(entityPoints({ type: 'LINE', layer: 'CUT', from: at(1, 2), to: at(3, 4) })).toEqual([
      at(1, 2),
      at(3, 4),
    ])
  })

  it('an arc begins and ends at its angles, counter-clockwise from the right', () => {
    const points = entityPoints(arc(10, 0, 90))
    expect(points[0]).toEqual(near(at(110, 50)))
    expect(points.at(-1)).toEqual(near(at(100, 60)))
    expect(points).toHaveLength(7)
  })

  it('an arc stays within the sag asked for', () => {
    const angle = fc.integer({ min: 0, max: 359 })
    fc.assert(
      fc.property(
        angle,
        fc.integer({ min: 1, max: 360 }),
        fc.integer({ min: 1, max: 300 }),
        (start, turn, radius) => {
          const points = entityPoints(arc(radius, start, start + turn), 0.05)
          points.forEach((point, index) => {
            const before = points[index - 1] ?? point
            const middle = Math.hypot((point.x + before.x) / 2 - 100, (point.y + before.y) / 2 - 50)
            expect(radius - middle).toBeLessThanOrEqual(0.05 + 1e-9)
          })
        },
      ),
      { seed: seedFrom(91), numRuns: 60 },
    )
  })

  it('a text is a box about its point: four letters of 6 mm, 10 mm high', () => {
    expect(entityPoints(text)).toEqual([at(88, 45), at(112, 45), at(112, 55), at(88, 55)].map(near))
  })

  it('a text that reads upwards is a standing box', () => {
    const xs = entityPoints({ ...text, angle: 90 }).map(({ x }) => x)
    const ys = entityPoints({ ...text, angle: 90 }).map(({ y }) => y)
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(10, 9)
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(24, 9)
  })
})
