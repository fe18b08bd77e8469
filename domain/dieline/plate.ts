import type { Vector } from '#domain/boxGeometry'
import type { FoldedPanel } from './fold.ts'

/** The number of an axis of space. */
export type AxisIndex = 0 | 1 | 2

/** A folded panel as a piece of board that lies square in space: a polygon, and a caliper across it; mm. */
export interface Plate {
  readonly piece: string
  readonly copy: number
  readonly name: string
  readonly across: AxisIndex
  /** Where its middle lies along `across`. */
  readonly at: number
  readonly points: readonly Vector[]
}

const axes = [0, 1, 2] as const

/** A folded panel as a plate; null for one that does not lie square. */
export function plateOf({ piece, copy, name, inwards, points }: FoldedPanel): Plate | null {
  const across = axes.find(axis => Math.abs(inwards[axis]) > 1 - 1e-6)
  const at = points[0]?.[across ?? 0]
  return across === undefined || at === undefined ? null : { piece, copy, name, across, at, points }
}

/** From where to where a plate reaches along an axis, its thickness with it. */
export function reachOf({ across, at, points }: Plate, axis: AxisIndex, caliper: number): [number, number] {
  if (axis === across) return [at - caliper / 2, at + caliper / 2]
  const values = points.map(point => point[axis])
  return [Math.min(...values), Math.max(...values)]
}
