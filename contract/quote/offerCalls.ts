import { z } from 'zod'
import { anyone } from '#domain/access'
import { endpoint, type Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { requiredText } from '../masters.ts'
import { viewQuote, words } from './fields.ts'
import { ItemOption } from './itemOption.ts'

const offerState = z.enum(['open', 'accepted', 'declined', 'replaced', 'expired'])
const answerKind = z.enum(['accepted', 'declined', 'asked'])
const fact = z.object({ label: z.string(), value: z.string() })
const clause = z.object({ title: z.string(), text: z.string() })
const point = z.object({ x: z.number(), y: z.number() })

/** How a box looks: its panels, the ones further away first, in mm. */
const FoldPicture = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
  faces: z.array(
    z.object({
      name: z.string(),
      points: z.array(point),
      colour: z.tuple([z.number(), z.number(), z.number()]),
    }),
  ),
})

/** An item as it is stored with an offer: its price lines as figures, one for one. */
export const OfferedItem = z.object({
  quoteItemId: z.int(),
  reference: z.string(),
  breaks: z.array(z.object({ quantity: z.number(), amount: z.number(), isFrom: z.boolean() })),
  picture: FoldPicture.nullable(),
})
export type OfferedItem = z.infer<typeof OfferedItem>

/** An item that a customer ordered, and what became of it here. */
export const OrderedItem = z.object({
  quoteItemId: z.int(),
  reference: z.string(),
  /** In the words of the offer. */
  quantity: z.string(),
  /** Which of its price lines, from 0. */
  line: z.int(),
  isWon: z.boolean(),
  /** Why it waits for its sales rep; '' when it does not. */
  why: z.string(),
})
export type OrderedItem = z.infer<typeof OrderedItem>

/** A quote as its customer sees it by a link: what was sent, and how it stands. */
export const Offer = z
  .object({
    state: offerState,
    quoteReference: z.string(),
    revision: z.string(),
    validTo: z.string(),
    currency: z.enum(['AUD', 'NZD']),
    sender: z.object({ name: z.string(), lines: z.array(z.string()) }),
    contact: z.object({ name: z.string(), email: z.string() }),
    customerName: z.string(),
    /** What was sent; null when it does not hold any more. */
    content: z
      .object({
        subject: z.string(),
        facts: z.array(fact),
        opening: z.array(clause),
        items: z.array(
          z.object({
            reference: z.string(),
            /** Of the items of a group one is taken; null: it stands alone. */
            option: ItemOption.nullable(),
            number: z.string(),
            name: z.string(),
            about: z.string(),
            facts: z.array(fact),
            pictured: z.string(),
            picture: FoldPicture.nullable(),
            prices: z.array(
              z.object({
                quantity: z.string(),
                perThousand: z.string(),
                each: z.string(),
                order: z.string(),
                amount: z.number(),
                isFrom: z.boolean(),
              }),
            ),
            charges: z.array(fact),
          }),
        ),
        terms: z.array(clause),
        closing: z.array(clause),
        fileName: z.string(),
      })
      .nullable(),
    /** What the customer answered, the oldest first. */
    answers: z.array(
      z.object({
        kind: answerKind,
        at: z.string(),
        name: z.string(),
        purchaseOrder: z.string(),
        reason: z.string(),
        words: z.string(),
        items: z.array(z.object({ reference: z.string(), quantity: z.string(), line: z.int() })),
      }),
    ),
  })
  .meta({ id: 'Offer' })
export type Offer = z.infer<typeof Offer>

/** A revision as who sent it sees how its customer took it. */
export const RevisionOffer = z
  .object({
    revisionId: z.int(),
    state: offerState,
    validTo: z.string(),
    /** Whether a link to it can still be opened. */
    hasLink: z.boolean(),
    isRevoked: z.boolean(),
    openedAt: z.string().nullable(),
    answers: z.array(
      z.object({
        id: z.int(),
        kind: answerKind,
        at: z.string(),
        name: z.string(),
        purchaseOrder: z.string(),
        reason: z.string(),
        words: z.string(),
        items: z.array(OrderedItem),
      }),
    ),
  })
  .meta({ id: 'RevisionOffer' })
export type RevisionOffer = z.infer<typeof RevisionOffer>

/** What the link carries. What is no token is answered as one that nobody has. */
const token = z.string().max(200)
const name = requiredText('Your name', 80)

/** What a customer enters to accept. */
export const AcceptInput = z.object({
  name,
  purchaseOrder: requiredText('Purchase order number', 60),
  words: words(2000),
})
export type AcceptInput = z.infer<typeof AcceptInput>

/** What a customer enters to ask. */
export const AskInput = z.object({ name, words: requiredText('Your question', 2000) })
export type AskInput = z.infer<typeof AskInput>

/** What a customer enters to decline. */
export const DeclineInput = z.object({
  name,
  reason: requiredText('Reason', 40),
  words: words(2000),
})
export type DeclineInput = z.infer<typeof DeclineInput>

const problems = ['not-found', 'rule-failed', 'too-many-requests'] as const

/**
 * Offers: quotes that went out, answered by their customers. The first five are public: who has the link may make them, of
 * that one offer, and nothing else of the system can be reached by it.
 */
export const offerCalls = {
  offer: endpoint({
    method: 'POST',
    path: '/quote/QuoteOffer/Look',
    onlyAsks: true,
    summary: 'Public, by the token of a link: a quote as it was sent to its customer, and how it stands',
    right: anyone,
    body: z.object({ token }),
    response: Offer,
    problems,
  }),
  offerDocument: endpoint({
    method: 'POST',
    path: '/quote/QuoteOffer/Document',
    onlyAsks: true,
    summary: 'Public, by the token of a link: the document that was sent',
    right: anyone,
    body: z.object({ token }),
    answersFile: true,
    response: z.file(),
    problems: [...problems, 'unavailable'],
  }),
  acceptOffer: endpoint({
    method: 'POST',
    path: '/quote/QuoteOffer/Accept',
    once: true,
    summary:
      'Public, by the token of a link: the customer orders items at quantities, by name and order number',
    right: anyone,
    body: AcceptInput.extend({
      token,
      items: z
        .array(z.object({ reference: z.string().max(40), line: z.int().min(0).max(100) }))
        .min(1, 'Choose at least one item.')
        .max(500),
    }),
    response: Offer,
    problems: [...problems, 'stale'],
  }),
  askAboutOffer: endpoint({
    method: 'POST',
    path: '/quote/QuoteOffer/Ask',
    once: true,
    summary: 'Public, by the token of a link: the customer asks the sales rep a question',
    right: anyone,
    body: AskInput.extend({ token }),
    response: Offer,
    problems,
  }),
  declineOffer: endpoint({
    method: 'POST',
    path: '/quote/QuoteOffer/Decline',
    once: true,
    summary: 'Public, by the token of a link: the customer declines, with the reason',
    right: anyone,
    body: DeclineInput.extend({ token }),
    response: Offer,
    problems,
  }),
  offersOfQuote: endpoint({
    method: 'GET',
    path: '/quote/QuoteOffer',
    summary:
      'How the customer took the revisions of a quote: opened, asked, accepted, declined, in their words',
    right: viewQuote,
    query: z.object({ quoteId: id }),
    response: z.array(RevisionOffer),
    problems: ['not-found'],
  }),
  newOfferLink: endpoint({
    method: 'POST',
    path: '/quote/QuoteOffer/Link',
    summary: 'A new link to the newest revision of a quote; it is told once, for only its hash is kept',
    right: viewQuote,
    body: z.object({ revisionId: id }),
    response: z.object({ link: z.string() }),
    problems: ['not-found', 'rule-failed'],
  }),
  revokeOffer: endpoint({
    method: 'POST',
    path: '/quote/QuoteOffer/Revoke',
    summary: 'Ends every link to a revision of a quote',
    right: viewQuote,
    body: z.object({ revisionId: id }),
    response: z.array(RevisionOffer),
    problems: ['not-found'],
  }),
  compareRevisions: endpoint({
    method: 'GET',
    path: '/quote/QuoteOffer/Compare',
    summary: 'What two revisions of a quote say differently, or one and the quote as it stands now',
    right: viewQuote,
    query: z.object({
      quoteId: id,
      from: id,
      /** Left out: the quote as it stands now. */
      to: id.optional(),
    }),
    response: z.array(
      z.object({ path: z.string(), label: z.string(), before: z.string(), after: z.string() }),
    ),
    problems: ['not-found'],
  }),
} satisfies Service
