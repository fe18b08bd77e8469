import { type Feed, orientation, rejectionReasons } from './rejectionReasons.ts'
import type { RouteJob, RouteNeed, RouteSettings, RouteSheet, RouteWorkCentre } from './routeJob.ts'
import { type RunCost, runCost } from './runCost.ts'

/** What a work centre makes of a step, whatever came before: whether it can, and what it costs. */
export interface Judgement extends RunCost {
  readonly workCentre: RouteWorkCentre
  /** Empty when it can. */
  readonly reasons: readonly string[]
  readonly isRotated: boolean
}

/** Judges a work centre for a step on one of the job's sheets, or on the single blank once that is cut. */
export function judge(
  workCentre: RouteWorkCentre,
  need: RouteNeed,
  job: RouteJob,
  sheet: RouteSheet,
  isCut: boolean,
  settings: Pick<RouteSettings, 'minimumRunPenalty'>,
): Judgement {
  const whole = isCut && sheet.numberUp !== 1 ? null : sheet
  const feed: Feed = isCut ? (job.blank ?? whole) : sheet
  const creases = sheet.creases ?? job.creases
  return {
    workCentre,
    reasons: rejectionReasons(workCentre, need, { ...job, creases }, feed),
    isRotated: feed !== null && orientation(workCentre, feed) === 'rotated',
    ...runCost(workCentre, need, job, sheet, isCut, settings.minimumRunPenalty),
  }
}
