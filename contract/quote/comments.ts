import { z } from 'zod'
import { endpoint, type Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { words } from './fields.ts'
import { viewQuote } from './rights.ts'

export const Comment = z
  .object({
    id: z.number(),
    quoteId: z.number(),
    quoteItemId: z.number().nullable(),
    comment: z.string(),
    createdBy: z.string(),
    createdByName: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'Comment' })
export type Comment = z.infer<typeof Comment>

/** Comments of a quote and its items. */
export const commentCalls = {
  comments: endpoint({
    method: 'GET',
    path: '/quote/QuoteComment',
    summary: 'Comments of a quote, or of one of its items, newest first',
    right: viewQuote,
    query: z.object({ quoteId: id, quoteItemId: id.optional() }),
    response: z.array(Comment),
  }),
  addComment: endpoint({
    method: 'POST',
    path: '/quote/QuoteComment',
    once: true,
    summary: 'Adds a comment to a quote or an item',
    right: viewQuote,
    body: z.object({
      quoteId: id,
      quoteItemId: id.nullable(),
      comment: words(2000).min(1, 'Comment is required'),
    }),
    response: Comment,
    problems: ['not-found'],
  }),
} satisfies Service
