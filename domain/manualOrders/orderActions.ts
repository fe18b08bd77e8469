import { type OrderStatus, orderStatusNames } from './statuses.ts'
import { statusesAfter } from './transitions.ts'

/** What has to be said of a step: the new day, why, or what is charged. */
export const orderQuestions = ['dueDate', 'reason', 'charge'] as const
export type OrderQuestion = (typeof orderQuestions)[number]

/** What can be done with an order, what leads on first; the status it leads to, who does it, and what has to be said. */
const actions = [
  { code: 'ACCEPT', name: 'Accept', target: 'ACCEPTED', byVendor: true, asks: null },
  { code: 'HAND_OVER', name: 'Hand over assets', target: 'ASSET HAND OVER', byVendor: false, asks: null },
  { code: 'COMPLETE', name: 'Complete', target: 'COMPLETE', byVendor: true, asks: 'charge' },
  { code: 'INVOICE', name: 'Invoice', target: 'INVOICED', byVendor: true, asks: 'charge' },
  { code: 'CHANGE_DATE', name: 'Change due date', target: 'DATE CHANGED', byVendor: true, asks: 'dueDate' },
  { code: 'REJECT', name: 'Reject', target: 'REJECTED', byVendor: true, asks: 'reason' },
  { code: 'RESUBMIT', name: 'Resubmit', target: 'RESUBMITTED', byVendor: false, asks: null },
] as const satisfies readonly {
  readonly code: string
  readonly name: string
  readonly target: OrderStatus
  readonly byVendor: boolean
  readonly asks: OrderQuestion | null
}[]

export type OrderAction = (typeof actions)[number]['code']

export const orderActionCodes = actions.map(action => action.code) as [OrderAction, ...OrderAction[]]

/** Who acts on an order: somebody of the company's new-work people, or its vendor. */
export interface OrderActor {
  readonly isNewWork: boolean
  /** Whether the order is with the vendor this person works for. */
  readonly isItsVendor: boolean
}

export interface OfferedOrderAction {
  readonly code: OrderAction
  readonly name: string
  readonly target: OrderStatus
  readonly asks: OrderQuestion | null
  readonly allowed: boolean
  /** Why it is not allowed; empty when it is. */
  readonly reason: string
}

const inWords = (names: readonly OrderStatus[]): string => names.join(' or ')

/** The statuses from which an order may go to `target`. */
const statusesBefore = (target: OrderStatus): readonly OrderStatus[] =>
  orderStatusNames.filter(status => statusesAfter(status).includes(target))

function refusal(
  { target, byVendor }: (typeof actions)[number],
  status: OrderStatus,
  { isNewWork, isItsVendor }: OrderActor,
): string {
  if (!isNewWork && !isItsVendor) return 'The order is with another vendor.'
  if (!isNewWork && !byVendor) return 'Only new work may do this.'
  // A date that was agreed on anew can be changed again.
  if (status === target && target === 'DATE CHANGED') return ''
  if (statusesAfter(status).includes(target)) return ''
  return `An order at ${status} can not become ${target}; only one at ${inWords(statusesBefore(target))} can.`
}

/** Everything that can be done with orders, and why each is or is not possible at `status`. Source: decision N18; who may, our own. */
export const orderActions = (status: OrderStatus, actor: OrderActor): OfferedOrderAction[] =>
  actions.map(action => {
    const reason = refusal(action, status, actor)
    const { code, name, target, asks } = action
    return { code, name, target, asks, allowed: reason === '', reason }
  })
