import { z } from 'zod'
import { createQuoteRight } from '#domain/access'
import { endpoint, type Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { byId, words } from './fields.ts'
import { ItemBefore, sinceWhat } from './itemBefore.ts'
import { ItemOption } from './itemOption.ts'
import { QuoteItem } from './quoteItem.ts'
import { viewQuote } from './rights.ts'

/** An item of a quote: read, copied, closed. */
export const itemCalls = {
  duplicateItem: endpoint({
    method: 'POST',
    path: '/quote/Quote/DuplicateItem',
    once: true,
    summary:
      'Adds copies of an item to its quote, at the first step, without a product code but that of what it modifies',
    right: createQuoteRight,
    body: z.object({ quoteItemId: id, count: z.int().min(1).max(20).default(1) }),
    response: z.object({
      quoteId: z.number(),
      items: z.array(z.object({ id: z.number(), itemNo: z.number(), reference: z.string() })),
    }),
    problems: ['not-found', 'rule-failed'],
  }),
  addOption: endpoint({
    method: 'POST',
    path: '/quote/QuoteItem/Option',
    summary: 'Adds a copy of an item as a further option, of which the customer takes one',
    right: createQuoteRight,
    body: z.object({ quoteItemId: id }),
    response: z.object({ quoteId: z.number(), id: z.number(), reference: z.string(), option: ItemOption }),
    problems: ['not-found', 'rule-failed'],
  }),
  leaveOptions: endpoint({
    method: 'DELETE',
    path: '/quote/QuoteItem/Option',
    summary: 'Lets an item of several options stand alone: it is offered beside the others',
    right: createQuoteRight,
    body: z.object({ quoteItemId: id }),
    response: z.object({ quoteItemId: z.number() }),
    problems: ['not-found', 'rule-failed'],
  }),
  makeMaster: endpoint({
    method: 'PUT',
    path: '/quote/QuoteItem/Master',
    summary: 'Makes an item the master item of a set, whose parts are the open items of its quote',
    right: createQuoteRight,
    body: z.object({ quoteItemId: id }),
    response: z.object({ quoteItemId: z.number() }),
    problems: ['not-found', 'rule-failed'],
  }),
  item: endpoint({
    method: 'GET',
    path: '/quote/QuoteItem/{id}',
    summary: 'A quote item with its sections, field rules and findings',
    right: viewQuote,
    params: byId,
    response: QuoteItem,
    problems: ['not-found'],
  }),
  itemBefore: endpoint({
    method: 'GET',
    path: '/quote/QuoteItem/{id}/Before',
    summary: 'An item as it was when it was sent, or ordered, last; null: it never was',
    right: viewQuote,
    params: byId,
    query: z.object({ since: sinceWhat }),
    response: ItemBefore.nullable(),
    problems: ['not-found'],
  }),
  deleteItem: endpoint({
    method: 'DELETE',
    path: '/quote/QuoteItem/DeleteQuoteItem',
    summary: 'Deletes an item that has not left the first step',
    right: createQuoteRight,
    body: z.object({ quoteItemId: id }),
    response: z.object({ quoteItemId: z.number() }),
    problems: ['not-found', 'rule-failed'],
  }),
  close: endpoint({
    method: 'POST',
    path: '/quote/Quote/{q}/items/{i}/trash-archive',
    summary: 'Archives an item, or puts it in the trash',
    right: viewQuote,
    params: z.object({ q: id, i: id }),
    body: z.object({
      closeType: z.enum(['archive', 'trash']),
      reason: words(60),
      comment: words(2000).default(''),
    }),
    response: z.object({ quoteItemId: z.number(), canArchive: z.boolean(), canUnArchive: z.boolean() }),
    problems: ['not-found', 'rule-failed'],
  }),
  unarchive: endpoint({
    method: 'POST',
    path: '/quote/QuoteItem/{id}/unarchive',
    summary: 'Brings an archived item back to where it stood',
    right: viewQuote,
    params: byId,
    response: z.object({ quoteItemId: z.number(), canArchive: z.boolean(), canUnArchive: z.boolean() }),
    problems: ['not-found', 'rule-failed'],
  }),
} satisfies Service
