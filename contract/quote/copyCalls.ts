import { z } from 'zod'
import { all, existingProductsRight, scope } from '#domain/access'
import { endpoint, type Service } from '../endpoint.ts'
import { ExistingProduct } from '../existingProducts.ts'
import { id } from '../listQuery.ts'
import { sectionSchemas } from './sections.ts'

/** The existing product that an item was begun from, as it was then. */
export const CopiedSource = z
  .object({
    plantCode: z.string(),
    productId: z.string(),
    productCode: z.string(),
    description: z.string(),
    /** What it was made of; a section that nobody knows is left out. */
    sections: z.object(sectionSchemas).partial(),
    truckType: z.string(),
    deliveryRegion: z.string().nullable(),
  })
  .meta({ id: 'CopiedSource' })
export type CopiedSource = z.infer<typeof CopiedSource>

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
