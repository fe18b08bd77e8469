import { dueDateRefusal } from './dueDateRefusal.ts'
import { type OrderAction, type OrderActor, orderActions } from './orderActions.ts'
import type { OrderStatus } from './statuses.ts'

export interface OrderActionInput {
  readonly action: OrderAction
  readonly reason: string
  /** `YYYY-MM-DD`, or null when none was said. */
  readonly dueDate: string | null
  /** `YYYY-MM-DD` */
  readonly today: string
}

export type OrderActionResult =
  | { readonly ok: true; readonly status: OrderStatus }
  | { readonly ok: false; readonly message: string; readonly path: 'action' | 'reason' | 'dueDate' }

/** The status of an order after an action, or the sentence why it can't happen and which field it is about. */
export function applyOrderAction(
  status: OrderStatus,
  actor: OrderActor,
  { action, reason, dueDate, today }: OrderActionInput,
): OrderActionResult {
  const offered = orderActions(status, actor).find(each => each.code === action)
  if (offered === undefined) return { ok: false, message: `There is no action ${action}.`, path: 'action' }
  if (!offered.allowed) return { ok: false, message: offered.reason, path: 'action' }
  if (offered.asks === 'reason' && reason.trim() === '') {
    return { ok: false, message: 'Reason is required', path: 'reason' }
  }
  if (offered.asks === 'dueDate' && dueDate === null) {
    return { ok: false, message: 'Due date is required', path: 'dueDate' }
  }
  const refusal = offered.asks === 'dueDate' && dueDate !== null ? dueDateRefusal(dueDate, today) : null
  if (refusal !== null) return { ok: false, message: refusal, path: 'dueDate' }
  return { ok: true, status: offered.target }
}
