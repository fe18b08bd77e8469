import type { ItemState, WorkflowStep } from './types.ts'

/** Why nothing moves at all: the workflow has ended or the item is closed; '' when it is open. */
export function standstill(step: WorkflowStep, state: Pick<ItemState, 'closeType'>): string {
  if (step.kind === 'final') return `${step.name} ends the workflow.`
  if (state.closeType === 'archive') return 'The item is archived.'
  if (state.closeType === 'trash') return 'The item is in the trash.'
  return ''
}
