import { and } from 'drizzle-orm'
import type { customer } from '#contract/customer'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Masters } from '../engine/masters.ts'
import { inUse, ofSalesRep, productPage } from '../products/productRows.ts'
import { contractsOf, customerNames, groupOf, notesOf } from './lists.ts'
import { customerVariance, plantVariance, priceBreakOf } from './priceTerms.ts'
import { customerItems } from './records/customerItems.ts'
import { customerOrders } from './records/customerOrders.ts'
import { customerSamples } from './records/customerSamples.ts'
import { customerStanding } from './records/customerStanding.ts'
import { customerPage, deliveryAddressesOf, profileOrProblem } from './repository.ts'
import { toolingCustomers } from './toolingCustomers.ts'
import { addNote } from './upkeep/addNote.ts'
import { addAddress, changeAddress, deleteAddress } from './upkeep/addresses.ts'
import { contactsOf, deleteContact, saveContact } from './upkeep/contacts.ts'
import { newProspect } from './upkeep/newProspect.ts'
import { saveDefaults, saveVariance } from './upkeep/saveDefaults.ts'
import { startTrading } from './upkeep/startTrading.ts'
import { uploadProducts } from './upkeep/uploadProducts.ts'

/** Handlers of the customer service. */
export function customerHandlers(
  db: Database,
  today: () => string,
  masters: Masters,
): Handlers<typeof customer> {
  return {
    products: ({ person, query: { CustomerCode, ...query } }) => {
      const filter = CustomerCode ? { ...query.filter, customerCode: CustomerCode } : query.filter
      return productPage(db, person, { ...query, filter }, inUse)
    },
    allProducts: ({ person, query }) => productPage(db, person, query),
    productsOfSalesRep: ({ person, params, query }) =>
      productPage(db, person, query, and(inUse, ofSalesRep(params.salesRepCode))),
    uploadProducts: async ({ person, params, body }) => ({
      outcomes: await uploadProducts(db, person, params.code, body),
    }),
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
    items: ({ person, query }) => customerItems(db, person, query),
    orders: ({ person, query }) => customerOrders(db, person, query),
    samples: ({ person, query }) => customerSamples(db, person, query),
    standing: ({ person, query }) => customerStanding(db, person, query.CustomerCode, today()),
    newProspect: ({ person, body }) => newProspect(db, person, body),
    startTrading: ({ person, params, body }) => startTrading(db, person, params.code, body),
    addAddress: ({ person, params, body }) => addAddress(db, person, params.code, body),
    changeAddress: ({ person, params, body }) => changeAddress(db, person, params, body),
    deleteAddress: ({ person, params }) => deleteAddress(db, person, params),
    contacts: ({ params }) => contactsOf(db, params.code),
    saveContact: ({ person, params, body }) => saveContact(db, person, params.code, body),
    deleteContact: ({ person, params }) => deleteContact(db, person, params.code, params.id),
    saveProfile: ({ person, body }) => saveDefaults({ db, masters }, person, body),
    saveDefaultPriceVar: ({ person, body }) => saveVariance(db, person, body),
    addNote: ({ person, params, body }) => addNote(db, person, params.code, body.note),
    toolingCustomers: () => toolingCustomers(db),
    deliveryAddresses: ({ query }) => deliveryAddressesOf(db, query.CustomerCode),
  }
}
