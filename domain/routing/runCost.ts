import { sheetSqm } from '#domain/board'
import { checkMetres, checkPasses } from '#domain/minimumOrder'
import { roundMoney } from '#domain/pricingPolicies'
import type { Feed } from './rejectionReasons.ts'
import type { RouteJob, RouteNeed, RouteSheet, RouteWorkCentre } from './routeJob.ts'

/** What a step costs on a work centre, and what is odd about its run. */
export interface RunCost {
  readonly cost: number
  readonly warnings: readonly string[]
}

/**
 * Cost of a step: set-up and running hours, board spoiled, the price of an external maker, and a penalty for
 * each minimum that the run misses.
 */
export function runCost(
  workCentre: RouteWorkCentre,
  need: RouteNeed,
  job: RouteJob,
  sheet: RouteSheet,
  isCut: boolean,
  minimumRunPenalty: number,
): RunCost {
  const numberUp = isCut ? 1 : sheet.numberUp
  const passes = job.quantity / numberUp
  const { runs, feeds } = (need.operation === 'SLITTER' && sheet.slitting) || { runs: 1, feeds: 1 }
  const running = workCentre.speed === null ? 0 : (passes * feeds) / workCentre.speed
  const hours = workCentre.setupHours * runs + running
  const size: Feed = isCut && job.blank !== null ? job.blank : sheet
  const spoiledSqm =
    (workCentre.setupWaste + passes * workCentre.runWaste) * sheetSqm(size.length, size.width)
  const outside = workCentre.isExternal
    ? (workCentre.pricePerThousand * passes) / 1000 + workCentre.fixedPrice
    : 0
  const warnings = minimumWarnings(workCentre, need, job, sheet, numberUp)
  const cost =
    hours * workCentre.hourRate +
    spoiledSqm * job.boardPricePerSqm +
    outside +
    warnings.length * minimumRunPenalty
  return { cost: roundMoney(cost), warnings }
}

function minimumWarnings(
  workCentre: RouteWorkCentre,
  need: RouteNeed,
  job: RouteJob,
  sheet: RouteSheet,
  numberUp: number,
): string[] {
  const step = {
    workCentre: workCentre.code,
    isCorrugator: need.operation === 'CORR',
    isSlitter: false,
    isClosure: need.closes,
    sheetLength: sheet.length,
    totalNumberUp: numberUp,
    minLinealMetre: workCentre.minLinealMetre,
    minNoOfPasses: workCentre.minNoOfPasses,
  }
  const warnings: string[] = []
  if (step.isCorrugator) {
    const check = checkMetres(step, job.quantity, job.boardGradeMetres)
    if (!check.isValid)
      warnings.push(
        `${workCentre.code}: minimum ${check.threshold} m, the run has ${roundMoney(check.linealMetres)} m`,
      )
  }
  const passes = step.isClosure ? checkPasses(step, job.quantity) : null
  if (passes !== null) warnings.push(passes.message)
  return warnings
}
