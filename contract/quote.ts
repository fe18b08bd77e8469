import { z } from 'zod'
import { createQuoteRight, scope } from '#domain/access'
import { text } from '#domain/messages'
import { quoteStatuses } from '#domain/quotes'
import { endpoint, type Service } from './endpoint.ts'
import { id, storedNumber } from './listQuery.ts'
import { quoteNewWork } from './newWork.ts'
import { quoteDashboard } from './quoteDashboard.ts'
import { quoteSamples } from './samples.ts'
import { Standing } from './standing.ts'

const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max, text('formMaxCharacters', { length: max }))
const day = z.iso.date('Invalid date').nullable()
/** A number within bounds; nothing entered is null. */
const between = (min: number, max: number) =>
  z
    .number({ error: issue => (issue.code === 'invalid_type' ? text('formNumeric') : undefined) })
    .min(min, text('formMin', { min }))
    .max(max, text('formMax', { max }))
    .nullable()
const millimetres = between(-100_000, 100_000)
const version = storedNumber

/** What a person enters in the quote's header. */
export const QuoteHeader = z
  .object({
    customerCode: words(20),
    description: words(200),
    currencyCode: z.enum(['AUD', 'NZD']),
    customerPO: words(40),
    internalQuoteNotes: words(2000),
    deliveryAddress: words(200),
    deliveryAddress2: words(200),
    deliveryCity: words(80),
    deliveryState: words(10),
    deliveryPostCode: words(10),
    deliveryCountry: words(3),
    requiredDate: day,
    pricingDate: day,
    validFrom: day,
    validTo: day,
    truckType: words(20),
    handUnloadingRequired: z.boolean(),
    isMultiComponent: z.boolean(),
  })
  .meta({ id: 'QuoteHeader' })
export type QuoteHeader = z.infer<typeof QuoteHeader>

/** The product section: what the overview tab edits. Numbers not entered yet are null, texts ''. */
export const Product = z
  .object({
    code: words(40),
    description: words(200),
    type: words(40),
    itemCategory: words(60),
    productGroup: words(40),
    boardGrade: words(20),
    boardGradeVariant: words(30),
    vslCode: words(20),
    fefCoVariantCode: words(20),
    length: millimetres,
    width: millimetres,
    depth: millimetres,
    styleCarton: words(4),
    styleVariant: words(10),
    styleTopFlap: words(4),
    styleBottomFlap: words(4),
    topFlapAdjustment: millimetres,
    bottomFlapAdjustment: millimetres,
    styleClosure: words(4),
    styleDieCutType: words(10),
    preferredPlantCode: words(30),
    printProcess: words(20),
    isAllowCrease: z.boolean(),
    crease1: millimetres,
    crease2: millimetres,
    crease3: millimetres,
    isGen: z.boolean(),
    referenceToRegion: words(20),
    expectedOrderQuantity: between(-1_000_000_000, 1_000_000_000),
    drawingNo: words(40),
  })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof Product>

/** Which compliances the product asks of its board; the Use & Claims tab edits them. */
export const Compliance = z
  .object({
    isFscCompliant: z.boolean(),
    isAirFreightCompliant: z.boolean(),
    isDangerousGoodsCompliant: z.boolean(),
    isLcboExportWineCompliant: z.boolean(),
  })
  .meta({ id: 'Compliance' })
export type Compliance = z.infer<typeof Compliance>

export const Finding = z
  .object({
    tab: z.string(),
    field: z.string(),
    code: z.string(),
    message: z.string(),
    severity: z.enum(['error', 'warning']),
  })
  .meta({ id: 'Finding' })

/** A quote item as the quote page lists it. */
export const QuoteItemRow = z
  .object({
    id: z.number(),
    itemNo: z.number(),
    reference: z.string(),
    description: z.string(),
    itemCategory: z.string(),
    step: z.string(),
    stepName: z.string(),
    assignmentGroup: z.string(),
    assignee: z.string(),
    assigneeName: z.string(),
    isOnHold: z.boolean(),
    closeType: z.enum(['archive', 'trash']).nullable(),
    isMasterItem: z.boolean(),
    boardGrade: z.string(),
    styleCarton: z.string(),
    length: z.number().nullable(),
    width: z.number().nullable(),
    depth: z.number().nullable(),
    expectedOrderQuantity: z.number().nullable(),
    unitPrice: z.number().nullable(),
    plantCode: z.string(),
    overviewValid: z.boolean(),
    hashKey: z.string(),
  })
  .meta({ id: 'QuoteItemRow' })
export type QuoteItemRow = z.infer<typeof QuoteItemRow>

export const Quote = QuoteHeader.extend({
  id: z.number(),
  quoteReference: z.string(),
  version,
  status: z.enum(quoteStatuses),
  owner: z.string(),
  ownerName: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  updatedBy: z.string(),
  customerName: z.string(),
  customerStatus: z.enum(['TRADING', 'PROSPECT']).nullable(),
  lgxCustomerCode: z.string(),
  customerIndustry: z.string(),
  customerIndustryCode: z.string(),
  customerSalesRep: z.string(),
  salesRepName: z.string(),
  division: z.string(),
  businessUnit: z.string(),
  lgxDefaultPlant: z.string(),
  quoteHasCustomer: z.boolean(),
  isQuoteInitiator: z.boolean(),
  /** Whether the person may change the header and add items. */
  mayEdit: z.boolean(),
  isAnyItemNotInInitiateStep: z.boolean(),
  isNewCustomer: z.boolean(),
  customerCountry: z.string(),
  items: z.array(QuoteItemRow),
}).meta({ id: 'Quote' })
export type Quote = z.infer<typeof Quote>

export const FieldRule = z.object({
  tabId: z.number(),
  fieldName: z.string(),
  readOnly: z.boolean(),
  required: z.boolean(),
})

/** A quote item as its page loads it. */
export const QuoteItem = z
  .object({
    id: z.number(),
    itemNo: z.number(),
    reference: z.string(),
    quoteId: z.number(),
    quoteReference: z.string(),
    quoteDescription: z.string(),
    customerCode: z.string(),
    customerName: z.string(),
    customerDefaultPlant: z.string(),
    businessUnit: z.string(),
    ...Standing.shape,
    closeType: z.enum(['archive', 'trash']).nullable(),
    canArchive: z.boolean(),
    canUnArchive: z.boolean(),
    canHold: z.boolean(),
    isMasterItem: z.boolean(),
    isQuoteInitiator: z.boolean(),
    /** False: the person may not see the item; `accessMessage` says why and the sections are empty. */
    accessAllowed: z.boolean(),
    accessMessage: z.string(),
    allowByPassDesign: z.boolean(),
    allowByPassPricing: z.boolean(),
    allowByPassCustomerService: z.boolean(),
    product: Product,
    compliance: Compliance,
    /** Version of each section; a save sends the one it started from. */
    versions: z.object({ product: version, compliance: version }),
    /** Field rules of the item's present step, and of the person: who may not act gets everything read-only. */
    validations: z.array(FieldRule),
    mayEdit: z.boolean(),
    /** Why the person may not edit; empty when they may. */
    editRefusal: z.string(),
    findings: z.array(Finding),
  })
  .meta({ id: 'QuoteItem' })
export type QuoteItem = z.infer<typeof QuoteItem>

export const Comment = z
  .object({
    id: z.number(),
    quoteId: z.number(),
    quoteItemId: z.number().nullable(),
    comment: z.string(),
    createdBy: z.string(),
    createdByName: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'Comment' })
export type Comment = z.infer<typeof Comment>

export const LogEntry = z
  .object({
    id: z.number(),
    at: z.string(),
    who: z.string(),
    whoName: z.string(),
    what: z.string(),
    field: z.string(),
    old: z.unknown(),
    new: z.unknown(),
  })
  .meta({ id: 'LogEntry' })
export type LogEntry = z.infer<typeof LogEntry>

const viewQuote = scope('VIEW_QUOTE')
const byId = z.object({ id })

export const quote = {
  create: endpoint({
    method: 'POST',
    path: '/quote/Quote/Create',
    summary: 'Starts a quote, with a customer or without one',
    right: createQuoteRight,
    body: z.object({ customer: z.object({ customerCode: words(20) }).nullable() }),
    response: Quote,
    problems: ['not-found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/quote/Quote',
    summary: "Saves the quote's header, from the version it was read at",
    right: viewQuote,
    body: QuoteHeader.extend({ id, version }),
    response: Quote,
    problems: ['not-found', 'stale', 'rule-failed'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/quote/Quote/{id}',
    summary: 'A quote with its items and derived flags',
    right: viewQuote,
    params: byId,
    response: Quote,
    problems: ['not-found'],
  }),
  itemByReference: endpoint({
    method: 'GET',
    path: '/quote/Quote/ItemRef/{ref}',
    summary: 'Finds an item by quote number and item number: 100023-2',
    right: viewQuote,
    params: z.object({ ref: z.string().max(40) }),
    response: z.object({ quoteId: z.number(), quoteItemId: z.number() }),
    problems: ['not-found'],
  }),
  draftQuotes: endpoint({
    method: 'GET',
    path: '/quote/Quote/DraftQuotes',
    summary: "The person's quotes whose items have not left the first step, newest first",
    right: viewQuote,
    response: z.array(
      z.object({
        id: z.number(),
        quoteReference: z.string(),
        description: z.string(),
        customerName: z.string(),
        updatedAt: z.string(),
        itemCount: z.number(),
      }),
    ),
  }),
  addProducts: endpoint({
    method: 'POST',
    path: '/quote/Quote/Products',
    summary: 'Adds items to a quote',
    right: createQuoteRight,
    body: z.object({
      id,
      products: z
        .array(z.object({ itemCategory: words(60), description: words(200) }))
        .min(1)
        .max(50),
      isMaster: z.boolean().default(false),
      allowByPassPricing: z.boolean().default(false),
    }),
    response: Quote,
    problems: ['not-found', 'rule-failed'],
  }),
  saveProduct: endpoint({
    method: 'PUT',
    path: '/quote/Quote/Product',
    summary: 'Saves the product section of an item, from the version it was read at',
    right: viewQuote,
    body: z.object({ quoteItemId: id, version, product: Product }),
    response: z.object({ item: QuoteItem, actionMessage: z.string() }),
    problems: ['not-found', 'stale', 'rule-failed'],
  }),
  productExists: endpoint({
    method: 'GET',
    path: '/quote/Quote/ProductExist',
    summary: "Whether another item of the customer's quotes has this product code",
    right: viewQuote,
    query: z.object({
      customerCode: z.string().max(20),
      productCode: z.string().max(40),
      quoteItemId: id.optional(),
    }),
    response: z.object({ exists: z.boolean() }),
  }),
  isCustomerAssigned: endpoint({
    method: 'POST',
    path: '/quote/Quote/IsQuoteCustomerAssigned/{quoteId}',
    summary: 'Whether a customer is saved on the quote; an item is opened only then',
    right: viewQuote,
    params: z.object({ quoteId: id }),
    response: z.object({ isAssigned: z.boolean() }),
    problems: ['not-found'],
  }),
  deleteQuote: endpoint({
    method: 'DELETE',
    path: '/quote/Quote/DeleteQuote',
    summary: 'Deletes a quote whose items have not left the first step',
    right: createQuoteRight,
    body: z.object({ quoteId: id }),
    response: z.object({ quoteId: z.number() }),
    problems: ['not-found', 'rule-failed'],
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/quote/Quote/Duplicate/{id}',
    summary: 'Starts a quote from another: its header, for the same customer or another, and its items',
    right: createQuoteRight,
    params: byId,
    body: z.object({ customerCode: words(20).optional(), description: words(200).optional() }),
    response: Quote,
    problems: ['not-found'],
  }),
  duplicateItem: endpoint({
    method: 'POST',
    path: '/quote/Quote/DuplicateItem',
    summary: 'Adds copies of an item to its quote, at the first step and without its product code',
    right: createQuoteRight,
    body: z.object({ quoteItemId: id, count: z.int().min(1).max(20).default(1) }),
    response: z.object({
      quoteId: z.number(),
      items: z.array(z.object({ id: z.number(), itemNo: z.number(), reference: z.string() })),
    }),
    problems: ['not-found', 'rule-failed'],
  }),
  item: endpoint({
    method: 'GET',
    path: '/quote/QuoteItem/{id}',
    summary: 'A quote item with its sections, field rules and findings',
    right: viewQuote,
    params: byId,
    response: QuoteItem,
    problems: ['not-found'],
  }),
  deleteItem: endpoint({
    method: 'DELETE',
    path: '/quote/QuoteItem/DeleteQuoteItem',
    summary: 'Deletes an item that has not left the first step',
    right: createQuoteRight,
    body: z.object({ quoteItemId: id }),
    response: z.object({ quoteItemId: z.number() }),
    problems: ['not-found', 'rule-failed'],
  }),
  close: endpoint({
    method: 'POST',
    path: '/quote/Quote/{q}/items/{i}/trash-archive',
    summary: 'Archives an item, or puts it in the trash',
    right: viewQuote,
    params: z.object({ q: id, i: id }),
    body: z.object({
      closeType: z.enum(['archive', 'trash']),
      reason: words(60),
      comment: words(2000).default(''),
    }),
    response: z.object({ quoteItemId: z.number(), canArchive: z.boolean(), canUnArchive: z.boolean() }),
    problems: ['not-found', 'rule-failed'],
  }),
  unarchive: endpoint({
    method: 'POST',
    path: '/quote/QuoteItem/{id}/unarchive',
    summary: 'Brings an archived item back to where it stood',
    right: viewQuote,
    params: byId,
    response: z.object({ quoteItemId: z.number(), canArchive: z.boolean(), canUnArchive: z.boolean() }),
    problems: ['not-found', 'rule-failed'],
  }),
  comments: endpoint({
    method: 'GET',
    path: '/quote/QuoteComment',
    summary: 'Comments of a quote, or of one of its items, newest first',
    right: viewQuote,
    query: z.object({ quoteId: id, quoteItemId: id.optional() }),
    response: z.array(Comment),
  }),
  addComment: endpoint({
    method: 'POST',
    path: '/quote/QuoteComment',
    summary: 'Adds a comment to a quote or an item',
    right: viewQuote,
    body: z.object({
      quoteId: id,
      quoteItemId: id.nullable(),
      comment: words(2000).min(1, 'Comment is required'),
    }),
    response: Comment,
    problems: ['not-found'],
  }),
  ...quoteDashboard,
  ...quoteNewWork,
  ...quoteSamples,
  log: endpoint({
    method: 'GET',
    path: '/quote/QuoteLog/{id}',
    summary: 'Change log of a quote and its items, newest first: who, when, what, old, new',
    right: viewQuote,
    params: byId,
    response: z.array(LogEntry),
    problems: ['not-found'],
  }),
} satisfies Service
