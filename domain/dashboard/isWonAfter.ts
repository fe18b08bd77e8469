import { orderStep } from '#domain/quotes'
import { findStep, type WorkflowDefinition } from '#domain/workflow'

/** A move of an item along its workflow. */
export interface Move {
  readonly action: string
  /** Where it stood and where it stands. */
  readonly fromStep: string
  readonly stepCode: string
  /** Whether the item was won before. */
  readonly wasWon: boolean
}

/**
 * Whether an item is won after a move: the customer ordered by the action WON, or, where no step asked them, by the order
 * being placed, which is the forward action out of the order step. It stays won until it goes back before that step. Our own.
 */
export function isWonAfter(definition: WorkflowDefinition, move: Move): boolean {
  const step = findStep(definition, move.stepCode)
  if (step === undefined) return false
  if (move.action === 'WON') return true
  const order = orderStep(definition)
  const isPlaced =
    move.fromStep === order?.code &&
    order?.actions.some(({ code, direction }) => code === move.action && direction === 'forward') === true
  if (isPlaced) return true
  return move.wasWon && (step.kind === 'final' || (order !== undefined && step.sequence >= order.sequence))
}
