import { z } from 'zod'
import { createQuoteRight } from '#domain/access'
import { endpoint, type Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { viewQuote, words } from './fields.ts'
import { Quote } from './wholeQuote.ts'

/** The products of a quote. */
export const productCalls = {
  addProducts: endpoint({
    method: 'POST',
    path: '/quote/Quote/Products',
    summary: 'Adds items to a quote',
    right: createQuoteRight,
    body: z.object({
      id,
      products: z
        .array(z.object({ itemCategory: words(60), description: words(200) }))
        .min(1)
        .max(50),
      isMaster: z.boolean().default(false),
      allowByPassPricing: z.boolean().default(false),
    }),
    response: Quote,
    problems: ['not-found', 'rule-failed'],
  }),
  productExists: endpoint({
    method: 'GET',
    path: '/quote/Quote/ProductExist',
    summary: "Whether another item of the customer's quotes has this product code",
    right: viewQuote,
    query: z.object({
      customerCode: z.string().max(20),
      productCode: z.string().max(40),
      quoteItemId: id.optional(),
    }),
    response: z.object({ exists: z.boolean() }),
  }),
} satisfies Service
