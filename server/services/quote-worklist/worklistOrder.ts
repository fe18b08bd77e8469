import { desc, type SQL } from 'drizzle-orm'
import type { WorklistSort } from '#contract/quote-worklist'
import { type ListQuery, orderOf } from '../../database/page.ts'
import { quoteItems } from '../../database/schema/index.ts'

const sorts = {
  id: quoteItems.id,
  quoteNumber: quoteItems.quoteId,
  quoteDescription: quoteItems.quoteDescription,
  assignmentGroup: quoteItems.assignmentGroup,
  assignee: quoteItems.assignee,
  dateInitiated: quoteItems.dateInitiated,
  dateArrived: quoteItems.dateArrived,
  customerName: quoteItems.customerName,
  customerCode: quoteItems.customerCode,
  productDescription: quoteItems.productDescription,
  currentStep: quoteItems.stepSequence,
  initiator: quoteItems.initiator,
  customerDueDate: quoteItems.customerDueDate,
  plant: quoteItems.plant,
  orderQty: quoteItems.orderQty,
  businessUnit: quoteItems.businessUnit,
  drawingNo: quoteItems.drawingNo,
  itemCategory: quoteItems.itemCategory,
  productCode: quoteItems.productCode,
} satisfies Record<WorklistSort, unknown>

const newestFirst = [desc(quoteItems.dateArrived), desc(quoteItems.id)]

/** The order of a worklist's rows; of a workgroup's list an index has each that there is. */
export const worklistOrder = (query: ListQuery): SQL[] => orderOf(query, sorts, newestFirst, quoteItems.id)
