import { arcSweep } from './arcSweep.ts'
import type { Point, Stroke } from './stroke.ts'

/**
 * The points of a stroke, both ends included, an arc as chords that stay within `sag` mm of it
 * (0.1 mm unless given: finer than a knife is thick).
 */
export function strokePoints(stroke: Stroke, sag = 0.1): Point[] {
  if (stroke.kind === 'line') return [stroke.from, stroke.to]
  const { start, sweep } = arcSweep(stroke)
  const { centre, radius, from, to } = stroke
  const step = 2 * Math.acos(Math.max(0, 1 - sag / radius))
  const count = Math.max(1, Math.ceil(sweep / step))
  const between = Array.from({ length: count - 1 }, (_, index) => {
    const angle = start + (sweep * (index + 1)) / count
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
  })
  return [from, ...between, to]
}
