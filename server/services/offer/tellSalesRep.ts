import type { OrderedItem } from '#contract/quote'
import { date } from '#domain/formats'
import { declineReasonLabel } from '#domain/offers'
import { type QuoteDocument, revisionLetter } from '#domain/quoteDocument'
import type { Database } from '../../database/database.ts'
import { writeDelivery } from '../messaging/writeDelivery.ts'
import { contactOf } from '../report/letterFacts.ts'

interface Told {
  readonly quoteId: number
  /** Login of the quote's owner. */
  readonly owner: string
  readonly revision: number
  readonly document: Pick<QuoteDocument, 'quoteReference' | 'subject' | 'customer'>
  readonly validTo: string
  readonly state: 'accepted' | 'declined' | 'asked' | 'expiring'
  readonly who: string
  readonly purchaseOrder?: string
  readonly reason?: string
  readonly words?: string
  readonly items?: readonly OrderedItem[]
  readonly createdBy: string
}

const itemWords = ({ reference, quantity, isWon, why }: OrderedItem): string =>
  `${reference}: ${quantity}${isWon ? '' : ` (waits for you: ${why})`}`

/** Writes the message with which a sales rep hears of an offer, in the transaction of what it is about. */
export async function tellSalesRep(tx: Database, origin: string, told: Told): Promise<void> {
  const { quoteId, owner, document, state, createdBy } = told
  const contact = await contactOf(tx, owner)
  await writeDelivery(tx, {
    appType: 'offer',
    ...{ state, quoteId, createdBy },
    quoteItemId: null,
    recipient: contact.email,
    refusal: contact.email === '' ? `${contact.name} has no e-mail address.` : '',
    values: {
      quoteNumber: document.quoteReference,
      revision: revisionLetter(told.revision),
      quoteDescription: document.subject,
      customerName: document.customer.name,
      validTo: date(told.validTo),
      ownerName: contact.name,
      ownerEmail: contact.email,
      who: told.who,
      answeredItems: (told.items ?? []).map(itemWords).join('\n'),
      purchaseOrder: told.purchaseOrder ?? '',
      reason: told.reason === undefined ? '' : declineReasonLabel(told.reason),
      words: told.words ?? '',
      link: `${origin}/quotes/${quoteId}`,
    },
  })
}
