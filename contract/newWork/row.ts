import { z } from 'zod'
import { orderStatusNames, orderTypeCodes } from '#domain/manualOrders'
import { codesOperator, searchText } from '../listQuery.ts'
import { OfferedAction } from './parts.ts'

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
    assignmentGroupName: z.string(),
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
