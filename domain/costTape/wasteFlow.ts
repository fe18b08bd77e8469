import { roundUp } from '#domain/pricingPolicies'
import type { CostStep } from './costJob.ts'

/** What goes through one step: sheets in, pieces out, hours on the machine. */
export interface FlowStep {
  readonly workCentre: string
  readonly numberUp: number
  readonly in: number
  readonly out: number
  readonly hours: number
}

/**
 * Quantities from the last step back to the first: each takes in what the next needs, divided by its number up,
 * plus the losses of its run and of its set-up, rounded up to whole sheets (our own design).
 */
export function wasteFlow(steps: readonly CostStep[], quantity: number): FlowStep[] {
  const flow: FlowStep[] = []
  let out = quantity
  for (const step of [...steps].reverse()) {
    const sheets = roundUp((out / step.numberUp) * (1 + (step.runWaste ?? 0)) + (step.setupWaste ?? 0))
    const hours = (step.setupHours ?? 0) + (step.speed === null ? 0 : sheets / step.speed)
    flow.unshift({ workCentre: step.workCentre, numberUp: step.numberUp, in: sheets, out, hours })
    out = sheets
  }
  return flow
}
