import type { CostStep, Rate } from './costJob.ts'
import type { FlowStep } from './wasteFlow.ts'

/** Making of a run, money for the whole run. */
export interface StepCosts {
  readonly directLabour: number
  readonly directEnergy: number
  readonly directDepreciation: number
  /** Steps made by somebody else. */
  readonly boughtSteps: number
}

/** Labour, energy and depreciation of the plant's own steps, and the price of those made elsewhere. */
export function stepCosts(
  steps: readonly CostStep[],
  flow: readonly FlowStep[],
  webSqm: number,
  pricePerKwh: Rate,
): StepCosts {
  const own = steps.flatMap((step, i) =>
    step.bought === undefined ? [{ step, hours: flow[i]?.hours ?? 0 }] : [],
  )
  const sum = (of: (one: { step: CostStep; hours: number }) => number) =>
    own.reduce((total, one) => total + of(one), 0)
  return {
    directLabour: sum(({ step, hours }) => hours * (step.crew ?? 0) * (step.labourRate ?? 0)),
    directEnergy: sum(
      ({ step, hours }) =>
        hours * (step.kilowatts ?? 0) * (pricePerKwh ?? 0) + (step.steamPerSqm ?? 0) * webSqm,
    ),
    directDepreciation: sum(({ step, hours }) => hours * (step.depreciationPerHour ?? 0)),
    boughtSteps: steps.reduce(
      (total, { bought }, i) =>
        bought === undefined
          ? total
          : total + (flow[i]?.in ?? 0) * (bought.perSheet ?? 0) + (bought.fixed ?? 0),
      0,
    ),
  }
}
