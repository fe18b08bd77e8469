import { initialStepCode } from '#domain/workflow'
import type { Figure } from './figures.ts'

/** What decides in which figure an item counts. */
export interface CountedItem {
  readonly isWon: boolean
  /** Whether the customer was new when the item was won. */
  readonly isNewCustomer: boolean
  readonly stepCode: string
  readonly isFinal: boolean
  readonly closeType: 'archive' | 'trash' | null
}

/**
 * The figure an item counts in, or null: a draft is no quote yet, what is lost or archived before it was won is
 * nobody's, and the trash does not count. Names 002 §3; what counts is our own.
 */
export function figureOf(item: CountedItem): Figure | null {
  if (item.closeType === 'trash') return null
  if (item.isWon) return item.isNewCustomer ? 'newCustItemsWon' : 'existCustItemsWon'
  if (item.closeType !== null || item.isFinal || item.stepCode === initialStepCode) return null
  return 'pendingQuoteItems'
}
