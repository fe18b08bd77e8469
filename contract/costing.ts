import { z } from 'zod'
import { CostBreak } from './costTape.ts'
import { endpoint, type Service } from './endpoint.ts'
import { costRight } from './engineRights.ts'
import { list } from './trace.ts'

const code = z.string().trim().min(1, 'is required').max(40)

/** How the costing of an existing product stands; `None`: it was never costed. Only `Success` makes it recosted. */
export const ProductCost = z
  .object({
    status: z.enum(['None', 'Running', 'Success', 'Failed']),
    /** Why it failed, as a sentence; empty otherwise. */
    message: z.string(),
    plantCode: z.string(),
    productId: z.string(),
    costedAt: z.string().nullable(),
    /** A cost tape for each quoted quantity; empty until it is costed. */
    details: list(CostBreak),
  })
  .meta({ id: 'ProductCost' })
export type ProductCost = z.infer<typeof ProductCost>

export const costing = {
  productCost: endpoint({
    method: 'GET',
    path: '/costing/Product/Cost',
    summary: 'How the newest costing of a product stands, with its cost tapes',
    right: costRight,
    query: z.object({ plant: code, productId: code }),
    response: ProductCost,
  }),
  recost: endpoint({
    method: 'POST',
    path: '/costing/Product/Recost',
    summary: 'Starts the costing of a product at what things cost now',
    right: costRight,
    body: z.object({ plantCode: code, lgxProductId: code }),
    response: ProductCost,
    problems: ['not-found', 'unavailable'],
  }),
} satisfies Service
