import { validationTabIds } from '#domain/quoteItem'
import { isThing, type StepAsk, stepAskLabel } from './stepAsks.ts'
import type { WorkflowDefinition, WorkflowStep } from './types.ts'

/**
 * What is wrong with what a step asks for: a tab on which nobody can change anything, at the step or before it, could never
 * be made valid; an end asks in vain, because nothing leaves it. What is asked for because a field is required is said of
 * that field.
 */
export function askProblems({ steps }: Pick<WorkflowDefinition, 'steps'>, step: WorkflowStep): string[] {
  const upToIt = steps.filter(({ sequence }) => sequence <= step.sequence)
  const isEditable = (ask: StepAsk) =>
    isThing(ask) ||
    upToIt.some(({ fieldRules }) =>
      fieldRules.some(({ tabId, readOnly }) => tabId === validationTabIds[ask] && !readOnly),
    )
  const asks = step.asks ?? []
  return [
    ...(step.kind === 'final' && asks.length > 0
      ? ['asks for something at a final step, where nobody can act']
      : []),
    ...asks
      .filter(ask => !isEditable(ask))
      .map(ask => `asks for ${stepAskLabel(ask)}, of which nothing can be edited at it or before`),
  ]
}
