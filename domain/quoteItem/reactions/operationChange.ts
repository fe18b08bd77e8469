import type { Reaction } from '../reaction.ts'

/** Another operation of a step clears the work centre, which did the one before. Our own. */
export const operationChange: Reaction = (before, after) => {
  const old = new Map(before.design.designSteps.map(step => [step.key, step]))
  const isStale = ({ key, operation, workCentre }: (typeof after.design.designSteps)[number]) => {
    const was = old.get(key)
    return workCentre !== '' && was?.workCentre === workCentre && was.operation !== operation
  }
  if (!after.design.designSteps.some(isStale)) return null
  const designSteps = after.design.designSteps.map(step =>
    isStale(step) ? { ...step, workCentre: '' } : step,
  )
  return { patch: { design: { designSteps } }, said: '' }
}
