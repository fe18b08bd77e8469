import { z } from 'zod'
import { ItemOption } from './itemOption.ts'

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
    assignmentGroupName: z.string(),
    assignee: z.string(),
    assigneeName: z.string(),
    isOnHold: z.boolean(),
    closeType: z.enum(['archive', 'trash']).nullable(),
    isMasterItem: z.boolean(),
    option: ItemOption.nullable(),
    boardGrade: z.string(),
    styleCarton: z.string(),
    length: z.number().nullable(),
    width: z.number().nullable(),
    depth: z.number().nullable(),
    expectedOrderQuantity: z.number().nullable(),
    unitPrice: z.number().nullable(),
    /** What an order of the expected quantity comes to; null: it has no price for so many. */
    worth: z.number().nullable(),
    plantCode: z.string(),
    /** Tabs on which something is wrong or missing. */
    invalidTabs: z.array(z.string()),
    hashKey: z.string(),
  })
  .meta({ id: 'QuoteItemRow' })
export type QuoteItemRow = z.infer<typeof QuoteItemRow>
