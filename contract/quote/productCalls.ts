import { z } from 'zod'
import { all, catalogueRight, createQuoteRight, existingProductsRight } from '#domain/access'
import { mostOrdered } from '#domain/quoteItem'
import { mostRatio } from '#domain/quoteSets'
import { endpoint, type Service } from '../endpoint.ts'
import { id, storedNumber } from '../listQuery.ts'
import { words } from './fields.ts'
import { viewQuote } from './rights.ts'
import { Quote } from './wholeQuote.ts'

/** Existing products that a quote is to begin items from; `id` 0 begins a quote for the customer. */
const existing = z.object({
  id: storedNumber,
  customer: z.object({ customerCode: words(20).min(1, 'is required') }),
  products: z
    .array(
      z.object({
        plantCode: words(40),
        productId: words(40),
        itemCategory: words(60),
        quantity: z
          .int()
          .min(1)
          .max(mostOrdered)
          .optional()
          .meta({ description: 'how many are expected to be ordered; left out: as many as before' }),
      }),
    )
    .min(1)
    .max(50),
  allowByPassPricing: z.boolean().default(false),
})

const requoteRight = all(createQuoteRight, existingProductsRight)

/** An item's place among the products of the ERP system. */
const ProductBoxLgx = z.object({
  quoteProductBoxId: z.number(),
  kind: z.enum(['ccp', 'board', 'sheet']),
  plantCode: z.string(),
  lgxProductId: z.string(),
  productCode: z.string(),
  savedBy: z.string(),
  savedAt: z.string(),
})

/** The products of a quote. */
export const productCalls = {
  addProducts: endpoint({
    method: 'POST',
    path: '/quote/Quote/Products',
    once: true,
    summary: 'Adds items to a quote',
    right: createQuoteRight,
    body: z.object({
      id,
      products: z
        .array(
          z.object({
            itemCategory: words(60),
            description: words(200),
            /** How many of it are in a set; only of a master quote. */
            ratioToParent: z.number().positive('must be greater than 0').max(mostRatio).optional(),
            /** Sold on inside the company: it begins with internal prices. */
            isSpecialties: z.boolean().optional(),
          }),
        )
        .min(1)
        .max(50),
      /** Whether the first of them is the master item of the quote's set, which makes it a master quote. */
      isMaster: z.boolean().default(false),
      allowByPassPricing: z.boolean().default(false),
    }),
    response: Quote,
    problems: ['not-found', 'rule-failed'],
  }),
  existingProducts: endpoint({
    method: 'POST',
    path: '/quote/Quote/ExistingProducts',
    once: true,
    summary: 'Adds items to a quote that copy or modify existing products of its customer',
    right: requoteRight,
    body: existing,
    response: Quote,
    problems: ['not-found', 'rule-failed'],
  }),
  existingProductsOfOther: endpoint({
    method: 'POST',
    path: '/quote/Quote/ExistingProductDiffCustomer',
    once: true,
    summary: "Adds items to a quote that redesign existing products of customers other than the quote's",
    right: requoteRight,
    body: existing,
    response: Quote,
    problems: ['not-found', 'rule-failed'],
  }),
  catalogueProducts: endpoint({
    method: 'POST',
    path: '/quote/Quote/CatalogueProducts',
    once: true,
    summary: 'Adds items to a quote that quote products of the catalogue, each in its own item category',
    right: all(createQuoteRight, catalogueRight),
    body: z.object({
      id: storedNumber,
      customer: z.object({ customerCode: words(20).min(1, 'is required') }),
      products: z.array(id).min(1).max(50),
    }),
    response: Quote,
    problems: ['not-found', 'rule-failed'],
  }),
  productBoxLgx: endpoint({
    method: 'GET',
    path: '/quote/Quote/GetQuoteProductBoxLgx',
    summary: 'The products of the ERP system that an item is made as',
    right: viewQuote,
    query: z.object({ quoteItemId: id }),
    response: z.array(ProductBoxLgx),
    problems: ['not-found'],
  }),
  saveProductBoxLgx: endpoint({
    method: 'POST',
    path: '/quote/Quote/SaveQuoteProductBoxLgx',
    summary: "Says which of the customer's products an item is made as",
    right: viewQuote,
    body: z.object({ quoteProductBoxId: id, lgxProductId: words(40).min(1, 'is required') }),
    response: z.array(ProductBoxLgx),
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
