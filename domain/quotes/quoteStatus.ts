import { findStep, initialStepCode, type WorkflowDefinition } from '#domain/workflow'
import { approvalStep } from './approvalStep.ts'
import { orderStep } from './orderStep.ts'

export const quoteStatuses = [
  'Draft',
  'In Progress',
  'On Hold',
  'Approved',
  'Ordered',
  'Closed',
  'Expired',
] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** Where one item of the quote stands. */
export interface ItemStanding {
  /** The template it follows. */
  readonly templateId: number
  readonly stepCode: string
  readonly isOnHold: boolean
  readonly closeType: 'archive' | 'trash' | null
}

export interface QuoteStatusInput {
  readonly items: readonly ItemStanding[]
  /** Last day the quote is valid, `YYYY-MM-DD`; null: without end. */
  readonly validTo: string | null
  /** `YYYY-MM-DD` */
  readonly today: string
  /** What the items of a template follow. */
  readonly workflowOf: (templateId: number) => WorkflowDefinition
}

/** How far an item is along its own workflow. */
function progressOf({ templateId, stepCode }: ItemStanding, workflow: QuoteStatusInput['workflowOf']) {
  const definition = workflow(templateId)
  const step = findStep(definition, stepCode)
  const [order, approval] = [orderStep(definition), approvalStep(definition)]
  const isOrdered = step !== undefined && order !== undefined && step.sequence >= order.sequence
  const isPastApproval = step !== undefined && approval !== undefined && step.sequence > approval.sequence
  // What is ordered needs no approval any more, in a workflow that asks for none.
  return { isFinal: step?.kind === 'final', isOrdered, isApproved: isOrdered || isPastApproval }
}

/**
 * The status of a quote, derived from its items, each along its own workflow. Source: decision N19; the order of the
 * ladder is our own. An item is open until it is archived, trashed or at a final step. `workflowOf` answers every template
 * of the items; what it throws goes on.
 */
export function quoteStatus({ items, validTo, today, workflowOf }: QuoteStatusInput): QuoteStatus {
  const open = items
    .filter(item => item.closeType === null)
    .map(item => ({ ...progressOf(item, workflowOf), isOnHold: item.isOnHold }))
    .filter(item => !item.isFinal)
  const all = (holds: (item: (typeof open)[number]) => boolean) => open.length > 0 && open.every(holds)

  // What is over comes first: nothing below can change it.
  if (items.length > 0 && open.length === 0) return 'Closed'
  // An order stands even when the quote it came from runs out.
  if (all(item => item.isOrdered)) return 'Ordered'
  if (validTo !== null && validTo.slice(0, 10) < today) return 'Expired'
  // A held quote is held wherever its items stand, the first step included.
  if (all(item => item.isOnHold)) return 'On Hold'
  if (all(item => item.isApproved)) return 'Approved'
  if (items.every(item => item.stepCode === initialStepCode)) return 'Draft'
  return 'In Progress'
}
