import { z } from 'zod'
import { scope } from '#domain/access'
import { endpoint, type Service } from './endpoint.ts'

export const lgx = {
  productExists: endpoint({
    method: 'GET',
    path: '/lgx/ProductExists',
    summary: 'Whether the customer has a product with this code in the ERP system',
    right: scope('VIEW_QUOTE'),
    query: z.object({ customerCode: z.string().max(20), productCode: z.string().max(40) }),
    response: z.object({ exists: z.boolean() }),
    problems: ['unavailable'],
  }),
} satisfies Service
