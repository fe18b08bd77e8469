import { z } from 'zod'
import { anyone } from '#domain/access'
import { endpoint, type Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { Offer, RevisionOffer } from './offer.ts'
import { AcceptInput, AskInput, DeclineInput } from './offerInputs.ts'
import { viewQuote } from './rights.ts'

/** What the link carries. What is no token is answered as one that nobody has. */
const token = z.string().max(200)

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
        .array(
          z.object({
            reference: z.string().max(40),
            line: z.int().min(0).max(100),
            /** How many of a range; its smallest unless told. */
            count: z.number().max(1_000_000_000).optional(),
          }),
        )
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
