import { type Colleague, isInitiator } from './isInitiator.ts'
import { seesEveryCustomer } from './seesEveryCustomer.ts'

/** What decides whether a person may see a quote or an item of it. */
export interface Belonging {
  /** Login of the quote's owner. */
  readonly owner: string
  /** Login of the customer's sales rep; empty when the quote has no customer yet. */
  readonly customerSalesRep: string
  readonly assignmentGroups: readonly string[]
  readonly assignees: readonly string[]
}

export interface Viewer extends Colleague {
  readonly scopes: readonly string[]
  readonly workGroups: readonly string[]
}

/**
 * Whether `viewer` may see it. Without VIEW_QUOTE nobody does. People who only sell see what they, the reps they
 * coordinate or their customers have, and what waits with them or their workgroups, unless VIEW_ALL_CUSTOMERS opens
 * all; everybody else who works on quotes sees every quote. Our own reading of `accessAllowed` (001 §6).
 */
export function mayViewItem(viewer: Viewer, item: Belonging): boolean {
  if (!viewer.scopes.includes('VIEW_QUOTE')) return false
  if (seesEveryCustomer(viewer)) return true
  return (
    isInitiator(viewer, item.owner) ||
    item.customerSalesRep === viewer.login ||
    viewer.salesReps.includes(item.customerSalesRep) ||
    item.assignees.includes(viewer.login) ||
    item.assignmentGroups.some(group => viewer.workGroups.includes(group))
  )
}
