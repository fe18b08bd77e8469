import { z } from 'zod'
import { masterRights } from '#domain/access'
import { endpoint, type Service } from './endpoint.ts'
import { costRight } from './engineRights.ts'
import { id, largestStored, listQuery } from './listQuery.ts'
import { masterFilter } from './masterFields.ts'
import { byId, words } from './quote/fields.ts'
import { viewQuote } from './quote/rights.ts'
import { ExplanationToSend, explained } from './report/explanations.ts'
import { QuoteTextInput, quoteTextKind } from './report/quoteTextInput.ts'
import { QuoteToSend, SendingInput, SentRevision } from './report/sendings.ts'

export { ExplanationToSend, type SentExplanation } from './report/explanations.ts'
export { QuoteTextInput } from './report/quoteTextInput.ts'
export { QuoteToSend, SendingInput, SentRevision } from './report/sendings.ts'

/** A text of the letter as administrators keep one. */
export const QuoteTextMaster = z
  .object({
    id: z.int(),
    code: z.string(),
    kind: quoteTextKind,
    businessUnit: z.string(),
    title: z.string(),
    text: z.string(),
    sequence: z.int(),
    isActive: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'QuoteTextMaster' })
export type QuoteTextMaster = z.infer<typeof QuoteTextMaster>

/** The reports: a quote as its customer gets it, and what its items cost. */
export const report = {
  quoteReport: endpoint({
    method: 'POST',
    path: '/report/QuoteReport',
    onlyAsks: true,
    summary: 'A quote as a letter to its customer (pdf), or the drawing of one of its items (eps)',
    right: viewQuote,
    body: z.object({
      quoteId: id,
      fileType: z.enum(['pdf', 'eps']).default('pdf'),
      /** The item whose drawing is asked for. */
      quoteItemId: id.optional(),
    }),
    answersFile: true,
    response: z.file(),
    problems: ['not-found', 'rule-failed', 'unavailable'],
  }),
  multiComponentReport: endpoint({
    method: 'POST',
    path: '/report/QuoteReport/MultiComponentQuoteReport',
    onlyAsks: true,
    summary:
      'The set of a master quote as a letter: its components with their ratios, and what so many sets cost',
    right: viewQuote,
    body: z.object({ quoteId: id }),
    answersFile: true,
    response: z.file(),
    problems: ['not-found', 'rule-failed', 'unavailable'],
  }),
  costTapeReport: endpoint({
    method: 'POST',
    path: '/report/QuoteReport/CostTapeReportV2',
    onlyAsks: true,
    summary: 'What an item costs with every line at each break, as PDF, under the file name that is sent',
    right: costRight,
    body: z.object({ quoteItemId: id, filename: words(120).default('') }),
    answersFile: true,
    response: z.file(),
    problems: ['not-found', 'rule-failed', 'unavailable'],
  }),
  sentQuotes: endpoint({
    method: 'GET',
    path: '/report/QuoteReport/Sent',
    summary: 'The revisions of a quote that were sent, newest first, each with to whom, when and by whom',
    right: viewQuote,
    query: z.object({ quoteId: id }),
    response: z.array(SentRevision),
    problems: ['not-found'],
  }),
  sentQuote: endpoint({
    method: 'GET',
    path: '/report/QuoteReport/Sent/{id}',
    summary: 'The document of a revision, the very one that was sent',
    right: viewQuote,
    params: byId,
    answersFile: true,
    response: z.file(),
    problems: ['not-found', 'unavailable'],
  }),
  quoteToSend: endpoint({
    method: 'GET',
    path: '/report/QuoteReport/ToSend',
    summary: 'What would go to the customer of a quote now: revision, what is missing, recipients and words',
    right: viewQuote,
    query: z.object({ quoteId: id }),
    response: QuoteToSend,
    problems: ['not-found'],
  }),
  sendQuote: endpoint({
    method: 'POST',
    path: '/report/QuoteReport/Send',
    once: true,
    summary: 'Sends a quote to its customer with its document, and keeps both as a revision',
    right: viewQuote,
    body: SendingInput.extend({
      quoteId: id,
      /** Of what the person looked at: something else is not sent in its place. */
      contentHash: z.string().max(64),
    }),
    response: z.array(SentRevision),
    problems: ['not-found', 'stale', 'rule-failed', 'unavailable'],
  }),
  explainPrice: endpoint({
    method: 'POST',
    path: '/report/PriceExplanation',
    onlyAsks: true,
    summary:
      'Why a break costs what it does, as PDF: for its customer without costs, for us with all of them',
    right: viewQuote,
    body: explained,
    answersFile: true,
    response: z.file(),
    problems: ['not-found', 'rule-failed', 'unavailable'],
  }),
  explanationToSend: endpoint({
    method: 'GET',
    path: '/report/PriceExplanation/ToSend',
    summary: 'What would go out to explain a price, with recipients and words, and what did before',
    right: viewQuote,
    query: explained,
    response: ExplanationToSend,
    problems: ['not-found', 'rule-failed'],
  }),
  sendExplanation: endpoint({
    method: 'POST',
    path: '/report/PriceExplanation/Send',
    once: true,
    summary: 'Sends the explanation of a price: to its customer, or to people of ours who may see costs',
    right: viewQuote,
    body: SendingInput.extend({ ...explained.shape, contentHash: z.string().max(64) }),
    response: ExplanationToSend,
    problems: ['not-found', 'stale', 'rule-failed', 'unavailable'],
  }),
  sentExplanation: endpoint({
    method: 'GET',
    path: '/report/PriceExplanation/Sent/{id}',
    summary: 'The explanation of a price, the very document that was sent',
    right: viewQuote,
    params: byId,
    answersFile: true,
    response: z.file(),
    problems: ['not-found', 'unavailable'],
  }),
  quoteTexts: endpoint({
    method: 'GET',
    path: '/report/QuoteText',
    summary: 'What the letters of quotes say besides their items; texts in use unless told',
    right: masterRights.quoteText,
    query: listQuery(
      z.object({
        ...masterFilter,
        kind: quoteTextKind.optional(),
        businessUnit: z.string().max(20).optional(),
      }),
    ),
    response: z.array(QuoteTextMaster),
    list: true,
  }),
  saveQuoteText: endpoint({
    method: 'POST',
    path: '/report/QuoteText',
    summary: 'Save a text of the letters, or make a new one (without id and version)',
    right: masterRights.quoteText,
    body: QuoteTextInput.extend({
      id: id.optional(),
      version: z.int().positive().max(largestStored).optional(),
    }),
    response: QuoteTextMaster,
    problems: ['stale', 'already-exists', 'rule-failed', 'not-found'],
  }),
} satisfies Service
