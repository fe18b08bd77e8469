import { z } from 'zod'
import { any, pageRoles, scope } from '#domain/access'
import { customerContactCalls } from './customerContacts.ts'
import { CustomerProfile, customerDefaultCalls, PriceVariance } from './customerDefaults.ts'
import { Customer, CustomerNote, DeliveryAddress } from './customerParts.ts'
import { customerRecordCalls } from './customerRecords.ts'
import { customerUpkeepCalls } from './customerUpkeep.ts'
import { endpoint, type Service } from './endpoint.ts'
import { existingProductCalls } from './existingProducts.ts'
import { listQuery, searchText } from './listQuery.ts'

export { ContactInput, CustomerContact } from './customerContacts.ts'
export { CustomerProfile, DefaultsInput, VarianceInput } from './customerDefaults.ts'
export { Customer, CustomerNote, DeliveryAddress } from './customerParts.ts'
export { CustomerItem, CustomerOrder, CustomerSample, CustomerStanding } from './customerRecords.ts'
export { AddressInput, NewAddressInput, ProspectInput, TradingInput } from './customerUpkeep.ts'
export { ExistingProduct } from './existingProducts.ts'

/** A customer of a group of customers, as one of them is chosen. */
export const CustomerGroupEntry = z
  .object({
    accountId: z.string(),
    customerNo: z.string(),
    customerName: z.string(),
    otherRef: z.string(),
    address: z.string(),
    displayName: z.string(),
  })
  .meta({ id: 'CustomerGroupEntry' })

/** What was agreed with a customer for a time. */
export const CustomerContract = z
  .object({
    contractNo: z.string(),
    customerCode: z.string(),
    customerName: z.string(),
    description: z.string(),
    validFrom: z.string(),
    validTo: z.string(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'CustomerContract' })

/** A customer as lists to choose from have them. */
export const CustomerName = Customer.pick({
  customerCode: true,
  otherRef: true,
  customerName: true,
  status: true,
})

/** What a part of the company that buys within it is sold by: policy, UOM, variance and up to five breaks; all empty: nothing was agreed. */
export const CustomerPriceBreak = z
  .object({
    lgxCustomerCode: z.string(),
    pricingPolicy: z.string(),
    pricingUOM: z.number().nullable(),
    /** Percent. */
    pricingVarPercent: z.number().nullable(),
    priceBreak1: z.number().nullable(),
    priceBreak2: z.number().nullable(),
    priceBreak3: z.number().nullable(),
    priceBreak4: z.number().nullable(),
    priceBreak5: z.number().nullable(),
  })
  .meta({ id: 'CustomerPriceBreak' })
export type CustomerPriceBreak = z.infer<typeof CustomerPriceBreak>

/** An account that tooling is charged to. */
export const ToolingCustomer = z
  .object({
    /** Charged inside the company: for what specialties sells on. */
    isInternal: z.boolean(),
    toolingAccountNumber: z.string(),
    toolingAccountDesc: z.string(),
  })
  .meta({ id: 'ToolingCustomer' })
export type ToolingCustomer = z.infer<typeof ToolingCustomer>

const byCode = z.object({ CustomerCode: z.string().min(1).max(20) })

const ofCustomer = z.object({ CustomerCode: z.string().max(20).optional() })

export const customer = {
  ...customerContactCalls,
  ...customerDefaultCalls,
  ...existingProductCalls,
  ...customerRecordCalls,
  ...customerUpkeepCalls,
  allCustomers: endpoint({
    method: 'GET',
    path: '/customer/Customer/All',
    summary: 'Every customer by name, to choose from',
    right: pageRoles.quotes,
    response: z.array(CustomerName),
  }),
  activeCustomers: endpoint({
    method: 'GET',
    path: '/customer/Customer/A',
    summary: 'The customers that trade with us, by name',
    right: pageRoles.quotes,
    response: z.array(CustomerName),
  }),
  contracts: endpoint({
    method: 'GET',
    path: '/customer/Customer/Contract',
    summary: 'Contracts with customers, of one or of all, those that end last first',
    right: pageRoles.quotes,
    query: ofCustomer,
    response: z.array(CustomerContract),
  }),
  group: endpoint({
    method: 'GET',
    path: '/customer/Customer/Group',
    summary: 'The customers that buy in one group with a customer, or all that buy in groups',
    right: pageRoles.quotes,
    query: ofCustomer,
    response: z.array(CustomerGroupEntry),
  }),
  notes: endpoint({
    method: 'GET',
    path: '/customer/Note/{code}',
    summary: 'What is noted about a customer, the newest first',
    right: pageRoles.quotes,
    params: z.object({ code: z.string().max(20) }),
    response: z.array(CustomerNote),
    problems: ['not-found'],
  }),
  customers: endpoint({
    method: 'GET',
    path: '/customer/Customer',
    summary: 'Customers, searched by code, name, ABN or contact',
    // Whoever keeps what was agreed with customers about prices names them.
    right: any(pageRoles.quotes, scope('EDIT_COSTING_MASTER')),
    query: listQuery(
      z.object({
        q: searchText.optional(),
        id: z.array(z.string().max(20)).max(200).optional(),
        status: z.enum(['TRADING', 'PROSPECT']).optional(),
      }),
    ),
    response: z.array(Customer),
    list: true,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/customer/Profile',
    summary: 'Default plant, cost centre and pallet settings of a customer',
    right: pageRoles.quotes,
    query: byCode,
    response: CustomerProfile,
    problems: ['not-found'],
  }),
  toolingCustomers: endpoint({
    method: 'GET',
    path: '/customer/Customer/ToolingAcc',
    summary: 'The accounts that tooling may be charged to',
    right: pageRoles.quotes,
    response: z.array(ToolingCustomer),
  }),
  deliveryAddresses: endpoint({
    method: 'GET',
    path: '/customer/DeliveryAddress',
    summary: 'Delivery addresses of a customer, the default one first',
    right: pageRoles.quotes,
    query: byCode,
    response: z.array(DeliveryAddress),
  }),
  priceBreak: endpoint({
    method: 'GET',
    path: '/customer/PriceBreak',
    summary: 'What a customer that buys within the company is sold by',
    right: pageRoles.quotes,
    query: z.object({
      lgxCustomerCode: z
        .string()
        .min(1)
        .max(40)
        .meta({ description: 'the customer code, in the ERP system or here' }),
    }),
    response: CustomerPriceBreak,
    problems: ['not-found'],
  }),
  defaultPriceVar: endpoint({
    method: 'GET',
    path: '/customer/Profile/DefaultPriceVar',
    summary: 'The variance that was agreed with a customer, percent; null: none',
    right: pageRoles.quotes,
    query: byCode,
    response: PriceVariance,
    problems: ['not-found'],
  }),
  defaultPlantPriceVar: endpoint({
    method: 'GET',
    path: '/customer/Profile/DefaultPlantPriceVar',
    summary: 'The variance that a plant prices with where the customer has none, percent; null: none',
    right: pageRoles.quotes,
    query: z.object({
      plantCode: z.string().trim().max(30).meta({ description: 'alone or with its cost centre' }),
    }),
    response: z.object({ plantCode: z.string(), priceVarPercent: z.number().nullable() }),
  }),
} satisfies Service
