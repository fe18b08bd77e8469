/** What a customer can do with an offer: answer it while it is open. */
export type OfferState = 'open' | 'accepted' | 'declined' | 'replaced' | 'expired'

interface Offered {
  /** How the customer answered for good; null: not yet. */
  readonly answer: 'accepted' | 'declined' | null
  /** Whether a newer revision went out. */
  readonly isReplaced: boolean
  /** The last day that it holds, `YYYY-MM-DD`. */
  readonly validTo: string
}

/**
 * Where an offer stands on a day, `YYYY-MM-DD`. What was answered stays answered, whatever came after; a newer revision
 * counts before the day, because it says what holds instead.
 */
export function offerState({ answer, isReplaced, validTo }: Offered, today: string): OfferState {
  if (answer !== null) return answer
  if (isReplaced) return 'replaced'
  return validTo < today ? 'expired' : 'open'
}
