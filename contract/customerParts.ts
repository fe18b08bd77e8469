import { z } from 'zod'

/** An address that a customer's goods go to. */
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

/** Who buys, or may come to. */
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

/** What whoever works for a customer should know. */
export const CustomerNote = z
  .object({
    id: z.number(),
    customerCode: z.string(),
    note: z.string(),
    createdBy: z.string(),
    createdByName: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'CustomerNote' })
