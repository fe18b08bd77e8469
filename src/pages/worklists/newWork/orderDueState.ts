import type { NewWorkRow } from '#contract/newWork'
import { dayIn } from '#domain/formats'
import { type DueState, dueState } from '#domain/quotes'

/** Statuses at which nobody waits for the vendor any more. */
const over = ['COMPLETE', 'INVOICED', 'REJECTED']

/** How the vendor's due date of an order stands today; `none` once the order is over. */
export const orderDueState = ({ status, dateDue }: Pick<NewWorkRow, 'status' | 'dateDue'>): DueState =>
  over.includes(status) ? 'none' : dueState(dateDue, dayIn(new Date()))
