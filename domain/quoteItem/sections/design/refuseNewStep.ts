import { type MessageKey, text } from '#domain/messages'
import type { PlantOperation } from '../../facts.ts'
import type { DesignStep } from './design.ts'

/** The operations that one more step may have: those of several routes, and those that no step has. */
export const freeOperations = (
  steps: readonly Pick<DesignStep, 'operation'>[],
  operations: readonly PlantOperation[],
): PlantOperation[] =>
  operations.filter(
    ({ code, isMultiRoute }) => isMultiRoute || !steps.some(({ operation }) => operation === code),
  )

/**
 * Why no step can be added now, '' when one can: a plant is needed, each step has an operation, and one is left. Rules
 * design-add-plant, design-add-existing-operation and design-add-available (001 §5).
 */
export function refuseNewStep(
  plantCode: string,
  steps: readonly Pick<DesignStep, 'operation'>[],
  operations: readonly PlantOperation[],
): string {
  const refusals: readonly (readonly [boolean, MessageKey])[] = [
    [plantCode === '', 'designSelectPlant'],
    [steps.some(({ operation }) => operation === ''), 'designChooseOperation'],
    [freeOperations(steps, operations).length === 0, 'designNoSteps'],
  ]
  const refused = refusals.find(([isSo]) => isSo)
  return refused === undefined ? '' : text(refused[1])
}
