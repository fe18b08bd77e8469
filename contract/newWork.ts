import { z } from 'zod'
import { pageRoles, role, signedIn } from '#domain/access'
import { orderActionCodes, orderStatusNames, orderTypeCodes, vendorTypes } from '#domain/manualOrders'
import { endpoint, type Service } from './endpoint.ts'
import { codesOperator, flag, id, listQuery, searchText } from './listQuery.ts'

const words = (most: number) => z.string().trim().max(most)
const day = z.iso.date()
const hashKey = z.string().max(40)

/** Who works with orders at all; a vendor only ever sees its own (decision N25). */
const orderPeople = role('NEWWORK', 'SU', 'VENDOR')

const OfferedAction = z.object({
  code: z.enum(orderActionCodes),
  name: z.string(),
  target: z.enum(orderStatusNames),
  asks: z.enum(['dueDate', 'reason']).nullable(),
  allowed: z.boolean(),
  reason: z.string(),
})

/** A row of the new-work worklist (columns of specification 000 §2): an order, or an item that waits for one. */
export const NewWorkRow = z
  .object({
    /** The order's number, or that of the quote item with a minus when nothing is ordered yet. */
    id: z.number(),
    toolingOrderId: z.number().nullable(),
    quoteId: z.number().nullable(),
    quoteItemId: z.number().nullable(),
    workflowId: z.number().nullable(),
    quoteReference: z.string(),
    itemNo: z.number().nullable(),
    reference: z.string(),
    hashKey: z.string(),
    /** Of the quote item; with `orderActions` what can be done with the order itself. */
    action: z.enum(['ACCEPT', 'RELEASE']),
    actionAllowed: z.boolean(),
    actionReason: z.string(),
    itemHashKey: z.string(),
    orderActions: z.array(OfferedAction),
    assignee: z.string(),
    assigneeLoginUser: z.string(),
    productDescription: z.string(),
    dateArrived: z.string(),
    customer: z.string(),
    orderType: z.string(),
    orderReference: z.string(),
    assignmentGroup: z.string(),
    stereo: z.string(),
    vendor: z.string(),
    dateDue: z.string().nullable(),
    status: z.string(),
    customerDueDate: z.string().nullable(),
    productCode: z.string(),
    quoteDescription: z.string(),
    artworkStatus: z.string(),
    isEvisy: z.boolean(),
    plant: z.string(),
    orderQty: z.number().nullable(),
    orderPO: z.string(),
    step: z.string(),
    itemCategory: z.string(),
    customerCode: z.string(),
    colours: z.number().nullable(),
    businessUnit: z.string(),
    formeCode: z.string(),
    dateCreated: z.string().nullable(),
    sqm: z.number().nullable(),
    charge: z.number().nullable(),
    costCentre: z.string(),
  })
  .meta({ id: 'NewWorkRow' })
export type NewWorkRow = z.infer<typeof NewWorkRow>

/** Columns a new-work worklist can be sorted by. */
export const newWorkSorts = [
  'id',
  'reference',
  'assignee',
  'productDescription',
  'dateArrived',
  'customer',
  'orderType',
  'assignmentGroup',
  'vendor',
  'dateDue',
  'status',
  'customerDueDate',
  'productCode',
  'quoteDescription',
  'plant',
  'businessUnit',
  'dateCreated',
] as const
export type NewWorkSort = (typeof newWorkSorts)[number]

export const newWorkFilter = z.object({
  q: searchText.optional(),
  status: z.array(z.enum(orderStatusNames)).max(20).optional(),
  orderType: z.array(z.enum(orderTypeCodes)).max(20).optional(),
  plant: z.array(z.string().max(20)).max(50).optional(),
  businessUnit: z.array(z.string().max(20)).max(20).optional(),
  vendor: z.array(z.string().max(20)).max(50).optional(),
  operators: z.object({ plant: codesOperator.optional(), businessUnit: codesOperator.optional() }).optional(),
})

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
  inkSources: z.array(words(60)).max(20).default([]),
  documents: z.array(words(200)).max(50).default([]),
  attachments: z.array(words(200)).max(50).default([]),
})
export type OrderDetails = z.infer<typeof Details>

/** The manual order form, with the defaults of specification 000 §3. */
export const ManualOrderForm = z
  .object({
    quoteItemId: id.nullable().default(null),
    orderType: z.enum(orderTypeCodes),
    vendorId: id,
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
    numberUp: words(10).default('1'),
    colors: z.int().min(0).max(12).default(0),
    noProofs: z.int().min(0).max(99).default(0),
    charge: z.number().min(0).max(10_000_000).nullable().default(null),
    sqm: z.number().min(0).max(1_000_000).nullable().default(null),
    generalComments: words(2000).default(''),
    assignmentgroup: words(30).default(''),
  })
  .extend(Details.shape)
export type ManualOrderForm = z.infer<typeof ManualOrderForm>

/** An order as its form shows it. */
export const ManualOrder = ManualOrderForm.extend({
  orderId: z.number(),
  hashKey: z.string(),
  status: z.enum(orderStatusNames),
  statusId: z.number(),
  dueDate: z.string(),
  vendorId: z.number(),
  vendor: z.string(),
  quoteItemId: z.number().nullable(),
  costCenter: z.string(),
  orderDescription: z.string(),
  quoteReference: z.string(),
  plantState: z.string(),
  plantCountry: z.string(),
  drawingPrefix: z.string(),
  createdBy: z.string(),
  createdAt: z.string(),
  updatedBy: z.string(),
  updatedAt: z.string(),
  orderActions: z.array(OfferedAction),
  /** Why it can't be deleted; empty when it can. */
  deleteReason: z.string(),
}).meta({ id: 'ManualOrder' })
export type ManualOrder = z.infer<typeof ManualOrder>

const Vendor = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  vendorType: z.enum(vendorTypes),
})

const orderProblems = ['not-found', 'stale', 'rule-failed'] as const

/** New-work and manual-order calls of the quote service. */
export const quoteNewWork = {
  vendorWorklist: endpoint({
    method: 'GET',
    path: '/quote/QuoteNewWork/GetVendorWorklist/{id}',
    summary: 'Orders of a quote item, newest first',
    right: orderPeople,
    params: z.object({ id }),
    response: z.array(NewWorkRow),
    problems: ['not-found'],
  }),
  manualOrders: endpoint({
    method: 'GET',
    path: '/quote/QuoteNewWork/GetManaulOrderWorklist',
    summary: 'Every order, newest first; VENDOR: those that are with a vendor',
    right: pageRoles.manualOrders,
    query: listQuery(newWorkFilter).extend({ list: z.enum(['ALL', 'VENDOR']).default('ALL') }),
    response: z.array(NewWorkRow),
    list: true,
  }),
  manualOrder: endpoint({
    method: 'GET',
    path: '/quote/QuoteNewWork/GetManualOrderDetails/{id}',
    summary: 'An order with everything its form shows',
    right: orderPeople,
    params: z.object({ id }),
    response: ManualOrder,
    problems: ['not-found'],
  }),
  manualOrderLogs: endpoint({
    method: 'GET',
    path: '/quote/QuoteNewWork/GetManualOrderLogs/{id}',
    summary: 'What happened to an order, newest first: changes and comments',
    right: orderPeople,
    params: z.object({ id }),
    response: z.array(
      z.object({
        id: z.number(),
        at: z.string(),
        who: z.string(),
        whoName: z.string(),
        field: z.string(),
        old: z.unknown(),
        new: z.unknown(),
      }),
    ),
    problems: ['not-found'],
  }),
  createOrder: endpoint({
    method: 'POST',
    path: '/quote/QuoteNewWork/CreateOrder',
    summary: 'Orders the tooling of a quote item from a vendor',
    right: pageRoles.manualOrders,
    body: z.object({
      quoteItemId: id,
      vendor: words(20).min(1),
      orderType: z.enum(orderTypeCodes).default('NEWWORK'),
      dueDate: day.optional(),
    }),
    response: ManualOrder,
    problems: ['not-found', 'rule-failed'],
  }),
  saveManualOrder: endpoint({
    method: 'POST',
    path: '/quote/QuoteNewWork/SaveManualorder',
    summary: 'Places an order by hand',
    right: pageRoles.manualOrders,
    body: ManualOrderForm,
    response: ManualOrder,
    problems: ['not-found', 'rule-failed'],
  }),
  updateManualOrder: endpoint({
    method: 'POST',
    path: '/quote/QuoteNewWork/UpdateManualOrder',
    summary: "Saves an order's form, from the version it was read at",
    right: pageRoles.manualOrders,
    body: ManualOrderForm.extend({ orderId: id, hashKey }),
    response: ManualOrder,
    problems: orderProblems,
  }),
  updateNewWork: endpoint({
    method: 'POST',
    path: '/quote/QuoteNewWork/UpdateNewWork',
    summary: 'Takes an order on: accept, change the due date, hand over, complete, invoice, reject, resubmit',
    right: orderPeople,
    body: z.object({
      toolingOrderId: id,
      action: z.enum(orderActionCodes).default('CHANGE_DATE'),
      dueDate: day.nullable().default(null),
      reason: words(500).default(''),
      hashKey: hashKey.optional(),
    }),
    response: ManualOrder,
    problems: orderProblems,
  }),
  rejectToVendor: endpoint({
    method: 'POST',
    path: '/quote/QuoteNewWork/RejectToVendor',
    summary: 'Rejects an order, with the reason',
    right: orderPeople,
    body: z.object({
      toolingOrderId: id,
      reason: words(500).min(1, 'Reason is required'),
      hashKey: hashKey.optional(),
    }),
    response: ManualOrder,
    problems: orderProblems,
  }),
  saveOrderComment: endpoint({
    method: 'POST',
    path: '/quote/QuoteNewWork/SaveComments',
    summary: 'Adds a comment to an order',
    right: orderPeople,
    body: z.object({ toolingOrderId: id, comment: words(2000).min(1, 'Comment is required') }),
    response: z.object({ toolingOrderId: z.number() }),
    problems: ['not-found'],
  }),
  deleteManualOrder: endpoint({
    method: 'DELETE',
    path: '/quote/QuoteNewWork/DeleteManualOrder',
    summary: 'Deletes an order that was never accepted',
    right: pageRoles.manualOrders,
    query: z.object({ orderId: id }),
    response: z.object({ orderId: z.number() }),
    problems: ['not-found', 'rule-failed'],
  }),
} satisfies Service

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

/** The new-work worklist, of the quote-worklist service. */
export const newWorkWorklist = {
  orderActions: endpoint({
    method: 'POST',
    path: '/quote-worklist/NewWork/Actions',
    summary: 'Takes many orders one step on, each by itself and with a result of its own',
    right: orderPeople,
    body: z.object({
      action: z.enum(orderActionCodes),
      dueDate: day.nullable().default(null),
      reason: words(500).default(''),
      items: z
        .array(z.object({ toolingOrderId: id, hashKey: hashKey.optional() }))
        .min(1)
        .max(100),
    }),
    response: z.object({ results: z.array(OrderResult) }),
  }),
  createOrders: endpoint({
    method: 'POST',
    path: '/quote-worklist/NewWork/CreateOrders',
    summary:
      'Orders the tooling of many quote items from a vendor, each by itself and with a result of its own',
    right: pageRoles.manualOrders,
    body: quoteNewWork.createOrder.body.omit({ quoteItemId: true }).extend({
      quoteItemIds: z.array(id).min(1).max(100),
    }),
    response: z.object({ results: z.array(OrderResult) }),
  }),
  newWork: endpoint({
    method: 'GET',
    path: '/quote-worklist/NewWork/WorkList',
    summary: 'Orders, and items that wait for one: all, of a workgroup, of a sales rep, of a vendor',
    right: orderPeople,
    query: listQuery(newWorkFilter).extend({
      allWorklist: flag.optional(),
      /** Orders at vendors; whoever works for a vendor never sees any others. */
      vendorWorklist: flag.optional(),
      AssignmentGroup: z.string().max(30).optional(),
      salesRepCode: z.string().max(30).optional(),
      /** Only the orders that wait for the person to do something. */
      action: flag.optional(),
    }),
    response: z.array(NewWorkRow),
    list: true,
  }),
} satisfies Service

/** What the forms of new work choose from, of the config service. */
export const newWorkLookups = {
  toolingOrderLookup: endpoint({
    method: 'GET',
    path: '/config/ToolingOrderLookup',
    summary: 'Statuses, order types and vendors of manual orders',
    right: signedIn,
    response: z.object({
      statuses: z.array(z.object({ id: z.number(), name: z.string() })),
      orderTypes: z.array(z.object({ code: z.string(), description: z.string() })),
      vendors: z.array(Vendor),
    }),
  }),
  vendorOrderTypes: endpoint({
    method: 'GET',
    path: '/config/VendorOrderType',
    summary: 'Order types with the hours that a vendor needs for them',
    right: signedIn,
    response: z.array(z.object({ code: z.string(), description: z.string(), leadHours: z.number() })),
  }),
  vendorLookup: endpoint({
    method: 'GET',
    path: '/config/Vendor/lookup/{vendorType}/{plantCode}',
    summary: 'Vendors of a type (Formes or Artwork) that deliver to a plant',
    right: signedIn,
    params: z.object({ vendorType: z.enum(vendorTypes), plantCode: z.string().trim().max(30) }),
    response: z.array(Vendor),
  }),
} satisfies Service
