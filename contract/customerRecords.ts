import { z } from 'zod'
import { all, existingProductsRight, pageRoles, scope } from '#domain/access'
import { itemStandings } from '#domain/customers'
import { endpoint, type Service } from './endpoint.ts'
import { listQuery, searchText } from './listQuery.ts'

const customerCode = z.string().min(1).max(20)
const itemsRight = all(pageRoles.customers, scope('VIEW_QUOTE'))

/** An item of a customer's quotes: what is open, what was won, what was put away. */
export const CustomerItem = z
  .object({
    id: z.number(),
    quoteId: z.number(),
    reference: z.string(),
    quoteDescription: z.string(),
    productCode: z.string(),
    productDescription: z.string(),
    itemCategory: z.string(),
    stepName: z.string(),
    assigneeName: z.string(),
    orderQty: z.number().nullable(),
    unitPrice: z.number().nullable(),
    currencyCode: z.string(),
    customerDueDate: z.string().nullable(),
    dateInitiated: z.string(),
    wonAt: z.string().nullable(),
    standing: z.enum(itemStandings),
  })
  .meta({ id: 'CustomerItem' })
export type CustomerItem = z.infer<typeof CustomerItem>

/** An order of one of a customer's products; the price is for the product's pricing UOM. */
export const CustomerOrder = z
  .object({
    id: z.number(),
    orderedOn: z.string(),
    plantCode: z.string(),
    productId: z.string(),
    productCode: z.string(),
    description: z.string(),
    quantity: z.number(),
    price: z.number().nullable(),
    pricingUom: z.number(),
    currencyCode: z.string(),
    customerPo: z.string(),
    quoteItemId: z.number().nullable(),
    reference: z.string().meta({ description: 'quote and item; empty when it was not quoted here' }),
  })
  .meta({ id: 'CustomerOrder' })
export type CustomerOrder = z.infer<typeof CustomerOrder>

/** A sample that was asked for of one of a customer's items. */
export const CustomerSample = z
  .object({
    id: z.number(),
    quoteItemId: z.number(),
    reference: z.string(),
    productDescription: z.string(),
    status: z.string(),
    numberOfSamples: z.number(),
    boardGrade: z.string(),
    isUrgent: z.boolean(),
    deliveryDate: z.string().nullable(),
    submittedAt: z.string(),
  })
  .meta({ id: 'CustomerSample' })
export type CustomerSample = z.infer<typeof CustomerSample>

/** How a customer stands, as far as the person may see it; null: what they may not. */
export const CustomerStanding = z
  .object({
    openItems: z.number().nullable(),
    /** In the last twelve months. */
    wonItems: z.number().nullable(),
    /** In the last twelve months. */
    closedItems: z.number().nullable(),
    products: z.number().nullable(),
    /** Products whose price has ended. */
    endedPrices: z.number().nullable(),
    /** Products whose price ends within thirty days. */
    endingPrices: z.number().nullable(),
    /** In the last twelve months. */
    orders: z.number().nullable(),
    openSamples: z.number().nullable(),
  })
  .meta({ id: 'CustomerStanding' })
export type CustomerStanding = z.infer<typeof CustomerStanding>

/** What there is of a customer: its items, orders and samples, and how many. */
export const customerRecordCalls = {
  items: endpoint({
    method: 'GET',
    path: '/customer/QuoteItem',
    summary: "Items of a customer's quotes that the person may see, the newest first",
    right: itemsRight,
    query: listQuery(
      z.object({ customerCode, standing: z.enum(itemStandings).optional(), q: searchText.optional() }),
    ),
    response: z.array(CustomerItem),
    list: true,
  }),
  orders: endpoint({
    method: 'GET',
    path: '/customer/Order',
    summary: "Orders of a customer's products, the last first",
    right: existingProductsRight,
    query: listQuery(z.object({ customerCode })),
    response: z.array(CustomerOrder),
    list: true,
  }),
  samples: endpoint({
    method: 'GET',
    path: '/customer/Sample',
    summary: "Samples asked for of a customer's items that the person may see, the last first",
    right: itemsRight,
    query: listQuery(z.object({ customerCode })),
    response: z.array(CustomerSample),
    list: true,
  }),
  standing: endpoint({
    method: 'GET',
    path: '/customer/Standing',
    summary: 'How many items, products, orders and samples a customer has',
    right: pageRoles.customers,
    query: z.object({ CustomerCode: customerCode }),
    response: CustomerStanding,
    problems: ['not-found'],
  }),
} satisfies Service
