import { z } from 'zod'
import { inkSources, orderStatusNames, orderTypeCodes } from '#domain/manualOrders'
import { text } from '#domain/messages'
import { id, largestStored, storedNumber } from '../listQuery.ts'
import { charge, day, OfferedAction, words } from './parts.ts'

const Details = z.object({
  a3: z.boolean().default(false),
  aOPlot: z.boolean().default(false),
  pdf: z.boolean().default(false),
  multiUp: z.boolean().default(false),
  digital: z.boolean().default(false),
  fullDeckle: z.boolean().default(false),
  stereos: z
    .array(
      z.object({
        stereoCode: words(40),
        colour: words(60),
        width: z.number().min(0).max(10_000).nullable(),
        length: z.number().min(0).max(10_000).nullable(),
      }),
    )
    .max(20)
    .default([]),
  /** Whose inks the stereos are of: the plant's, or those of its area. */
  inkSources: z.array(z.enum(inkSources)).max(2).default([]),
  /** What goes with the order besides its files: films, a sample box. */
  attachments: z.array(words(200)).max(50).default([]),
})
export type OrderDetails = z.infer<typeof Details>

/** The manual order form, with the defaults of specification 000 §3. */
export const ManualOrderForm = z
  .object({
    quoteItemId: id.nullable().default(null),
    orderType: z.enum(orderTypeCodes, 'Order type is required'),
    vendorId: z.int('Vendor is required').min(1, 'Vendor is required').max(largestStored),
    costCenter: words(30).min(1, 'Cost centre is required'),
    dueDate: day,
    orderReference: words(60).default(''),
    purchaseOrderNumber: words(60).default(''),
    customerCode: words(20).default(''),
    customerName: words(120).default(''),
    productCode: words(60).default(''),
    orderDescription: words(200).min(1, 'Description is required'),
    styleCarton: words(40).default(''),
    stereo: words(40).default(''),
    formeCode: words(40).default(''),
    artworkStatus: words(60).default(''),
    /** As people write it, `2` or `1 + 1`: a number first. */
    numberUp: words(10)
      .regex(/^([1-9].*)?$/, text('formRegex'))
      .default('1'),
    colors: z.int().min(0).max(12).default(0),
    noProofs: z.int().min(0).max(99).default(0),
    charge: charge.default(null),
    sqm: z.number().min(0).max(1_000_000).nullable().default(null),
    generalComments: words(2000).default(''),
    assignmentgroup: words(30).default(''),
  })
  .extend(Details.shape)
export type ManualOrderForm = z.infer<typeof ManualOrderForm>

/** An order as its form shows it. */
export const ManualOrder = ManualOrderForm.extend({
  /** The order's number, as `orderId`. */
  id: z.number(),
  orderId: z.number(),
  version: storedNumber,
  hashKey: z.string(),
  status: z.enum(orderStatusNames),
  statusId: z.number(),
  dueDate: z.string(),
  vendorId: z.number(),
  vendor: z.string(),
  quoteItemId: z.number().nullable(),
  costCenter: z.string(),
  numberUp: z.string(),
  orderDescription: z.string(),
  quoteReference: z.string(),
  inkSources: z.array(z.string()),
  plantState: z.string(),
  plantCountry: z.string(),
  drawingPrefix: z.string(),
  /** Names of its files. */
  documents: z.array(z.string()),
  createdBy: z.string(),
  createdAt: z.string(),
  updatedBy: z.string(),
  updatedAt: z.string(),
  orderActions: z.array(OfferedAction),
  /** Why it can't be deleted; empty when it can. */
  deleteReason: z.string(),
}).meta({ id: 'ManualOrder' })
export type ManualOrder = z.infer<typeof ManualOrder>

/** How an action on one of many orders, or an order for one of many items, went. */
export const OrderResult = z
  .object({
    /** Of the row that was acted on. */
    id: z.number(),
    ok: z.boolean(),
    /** Why it did not happen; empty when it did. */
    message: z.string(),
    /** The order as it stands now; null when there is none, or none for the person. */
    order: ManualOrder.nullable(),
  })
  .meta({ id: 'OrderResult' })
export type OrderResult = z.infer<typeof OrderResult>
