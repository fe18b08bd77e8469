import type { RouteOperation, RouteSheet } from './routeJob.ts'

/** One step of a route, with the work centre that does it. */
export interface RouteStep {
  readonly operation: RouteOperation
  readonly workCentre: string
  readonly plantCode: string
  /** Cost of the step (with the board in the first one and the freight in the last, by the tape), and of bringing the goods to its plant. */
  readonly run: number
  readonly transfer: number
  readonly sheet: RouteSheet
  readonly isRotated: boolean
  readonly isClosedHere: boolean
  readonly warnings: readonly string[]
}

export interface RoutePlan {
  readonly cost: number
  readonly path: readonly RouteStep[]
}

/**
 * A route as it costs by the model that prices the order, step by step and together; null where that has no cost for it.
 */
export type CostRoute = (plan: RoutePlan) => RoutePlan | null

/** One thing the search tried. */
export interface RouteLogEntry {
  readonly seq: number
  readonly operation: RouteOperation
  /** Null where no work centre does the operation at all. */
  readonly workCentre: string | null
  readonly ok: boolean
  /** Why not, when not. */
  readonly reason: string | null
  /** Of the route up to here, when it can go on. */
  readonly cost: number | null
  /** The work centres before, joined with >. */
  readonly via: string
  /** The rejections that decided, and the final choice. */
  readonly isNotify: boolean
}
