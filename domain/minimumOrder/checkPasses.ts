import type { OrderStep } from './orderStep.ts'

/** A closure step that runs fewer passes than its work centre wants. */
export interface PassesWarning {
  readonly workCentre: string
  readonly minimumPasses: number
  readonly message: string
}

/**
 * The passes check of a closure step: quantity divided by number up reaches the work centre's minimum (001 §9).
 * Null when it passes or the minimum is not known.
 */
export function checkPasses(step: OrderStep, quantity: number): PassesWarning | null {
  const minimumPasses = step.minNoOfPasses ?? 0
  if (minimumPasses <= 0 || quantity / step.totalNumberUp >= minimumPasses) return null
  const message = `${step.workCentre}: minimum passes ${minimumPasses}`
  return { workCentre: step.workCentre, minimumPasses, message }
}
