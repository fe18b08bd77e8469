import { initialStepCode, notChosen } from '#domain/workflow'
import type { Outcome } from './outcomes.ts'

/** What decides what became of an item. */
export interface CountedItem {
  readonly isWon: boolean
  /** Whether the customer was new when the item was won. */
  readonly isNewCustomer: boolean
  readonly stepCode: string
  readonly isFinal: boolean
  readonly closeType: 'archive' | 'trash' | null
  /** Code of the reason it was closed for. */
  readonly closeReason: string
}

/** Reasons for closing an item that no customer said no to. */
const notLost = ['DUPLICATE', 'ENTERED_IN_ERROR', 'SUPERSEDED', notChosen]

/**
 * What became of an item, or null where it counts nowhere: a draft is no quote yet, what was closed because it was there
 * twice was not lost, nor was an option beside the one that was ordered, and the trash does not count. Names 002 §3; what counts is our own. The database keeps its figures
 * by the same rule, `outcome_of`.
 */
export function outcomeOf(item: CountedItem): Outcome | null {
  if (item.closeType === 'trash') return null
  if (item.isWon) return item.isNewCustomer ? 'newCustItemsWon' : 'existCustItemsWon'
  if (item.stepCode === initialStepCode) return null
  if (item.closeType === null && !item.isFinal) return 'pendingQuoteItems'
  if (item.closeType !== null && notLost.includes(item.closeReason)) return null
  return 'lostQuoteItems'
}
