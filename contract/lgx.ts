import { z } from 'zod'
import { scope, signedIn } from '#domain/access'
import { endpoint, type Service } from './endpoint.ts'
import { lookupCalls } from './lgx/lookupCalls.ts'
import { productCalls } from './lgx/productCalls.ts'
import { similarCalls } from './lgx/similarCalls.ts'
import { id } from './listQuery.ts'

export { LgxCustomer, LgxCustomerPlant, LgxForme } from './lgx/lookupCalls.ts'
export {
  LgxProductLink,
  ProductCreation,
  ProductDetails,
  ProductPrices,
  SetCreation,
} from './lgx/productCalls.ts'
export {
  SimilarCriteria,
  SimilarProduct,
  SimilarSource,
  similarCalls,
} from './lgx/similarCalls.ts'

export const lgx = {
  ...productCalls,
  ...lookupCalls,
  ...similarCalls,
  productExists: endpoint({
    method: 'GET',
    path: '/lgx/ProductExists',
    summary:
      'Whether the customer has a product with this code in the ERP system, one made of the item left out',
    right: scope('VIEW_QUOTE'),
    query: z.object({
      customerCode: z.string().max(20),
      productCode: z.string().max(40),
      quoteItemId: id.optional(),
    }),
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
