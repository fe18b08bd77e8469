import type { RevisionOffer } from '#contract/quote'
import { dateTime, listed } from '#domain/formats'
import { declineReasonLabel } from '#domain/offers'

type Answer = RevisionOffer['answers'][number]

/** What the customer did, when: `Accepted by Harriet Moss with PO-4711 on 16-03-2026 11:30: 100061-1 (5,000)`. */
export function answerWords({ kind, name, at, purchaseOrder, reason, items }: Answer): string {
  const when = `on ${dateTime(at)}`
  switch (kind) {
    case 'accepted':
      return `Accepted by ${name} with ${purchaseOrder} ${when}: ${listed(items.map(({ reference, quantity }) => `${reference} (${quantity})`))}`
    case 'declined':
      return `Declined by ${name} ${when}: ${declineReasonLabel(reason)}`
    case 'asked':
      return `${name} asked ${when}`
  }
}

/** What of an order waits for us, a sentence an item. */
export const waitingWords = ({ items }: Answer): string[] =>
  items
    .filter(({ isWon }) => !isWon)
    .map(({ reference, why }) => `${reference} is accepted by the customer and not won yet. ${why}`)
