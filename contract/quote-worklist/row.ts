import { z } from 'zod'
import { dueStates } from '#domain/quotes'

/** An action that a row offers besides ACCEPT, RELEASE and hold. */
export const RowOffer = z
  .object({
    code: z.string(),
    name: z.string(),
    kind: z.enum(['step', 'close', 'copy']),
    allowed: z.boolean(),
    reason: z.string(),
  })
  .meta({ id: 'RowOffer' })
export type RowOffer = z.infer<typeof RowOffer>

/** A row of the quote worklist (columns of specification 000 §2). */
export const WorklistRow = z
  .object({
    id: z.number().meta({ description: 'quote item id' }),
    quoteId: z.number(),
    workflowId: z.number(),
    hashKey: z.string(),
    action: z.enum(['ACCEPT', 'RELEASE']),
    holdAction: z.enum(['ONHOLD', 'OFFHOLD']),
    /** Whether the person may take the row's action; `actionReason` says why not. */
    actionAllowed: z.boolean(),
    actionReason: z.string(),
    quoteNumber: z.number(),
    quoteDescription: z.string(),
    itemNo: z.number(),
    reference: z.string(),
    assignmentGroup: z.string(),
    assignmentGroupName: z.string(),
    assignee: z.string(),
    assigneeName: z.string(),
    dateInitiated: z.string(),
    dateArrived: z.string(),
    customerName: z.string(),
    customerCode: z.string(),
    productDescription: z.string(),
    currentStep: z.string(),
    initiator: z.string(),
    initiatorName: z.string(),
    customerDueDate: z.string().nullable(),
    isEvisy: z.boolean(),
    plant: z.string(),
    /** Inside size of the product in millimetres. */
    size: z.object({
      length: z.number().nullable(),
      width: z.number().nullable(),
      depth: z.number().nullable(),
    }),
    orderQty: z.number().nullable(),
    orderPO: z.string(),
    businessUnit: z.string(),
    drawingNo: z.string(),
    withVendor: z.boolean(),
    sampleStatus: z.string(),
    isPreprint: z.boolean(),
    itemCategory: z.string(),
    productCode: z.string(),
    isOnHold: z.boolean(),
    /** Why the item is on hold. */
    holdReason: z.string(),
    /** Whether the person may take the row's hold action; `holdRefusal` says why not. */
    holdAllowed: z.boolean(),
    holdRefusal: z.string(),
    dueState: z.enum(dueStates),
    lastComment: z.object({ comment: z.string(), by: z.string(), at: z.string() }).nullable(),
    /** Steps on and back, trash and archive, and duplicate, each with the reason when it is not allowed. */
    offers: z.array(RowOffer),
  })
  .meta({ id: 'WorklistRow' })
export type WorklistRow = z.infer<typeof WorklistRow>

/** Columns a worklist can be sorted by. */
export const worklistSorts = [
  'id',
  'quoteNumber',
  'quoteDescription',
  'assignmentGroup',
  'assignee',
  'dateInitiated',
  'dateArrived',
  'customerName',
  'customerCode',
  'productDescription',
  'currentStep',
  'initiator',
  'customerDueDate',
  'plant',
  'orderQty',
  'businessUnit',
  'drawingNo',
  'itemCategory',
  'productCode',
] as const
export type WorklistSort = (typeof worklistSorts)[number]
