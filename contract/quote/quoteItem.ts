import { z } from 'zod'
import { Standing } from '../standing.ts'
import { ItemOption } from './itemOption.ts'
import { QuoteItemDelivery } from './sections.ts'
import { SectionVersions, storedSections } from './storedSections.ts'

export const FieldRule = z.object({
  tabId: z.number(),
  fieldName: z.string(),
  readOnly: z.boolean(),
  required: z.boolean(),
})

export const Finding = z
  .object({
    tab: z.string(),
    section: z.string(),
    field: z.string(),
    code: z.string(),
    message: z.string(),
    severity: z.enum(['error', 'warning']),
  })
  .meta({ id: 'Finding' })

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
    /** Of the sample that was asked for last; '' when none was. */
    sampleStatus: z.string(),
    canArchive: z.boolean(),
    canUnArchive: z.boolean(),
    canHold: z.boolean(),
    isOrdered: z.boolean().meta({ description: 'its customer has ordered it' }),
    isMasterItem: z.boolean(),
    option: ItemOption.nullable(),
    /** Whether its quote is a master quote, all items of which make one set. */
    isOfSet: z.boolean(),
    /** The size of the product that it was begun from, mm, 0 where that has none; null: it was begun from no product. */
    sourceSize: z.object({ length: z.number(), width: z.number(), depth: z.number() }).nullable(),
    /** Whether it was begun from a product of another customer. */
    isOfOtherCustomer: z.boolean(),
    /** What a unit is quoted at, in the quote's currency; null: not priced yet. */
    unitPrice: z.number().nullable(),
    isQuoteInitiator: z.boolean(),
    /** False: the person may not see the item; `accessMessage` says why and the sections are empty. */
    accessAllowed: z.boolean(),
    accessMessage: z.string(),
    allowByPassDesign: z.boolean(),
    allowByPassPricing: z.boolean(),
    allowByPassCustomerService: z.boolean(),
    /** What its quote says of the delivery: it counts where the item says nothing else. */
    quoteDelivery: QuoteItemDelivery,
    ...storedSections,
    versions: SectionVersions,
    /** Field rules of the item's present step, and of the person: who may not act gets everything read-only. */
    validations: z.array(FieldRule),
    /** What the item's step asks for before it goes on: tabs by their key, `purchaseOrder`. */
    asks: z.array(z.string()),
    /** What of it is a file or a purchase order and not there, with what to do about it. */
    lacks: z.array(z.object({ ask: z.string(), message: z.string() })),
    mayEdit: z.boolean(),
    /** Why the person may not edit; empty when they may. */
    editRefusal: z.string(),
    findings: z.array(Finding),
  })
  .meta({ id: 'QuoteItem' })
export type QuoteItem = z.infer<typeof QuoteItem>
