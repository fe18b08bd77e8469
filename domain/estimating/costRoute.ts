import { type CostJob, runLines, stepCosts, wasteFlow } from '#domain/costTape'
import type { CostRoute, RoutePlan } from '#domain/routing'
import { type CostedItem, jobOfRoute, type RouteBasis } from './jobOfRoute.ts'
import type { EngineMasters } from './masters.ts'

/**
 * Costs routes of an item as the cost tape does, for the whole run and without the lines that are the same on every
 * route: each step its labour, energy, depreciation or price, the first one the board as well, the last one the freight
 * to the customer. A rate that is not known counts 0 here; the cost audit finds it. Null where the tape can't be asked.
 */
export function costRoute(item: CostedItem, basis: RouteBasis, masters: EngineMasters): CostRoute {
  return plan => {
    const made = jobOfRoute(item, plan.path, basis, masters)
    const whole = made.ok ? costed(plan, made.job, basis.quantity) : null
    // What the tape refuses, such as no unit on a pallet, comes to no number.
    return whole !== null && Number.isFinite(whole.cost) ? whole : null
  }
}

function costed({ path }: RoutePlan, job: CostJob, quantity: number): RoutePlan {
  const flow = wasteFlow(job.steps, quantity)
  const { lines, webSqm } = runLines(job, quantity, flow)
  const board =
    lines.paperCost +
    lines.wasteBoardUnpaid +
    lines.starchCost +
    lines.outsideBoardCost +
    lines.frontSheetCost +
    lines.backSheetCost
  const transfer = path.reduce((sum, step) => sum + step.transfer, 0)
  const making = job.steps.map((step, i) => {
    const at = flow[i]
    if (at === undefined) return 0
    const costs = stepCosts([step], [at], i === 0 ? webSqm : 0, job.pricePerKwh)
    return costs.directLabour + costs.directEnergy + costs.directDepreciation + costs.boughtSteps
  })
  const steps = path.map((step, i) => {
    const first = i === 0 ? board : 0
    const freight = i === path.length - 1 ? lines.distribution - transfer : 0
    return { ...step, run: (making[i] ?? 0) + first + freight }
  })
  return { cost: steps.reduce((sum, { run }) => sum + run, 0) + transfer, path: steps }
}
