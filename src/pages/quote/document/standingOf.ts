import type { RevisionOffer } from '#contract/quote'
import type { SentRevision } from '#contract/report'
import { type OfferStanding, offerStanding } from '#domain/offers'

/** How far a revision has come, by its mails and by what its customer did; `offer`: undefined while it is not known, or there is none. */
export function standingOf({ sendings }: SentRevision, offer: RevisionOffer | undefined): OfferStanding {
  const isDelivered = sendings.some(({ recipients }) =>
    recipients.some(({ delivery }) => delivery === 'Sent'),
  )
  return offerStanding({
    state: offer?.state ?? 'open',
    isRevoked: offer?.isRevoked ?? false,
    hasQuestion: offer?.answers.some(({ kind }) => kind === 'asked') ?? false,
    isOpened: (offer?.openedAt ?? null) !== null,
    isDelivered,
  })
}
