import { z } from 'zod'
import { pageRoles, scope } from '#domain/access'
import { endpoint, type Service } from '../endpoint.ts'
import { searchText } from '../listQuery.ts'

const code = z.string().trim().max(40)

/** A customer as the ERP system knows them. */
export const LgxCustomer = z
  .object({
    lgxCustomerCode: z.string(),
    customerCode: z.string(),
    customerName: z.string(),
    abn: z.string(),
    country: z.string(),
    city: z.string(),
  })
  .meta({ id: 'LgxCustomer' })

/** A plant that makes for a customer, with its cost centre. */
export const LgxCustomerPlant = z
  .object({
    plantCode: z.string(),
    costCentreCode: z.string(),
    description: z.string(),
    isDefault: z.boolean(),
  })
  .meta({ id: 'LgxCustomerPlant' })

/** A forme that stands at a plant. */
export const LgxForme = z
  .object({
    formeCode: z.string(),
    plantCode: z.string(),
    countryCode: z.string(),
    description: z.string(),
    vendorCode: z.string(),
    ruleLength: z.number().nullable().meta({ description: 'metres' }),
    numberUp: z.number().nullable(),
    location: z.string(),
    lastUsedOn: z.string().nullable(),
  })
  .meta({ id: 'LgxForme' })

/** What the ERP system knows besides products. */
export const lookupCalls = {
  lgxCustomers: endpoint({
    method: 'GET',
    path: '/lgx/Customer',
    summary: 'Customers of the ERP system whose code, name or ABN has these words, at most 100',
    right: pageRoles.quotes,
    query: z.object({ filter: searchText.default('') }),
    response: z.array(LgxCustomer),
    problems: ['unavailable'],
  }),
  customerPlants: endpoint({
    method: 'GET',
    path: '/lgx/Customer/Plant/{customer}',
    summary: 'The plants and cost centres that can make for a customer, the one that does by default first',
    right: pageRoles.quotes,
    params: z.object({ customer: code }),
    response: z.array(LgxCustomerPlant),
    problems: ['not-found', 'unavailable'],
  }),
  formes: endpoint({
    method: 'GET',
    path: '/lgx/Forme',
    summary: 'Formes whose code begins so, at a plant or in a country, at most 100',
    right: scope('VIEW_QUOTE'),
    query: z.object({
      formeCode: code.default(''),
      countryCode: code.default(''),
      plantCode: code.default(''),
    }),
    response: z.array(LgxForme),
    problems: ['unavailable'],
  }),
} satisfies Service
