import { z } from 'zod'
import { createQuoteRight } from '#domain/access'
import { endpoint, type Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { byId, version, words } from './fields.ts'
import { QuoteHeader } from './header.ts'
import { viewQuote } from './rights.ts'
import { Printing, Product } from './sections.ts'
import { Quote } from './wholeQuote.ts'

/** A quote: begun, read, its header saved. */
export const quoteCalls = {
  create: endpoint({
    method: 'POST',
    path: '/quote/Quote/Create',
    once: true,
    summary: 'Starts a quote, with a customer or without one',
    right: createQuoteRight,
    body: z.object({ customer: z.object({ customerCode: words(20) }).nullable() }),
    response: Quote,
    problems: ['not-found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/quote/Quote',
    summary: "Saves the quote's header, from the version it was read at",
    right: viewQuote,
    // Who does not know of contacts keeps the one there is.
    body: QuoteHeader.extend({ id, version, contactId: QuoteHeader.shape.contactId.optional() }),
    response: Quote,
    problems: ['not-found', 'stale', 'rule-failed'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/quote/Quote/{id}',
    summary: 'A quote with its items and derived flags',
    right: viewQuote,
    params: byId,
    response: Quote,
    problems: ['not-found'],
  }),
  runs: endpoint({
    method: 'GET',
    path: '/quote/Quote/{id}/Runs',
    summary: 'What of the open items of a quote decides how they run, for those that could run together',
    right: viewQuote,
    params: byId,
    response: z.array(
      z.object({
        ...{ id: z.number(), product: Product, printing: Printing },
        design: z.object({ additionalTrim: z.number().nullable() }),
      }),
    ),
    problems: ['not-found'],
  }),
  itemByReference: endpoint({
    method: 'GET',
    path: '/quote/Quote/ItemRef/{ref}',
    summary: 'Finds an item by quote number and item number: 100023-2',
    right: viewQuote,
    params: z.object({ ref: z.string().max(40) }),
    response: z.object({ quoteId: z.number(), quoteItemId: z.number() }),
    problems: ['not-found'],
  }),
  draftQuotes: endpoint({
    method: 'GET',
    path: '/quote/Quote/DraftQuotes',
    summary: "The person's quotes whose items have not left the first step, newest first",
    right: viewQuote,
    response: z.array(
      z.object({
        id: z.number(),
        quoteReference: z.string(),
        description: z.string(),
        customerName: z.string(),
        updatedAt: z.string(),
        itemCount: z.number(),
      }),
    ),
  }),
} satisfies Service

/** What is asked of and done with a quote as a whole. */
export const quoteUpkeepCalls = {
  isCustomerAssigned: endpoint({
    method: 'POST',
    path: '/quote/Quote/IsQuoteCustomerAssigned/{quoteId}',
    onlyAsks: true,
    summary: 'Whether a customer is saved on the quote; an item is opened only then',
    right: viewQuote,
    params: z.object({ quoteId: id }),
    response: z.object({ isAssigned: z.boolean() }),
    problems: ['not-found'],
  }),
  deleteQuote: endpoint({
    method: 'DELETE',
    path: '/quote/Quote/DeleteQuote',
    summary: 'Deletes a quote whose items have not left the first step',
    right: createQuoteRight,
    body: z.object({ quoteId: id }),
    response: z.object({ quoteId: z.number() }),
    problems: ['not-found', 'rule-failed'],
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/quote/Quote/Duplicate/{id}',
    once: true,
    summary: 'Starts a quote from another: its header, for the same customer or another, and its items',
    right: createQuoteRight,
    params: byId,
    body: z.object({ customerCode: words(20).optional(), description: words(200).optional() }),
    response: Quote,
    problems: ['not-found'],
  }),
} satisfies Service
