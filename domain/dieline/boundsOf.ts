import type { Point } from '#domain/boxGeometry'
import type { Bounds } from './model.ts'

/** The smallest upright rectangle around some points; around none, it is empty at 0, 0. */
export function boundsOf(points: readonly Point[]): Bounds {
  return points.length === 0
    ? { left: 0, bottom: 0, right: 0, top: 0 }
    : {
        left: Math.min(...points.map(({ x }) => x)),
        bottom: Math.min(...points.map(({ y }) => y)),
        right: Math.max(...points.map(({ x }) => x)),
        top: Math.max(...points.map(({ y }) => y)),
      }
}
