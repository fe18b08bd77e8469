import { findStep, type WorkflowDefinition } from '#domain/workflow'

/** A move of an item along its workflow. */
export interface Move {
  readonly action: string
  readonly stepCode: string
  /** Whether the item was won before. */
  readonly wasWon: boolean
}

/**
 * Whether an item is won after a move: it stands at ORDER or later. At its end it is what it was, unless the action
 * that ended it is the one that wins. Our own.
 */
export function isWonAfter(definition: WorkflowDefinition, { action, stepCode, wasWon }: Move): boolean {
  const step = findStep(definition, stepCode)
  if (step === undefined) return false
  if (step.kind === 'final') return wasWon || action === 'WON'
  const order = findStep(definition, 'ORDER')
  return order !== undefined && step.sequence >= order.sequence
}
