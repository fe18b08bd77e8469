import { z } from 'zod'
import { scope, signedIn } from '#domain/access'
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
  palletLookup: endpoint({
    method: 'GET',
    path: '/lgx/PalletLookup/Lookup',
    summary: 'Pallets as the ERP system names them, with our own code for each',
    right: signedIn,
    response: z.array(z.object({ code: z.string(), description: z.string(), palletTypeCode: z.string() })),
    problems: ['unavailable'],
  }),
} satisfies Service
