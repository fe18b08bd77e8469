import { approvalStandings, approvedCode, emptySections, type ItemSections } from '#domain/quoteItem'
import type { itemDecisions } from '../database/schema/index.ts'

/** How far an item of the demonstration has come. */
interface Way {
  readonly isPastApproval: boolean
  /** The customer has ordered. */
  readonly isWon: boolean
  readonly at: Date
  /** What the customer ordered with, and the name of the drawing that they approved. */
  readonly order: string
  readonly drawing: string
}

/** What people decided about an item of the demonstration that has come so far. */
export function decisionsOf(
  quoteItemId: number,
  filled: Partial<ItemSections>,
  marginFloor: number | null,
  { isPastApproval, isWon, at, order, drawing }: Way,
): (typeof itemDecisions.$inferInsert)[] {
  return approvalStandings({ ...emptySections, ...filled }, { marginFloor, decisions: [] })
    .filter(({ state, isCustomers }) => state === 'open' && (isCustomers ? isWon : isPastApproval))
    .map(({ approvalType, about, isCustomers, basis }) => ({
      quoteItemId,
      approvalType,
      about,
      approvalStatus: approvedCode,
      approvedBy: isCustomers ? 'custserv' : approvalType === 'PRICE_BELOW_FLOOR' ? 'pricing2' : 'techmgr',
      approvedDate: at,
      doc: isCustomers ? (approvalType === 'CUSTOMER_PRICE' ? order : drawing) : '',
      comment: approvalType === 'PRICE_BELOW_FLOOR' ? 'Volume makes up for it.' : '',
      basis,
    }))
}
