import { z } from 'zod'
import { text } from '#domain/messages'
import { endpoint, type Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { words } from './fields.ts'
import { viewQuote } from './rights.ts'
import { SectionSaved } from './sectionCalls.ts'

/** What a quote and its items keep of the design service. */
export const designProjectCalls = {
  saveDesignProject: endpoint({
    method: 'PUT',
    path: '/quote/Quote/EskoProject',
    summary: 'Stores the number of the project that the design service has created for an item',
    right: viewQuote,
    body: z.object({
      quoteItemId: id,
      projectNo: words(40).min(1, text('formRequired', { field: 'Project Number' })),
    }),
    response: SectionSaved,
    problems: ['not-found', 'stale', 'rule-failed'],
  }),
  syncDesignCustomer: endpoint({
    method: 'PUT',
    path: '/quote/Quote/SyncCustomer',
    summary:
      'Tells the design service what the customer of a quote is called, and keeps that in its change log',
    right: viewQuote,
    body: z.object({ quoteId: id }),
    response: z.object({ customerCode: z.string(), message: z.string() }),
    problems: ['not-found', 'unavailable', 'rule-failed'],
  }),
} satisfies Service
