import { z } from 'zod'
import { all, existingProductsRight, scope } from '#domain/access'
import { endpoint, type Service } from '../endpoint.ts'
import { ExistingProduct } from '../existingProducts.ts'
import { ProductPrices } from '../lgx/productCalls.ts'
import { id } from '../listQuery.ts'
import { viewQuote } from './rights.ts'
import { storedSections } from './storedSections.ts'

/** The existing product that an item was begun from, as it was then. */
export const CopiedSource = z
  .object({
    plantCode: z.string(),
    productId: z.string(),
    productCode: z.string(),
    description: z.string(),
    /** What it was made of; a section that nobody knows is left out. */
    sections: z.object(storedSections).partial(),
    truckType: z.string(),
    deliveryRegion: z.string().nullable(),
  })
  .meta({ id: 'CopiedSource' })
export type CopiedSource = z.infer<typeof CopiedSource>

/** What the product that an item was begun from was sold for until now. */
export const LastSold = z
  .object({
    productCode: z.string(),
    /** Whose product it is; '' where it is the item's own customer's. */
    customerName: z.string(),
    /** The currency that the item is quoted in. */
    quotedIn: z.string(),
    /** null: not known, and why is in `failure`. */
    sold: ProductPrices.nullable(),
    /** Why the ERP system did not say; '' where it did. */
    failure: z.string(),
    /** What of it was ordered last; null: nothing yet. Its price is for `pricingUom`, null: not known. */
    order: z
      .object({
        orderedOn: z.string(),
        quantity: z.number(),
        price: z.number().nullable(),
        pricingUom: z.number(),
        currencyCode: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'LastSold' })
export type LastSold = z.infer<typeof LastSold>

/** What items were begun from. */
export const copyCalls = {
  copiedSource: endpoint({
    method: 'GET',
    path: '/quote/QuoteItem/{id}/CopiedSource',
    summary: 'The product that a copy or modification was begun from, as it was then',
    right: all(scope('VIEW_QUOTE'), scope('VIEW_COPY_CHANGES')),
    params: z.object({ id }),
    response: CopiedSource,
    problems: ['not-found'],
  }),
  lastSold: endpoint({
    method: 'GET',
    path: '/quote/QuoteItem/{id}/LastSold',
    summary: 'What the product that an item was begun from is sold for, and what was ordered of it last',
    right: viewQuote,
    params: z.object({ id }),
    response: LastSold.nullable(),
    problems: ['not-found'],
  }),
  sourceProducts: endpoint({
    method: 'GET',
    path: '/quote/Quote/{id}/SourceProducts',
    summary: 'The existing products that the items of a quote were begun from',
    right: all(scope('VIEW_QUOTE'), existingProductsRight),
    params: z.object({ id }),
    response: z.array(ExistingProduct),
    problems: ['not-found'],
  }),
} satisfies Service
