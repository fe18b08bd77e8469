import type { NewWorkRow } from '#contract/newWork'
import { quoteNewWork } from '#contract/newWork'
import { quoteWorklist } from '#contract/quote-worklist'
import { date } from '#domain/formats'
import { text } from '#domain/messages'
import { groupsOfNewWork } from '../../../realtime/list/groupsOfWorklist.ts'
import { DueDay } from '../due/DueDay.tsx'
import type { WorklistKind } from '../worklistKind.ts'
import { NewWorkActions } from './NewWorkActions.tsx'
import { NewWorkBulkActions } from './NewWorkBulkActions.tsx'
import { newWorkChosenBy, newWorkColumns, quoteItemOrderColumns } from './newWorkColumns.tsx'
import { newWorkFilters } from './newWorkFilters.ts'
import { OrderPreview } from './OrderPreview.tsx'
import { orderDueState } from './orderDueState.ts'

const orderPath = (reference: string) => `/toolingOrder/all?q=${encodeURIComponent(reference)}`

/** The new-work worklists; those of a vendor have the same columns (decision A04). */
export const newWorkKind: WorklistKind<NewWorkRow> = {
  resource: 'newWork',
  call: quoteWorklist.newWork,
  columns: newWorkColumns,
  first: newWorkChosenBy,
  failed: text('newWorkWorklistError'),
  pinned: ['itemNo', 'toolingOrderId'],
  settings: {
    columns: 'newWork.columns',
    paging: 'newWork.paging',
    operators: 'newWork.operators',
    views: 'newWork.views',
  },
  filters: newWorkFilters,
  liveGroups: groupsOfNewWork,
  standingOf: ({ quoteItemId: id, itemHashKey: hashKey }) =>
    id === null ? null : { of: 'items', id, hashKey },
  // Where there is no item, the order alone is on the list, and the list is where one stays.
  pathOf: ({ quoteItemId, reference }) =>
    quoteItemId === null ? orderPath(reference) : `/qitem/${quoteItemId}`,
  cardOf: row => ({
    name: row.productDescription,
    customer: row.customer,
    standing: [row.vendor, row.status || 'Not ordered'].filter(Boolean).join(' · '),
    due: <DueDay state={orderDueState(row)} due={row.dateDue} day={date(row.dateDue)} />,
  }),
  RowActions: NewWorkActions,
  actionWidth: 169,
  BulkActions: NewWorkBulkActions,
  Panel: OrderPreview,
  keys: [
    ['a', 'Accept, or the next step of the order'],
    ['r', 'Release'],
    ['m', 'What else can be done'],
  ],
}

/** The same for who may not open the quote item: the order is what there is to open. */
export const orderKind: WorklistKind<NewWorkRow> = {
  ...newWorkKind,
  pathOf: ({ reference }) => orderPath(reference),
}

/** The orders of one quote item, whatever their status (specification 000 §2). */
export const itemOrdersKind: WorklistKind<NewWorkRow> = {
  ...orderKind,
  resource: 'itemOrders',
  call: quoteNewWork.vendorWorklist,
  columns: quoteItemOrderColumns,
  first: undefined,
  failed: text('newWorkQuoteItemError'),
  pinned: ['id'],
  settings: {
    columns: 'itemOrders.columns',
    paging: 'itemOrders.paging',
    operators: 'itemOrders.operators',
    views: 'itemOrders.views',
  },
  filters: [],
}
