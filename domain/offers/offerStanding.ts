import type { OfferState } from './offerState.ts'

/** How far a revision has come, as the people who sent it see it. */
export type OfferStanding = OfferState | 'sent' | 'delivered' | 'opened' | 'asked' | 'revoked'

export const offerStandingLabels: Readonly<Record<OfferStanding, string>> = {
  open: 'Sent',
  sent: 'Sent',
  delivered: 'Delivered',
  opened: 'Opened',
  asked: 'Question',
  accepted: 'Accepted',
  declined: 'Declined',
  revoked: 'Link revoked',
  replaced: 'Replaced',
  expired: 'Expired',
}

interface Known {
  readonly state: OfferState
  readonly isRevoked: boolean
  readonly hasQuestion: boolean
  readonly isOpened: boolean
  /** Whether a mail server took it for one of its recipients. */
  readonly isDelivered: boolean
}

/** What says most of a revision: an answer before what ended it, what ended it before how far it came. */
export function offerStanding({
  state,
  isRevoked,
  hasQuestion,
  isOpened,
  isDelivered,
}: Known): OfferStanding {
  if (state === 'accepted' || state === 'declined') return state
  if (isRevoked) return 'revoked'
  if (state !== 'open') return state
  if (hasQuestion) return 'asked'
  if (isOpened) return 'opened'
  return isDelivered ? 'delivered' : 'sent'
}
