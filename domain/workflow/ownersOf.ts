import { plantAlone } from '#domain/boardGrades'
import type { ItemState, StepOwner, WorkflowStep } from './types.ts'

type Place = Pick<ItemState, 'plantCode' | 'businessUnit'>

// The step's owners name the plant alone.
const fits = (owner: StepOwner, item: Place) =>
  (owner.plantCode === null || owner.plantCode === plantAlone(item.plantCode ?? '')) &&
  (owner.businessUnit === null || owner.businessUnit === item.businessUnit)

const weight = (owner: StepOwner) =>
  (owner.plantCode === null ? 0 : 2) + (owner.businessUnit === null ? 0 : 1)

/**
 * Codes of the workgroups that own the step for this item, most specific first: plant and business unit, plant,
 * business unit, any; equals in the order of the definition.
 */
export function ownersOf(step: WorkflowStep, item: Place): string[] {
  const fitting = step.owners.filter(owner => fits(owner, item)).toSorted((a, b) => weight(b) - weight(a))
  return [...new Set(fitting.map(owner => owner.workgroup))]
}
