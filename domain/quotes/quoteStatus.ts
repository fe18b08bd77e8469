import { defaultWorkflow, initialStepCode, type WorkflowDefinition } from '#domain/workflow'

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
  /** The workflow whose order of steps counts; the default one unless given. */
  readonly workflow?: WorkflowDefinition
}

/**
 * The status of a quote, derived from its items. Source: decision N19; the order of the ladder is our own.
 * An item is open until it is archived, trashed or at a final step.
 */
export function quoteStatus({
  items,
  validTo,
  today,
  workflow = defaultWorkflow,
}: QuoteStatusInput): QuoteStatus {
  const step = (code: string) => workflow.steps.find(each => each.code === code)
  const sequence = (code: string) => step(code)?.sequence ?? Number.NaN
  const open = items.filter(item => item.closeType === null && step(item.stepCode)?.kind !== 'final')
  const all = (holds: (item: ItemStanding) => boolean) => open.length > 0 && open.every(holds)

  // What is over comes first: nothing below can change it.
  if (items.length > 0 && open.length === 0) return 'Closed'
  // An order stands even when the quote it came from runs out.
  if (all(item => sequence(item.stepCode) >= sequence('ORDER'))) return 'Ordered'
  if (validTo !== null && validTo.slice(0, 10) < today) return 'Expired'
  // A held quote is held wherever its items stand, the first step included.
  if (all(item => item.isOnHold)) return 'On Hold'
  if (all(item => sequence(item.stepCode) > sequence('APPROVAL'))) return 'Approved'
  if (items.every(item => item.stepCode === initialStepCode)) return 'Draft'
  return 'In Progress'
}
