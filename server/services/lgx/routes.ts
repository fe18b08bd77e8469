import type { lgx } from '#contract/lgx'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Lgx } from '../../integrations/lgx/lgx.ts'
import { notFound } from '../../problem/problem.ts'
import { changeCustomerPlant } from '../products/changeCustomerPlant.ts'
import { assertVslCode, changeProduct } from '../products/changeProduct.ts'
import { createProduct } from '../products/createProduct.ts'
import { createSet } from '../products/createSet.ts'
import { pricesOfProduct, productDetails } from '../products/productDetails.ts'
import { isMadeOf } from '../quoteItem/facts/productCodes.ts'
import { similarHandlers } from '../similar/handlers.ts'

export interface LgxDeps {
  readonly db: Database
  readonly lgx: Lgx
  readonly wakeJobs: () => void
  readonly today: () => string
}

/** Handlers of the lgx service. */
export function lgxHandlers(deps: LgxDeps): Handlers<typeof lgx> {
  const { db, lgx: erp } = deps
  return {
    ...similarHandlers(db, deps.today),
    productExists: async ({ query: { customerCode, productCode, quoteItemId } }) => {
      const isOwn = quoteItemId !== undefined && (await isMadeOf(db, quoteItemId, productCode))
      return { exists: !isOwn && (await erp.productExists(customerCode, productCode)) }
    },
    palletLookup: () => erp.pallets(),
    createProduct: ({ person, body }) => createProduct(deps, person, body.quoteItem.id, body.isLook),
    createMultiComponentProduct: ({ person, body }) => createSet(deps, person, body.qitemIds, body.isLook),
    updateVslCode: async ({ person, body: { vslCode, ...product } }) => {
      await assertVslCode(db, vslCode)
      return changeProduct(deps, person, product, { what: 'VSLCode', vslCode })
    },
    updatePalletSize: ({ person, body: { productId, plantCode, ...size } }) =>
      changeProduct(deps, person, { productId, plantCode }, { what: 'PalletizationSize', ...size }),
    updateProjectNumber: ({ person, body: { eskoProjectNumber, ...product } }) =>
      changeProduct(deps, person, product, { what: 'EskoProjectNumber', eskoProjectNumber }),
    updateCustomerPlant: ({ person, body }) => changeCustomerPlant(deps, person, body),
    productDetails: ({ person, query }) => productDetails(db, person, query),
    pricingLookup: ({ person, query }) => pricesOfProduct(db, person, query),
    lgxCustomers: ({ query }) => erp.customers(query.filter),
    customerPlants: async ({ params }) => {
      const found = await erp.customerPlants(params.customer)
      if (found === null) throw notFound(`Customer ${params.customer} in LGX`)
      return found
    },
    formes: ({ query }) => erp.formes(query),
  }
}
