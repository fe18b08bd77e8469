import { arcSweep } from './arcSweep.ts'
import type { Stroke } from './stroke.ts'

/** The length of a stroke in mm. */
export function strokeLength(stroke: Stroke): number {
  return stroke.kind === 'line'
    ? Math.hypot(stroke.to.x - stroke.from.x, stroke.to.y - stroke.from.y)
    : stroke.radius * arcSweep(stroke).sweep
}
