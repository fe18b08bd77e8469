import { arcSweep } from './arcSweep.ts'
import type { Stroke } from './stroke.ts'

/** The area in mm² that a closed, counter-clockwise outline encloses, arcs included exactly. */
export function outlineArea(outline: readonly Stroke[]): number {
  return outline.reduce((area, stroke) => {
    const { from, to } = stroke
    const triangle = (from.x * to.y - to.x * from.y) / 2
    if (stroke.kind === 'line') return area + triangle
    const { sweep } = arcSweep(stroke)
    return area + triangle + (stroke.radius ** 2 * (sweep - Math.sin(sweep))) / 2
  }, 0)
}
