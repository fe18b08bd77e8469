import type { costing } from '#contract/costing'
import type { Handlers } from '../../http/mount.ts'
import { newestProductCost, type RecostDeps, recostProduct } from './productCost.ts'

/** Handlers of the costing service. */
export function costingHandlers(deps: RecostDeps): Handlers<typeof costing> {
  return {
    productCost: ({ query }) =>
      newestProductCost(deps.db, { plantCode: query.plant, productId: query.productId }),
    recost: ({ person, body }) =>
      recostProduct(deps, person, { plantCode: body.plantCode, productId: body.lgxProductId }),
  }
}
