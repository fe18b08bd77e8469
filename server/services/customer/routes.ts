import { and } from 'drizzle-orm'
import type { customer } from '#contract/customer'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/mount.ts'
import { inUse, ofSalesRep, productPage } from '../products/productRows.ts'
import { contractsOf, customerNames, groupOf, notesOf } from './lists.ts'
import { customerVariance, plantVariance, priceBreakOf } from './priceTerms.ts'
import { customerPage, deliveryAddressesOf, profileOrProblem } from './repository.ts'
import { toolingCustomers } from './toolingCustomers.ts'

/** Handlers of the customer service. */
export function customerHandlers(db: Database, today: () => string): Handlers<typeof customer> {
  return {
    products: ({ person, query: { CustomerCode, ...query } }) => {
      const filter = CustomerCode ? { ...query.filter, customerCode: CustomerCode } : query.filter
      return productPage(db, person, { ...query, filter }, inUse)
    },
    allProducts: ({ person, query }) => productPage(db, person, query),
    productsOfSalesRep: ({ person, params, query }) =>
      productPage(db, person, query, and(inUse, ofSalesRep(params.salesRepCode))),
    allCustomers: () => customerNames(db),
    activeCustomers: () => customerNames(db, 'TRADING'),
    contracts: ({ query }) => contractsOf(db, query.CustomerCode, today()),
    group: ({ query }) => groupOf(db, query.CustomerCode),
    notes: ({ params }) => notesOf(db, params.code),
    customers: ({ query }) => customerPage(db, query),
    profile: ({ query }) => profileOrProblem(db, query.CustomerCode),
    priceBreak: ({ query }) => priceBreakOf(db, query.lgxCustomerCode),
    defaultPriceVar: ({ query }) => customerVariance(db, query.CustomerCode),
    defaultPlantPriceVar: ({ query }) => plantVariance(db, query.plantCode),
    toolingCustomers: () => toolingCustomers(db),
    deliveryAddresses: ({ query }) => deliveryAddressesOf(db, query.CustomerCode),
  }
}
