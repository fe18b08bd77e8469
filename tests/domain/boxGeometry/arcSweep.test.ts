import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arcSweep } from '#domain/boxGeometry'

const at = (angle: number, radius = 10) => ({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) })
const arc = (from: number, to: number) => ({
  kind: 'arc' as const,
  from: at(from),
  to: at(to),
  centre: { x: 0, y: 0 },
  radius: 10,
})

test('a quarter turns a right angle from where it starts', () => {
  const { start, sweep } = arcSweep(arc(0, Math.PI / 2))
  expect(start).toBeCloseTo(0)
  expect(sweep).toBeCloseTo(Math.PI / 2)
})

test('the way back is the rest of the circle, since arcs turn counter-clockwise', () => {
  expect(arcSweep(arc(Math.PI / 2, 0)).sweep).toBeCloseTo((3 * Math.PI) / 2)
})

test('start and sweep lead to the end', () => {
  const angle = fc.double({ min: -3, max: 3, noNaN: true })
  fc.assert(
    fc.property(angle, angle, (from, to) => {
      fc.pre(Math.abs(from - to) > 1e-3)
      const { start, sweep } = arcSweep(arc(from, to))
      expect(sweep).toBeGreaterThan(0)
      expect(sweep).toBeLessThanOrEqual(2 * Math.PI)
      expect(Math.cos(start + sweep)).toBeCloseTo(Math.cos(to), 6)
      expect(Math.sin(start + sweep)).toBeCloseTo(Math.sin(to), 6)
    }),
  )
})
