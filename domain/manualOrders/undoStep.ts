import type { OrderStatus } from './statuses.ts'

/** Minutes for which a step that ends an order can be taken back. */
const undoMinutes = 15

/** Steps that end an order for somebody: taken by a slip of the hand, nobody else takes them back. */
const undoable: readonly OrderStatus[] = ['COMPLETE', 'INVOICED']

/** The last step of an order, as its history has it. */
export interface LastStep {
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly who: string
  readonly minutesAgo: number
}

/** Why a person can't take the last step of an order back; '' when they can. Our own rule. */
export function undoRefusal(status: OrderStatus, last: LastStep | null, login: string): string {
  if (last === null || last.to !== status || !undoable.includes(status)) {
    return `There is nothing to take back: the order is at ${status}.`
  }
  if (last.who !== login) return 'Only who took the step takes it back.'
  return last.minutesAgo <= undoMinutes ? '' : `A step can be taken back for ${undoMinutes} minutes.`
}
