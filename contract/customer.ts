import { z } from 'zod'
import { pageRoles } from '#domain/access'
import { endpoint, type Service } from './endpoint.ts'
import { listQuery, searchText } from './listQuery.ts'

export const DeliveryAddress = z
  .object({
    id: z.number(),
    deliveryAddress: z.string(),
    deliverySuburb: z.string(),
    deliveryPostCode: z.string(),
    stateCode: z.string(),
    country: z.string(),
    isDefault: z.boolean(),
  })
  .meta({ id: 'DeliveryAddress' })
export type DeliveryAddress = z.infer<typeof DeliveryAddress>

export const Customer = z
  .object({
    id: z.string().meta({ description: 'the customer code' }),
    customerCode: z.string(),
    /** The customer code in the ERP system. */
    otherRef: z.string(),
    customerName: z.string(),
    abn: z.string(),
    /** TRADING or PROSPECT; a prospect has no addresses. */
    status: z.enum(['TRADING', 'PROSPECT']),
    contactName: z.string(),
    phone: z.string(),
    email: z.string(),
    industryCode: z.string(),
    industry: z.string(),
    businessUnit: z.string(),
    salesRepLogin: z.string(),
    salesRepName: z.string(),
    country: z.string(),
    city: z.string(),
  })
  .meta({ id: 'Customer' })
export type Customer = z.infer<typeof Customer>

export const CustomerProfile = z
  .object({
    customerCode: z.string(),
    plantCode: z.string().meta({ description: 'combined: plantCode-costCentreCode' }),
    costCentreCode: z.string(),
    palletTypeCode: z.string(),
    palletTopTypeCode: z.string(),
    palletHeight: z.number(),
    overhangCode: z.string(),
    strappingTypeCode: z.string(),
    strapsAcross: z.number(),
    strapsThrough: z.number(),
    maxOverhangFrontMm: z.number(),
    maxOverhangSideMm: z.number(),
    stretchWrapCode: z.string(),
    allowByPassPricing: z.boolean(),
  })
  .meta({ id: 'CustomerProfile' })
export type CustomerProfile = z.infer<typeof CustomerProfile>

const byCode = z.object({ CustomerCode: z.string().min(1).max(20) })

export const customer = {
  customers: endpoint({
    method: 'GET',
    path: '/customer/Customer',
    summary: 'Customers, searched by code, name, ABN or contact',
    right: pageRoles.quotes,
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
  deliveryAddresses: endpoint({
    method: 'GET',
    path: '/customer/DeliveryAddress',
    summary: 'Delivery addresses of a customer, the default one first',
    right: pageRoles.quotes,
    query: byCode,
    response: z.array(DeliveryAddress),
  }),
} satisfies Service
