import { findStep, type WorkflowDefinition, type WorkflowStep } from '#domain/workflow'
import type { ItemRow } from './itemRow.ts'

/** The step an item is at. Throws an Error when its template has no such step, which no write lets happen. */
export function stepOf(
  definition: WorkflowDefinition,
  { stepCode }: Pick<ItemRow, 'stepCode'>,
): WorkflowStep {
  const step = findStep(definition, stepCode)
  if (step === undefined) throw new Error(`Step ${stepCode} is not in template ${definition.templateId}.`)
  return step
}
