import { Link } from 'react-router-dom'
import { type NewWorkRow, newWorkSorts } from '#contract/newWork'
import { date, decimal, yesNo } from '#domain/formats'
import { orderTypeLabel } from '#domain/manualOrders'
import { businessUnitLabel, itemCategoryLabel } from '#domain/quoteItem'
import { type ListColumn, plainColumn } from '../../../components/list/listColumn.ts'
import { DueDay } from '../due/DueDay.tsx'
import { ItemReference } from './ItemReference.tsx'
import { orderDueState } from './orderDueState.ts'

type Column = ListColumn<NewWorkRow>

const sortable: readonly string[] = newWorkSorts

const column = (source: Column['source'], label: string, more: Partial<Column> = {}): Column => ({
  ...plainColumn<NewWorkRow>(source, label),
  sortable: sortable.includes(source),
  ...more,
})

const orderId = (row: NewWorkRow) => (row.toolingOrderId === null ? '' : String(row.toolingOrderId))

const vendorDue = column('dateDue', 'Vendor due date', {
  brief: { label: 'Vendor due', width: 96 },
  text: row => date(row.dateDue),
  show: row => <DueDay state={orderDueState(row)} due={row.dateDue} day={date(row.dateDue)} />,
})

/** Columns of the new-work worklists in the order of specification 000 §2, after the row action (decision A04). */
export const newWorkColumns: readonly Column[] = [
  column('quoteReference', 'Quote id'),
  column('itemNo', 'Item no', {
    brief: { label: 'Item', width: 112 },
    show: row => <ItemReference row={row} />,
  }),
  column('toolingOrderId', 'Order id', { brief: { label: 'Order', width: 76 }, text: orderId }),
  column('assignee', 'Assignee', { width: 130 }),
  column('productDescription', 'Product description', {
    brief: { label: 'Product', width: 158 },
    width: 240,
    grows: true,
  }),
  column('dateArrived', 'Date arrived', { text: row => date(row.dateArrived) }),
  column('customer', 'Customer', { brief: { label: 'Customer', width: 150 }, width: 180 }),
  column('orderType', 'Order type', {
    brief: { label: 'Type', width: 120 },
    text: row => orderTypeLabel(row.orderType),
  }),
  column('orderReference', 'Order reference'),
  column('assignmentGroup', 'Worklist', { text: row => row.assignmentGroupName }),
  column('stereo', 'Stereo'),
  column('vendor', 'Vendor', { brief: { label: 'Vendor', width: 150 }, width: 170 }),
  vendorDue,
  column('status', 'Status', {
    brief: { label: 'Status', width: 152 },
    text: row => row.status || 'Not ordered',
  }),
  column('customerDueDate', 'Customer due date', { text: row => date(row.customerDueDate) }),
  column('productCode', 'Product code'),
  column('quoteDescription', 'Quote description'),
  column('artworkStatus', 'Artwork status'),
  column('isEvisy', 'eVisy', { text: row => yesNo(row.isEvisy), width: 100 }),
  column('plant', 'Plant'),
  column('orderQty', 'Order quantity', { text: row => decimal(row.orderQty, 0), align: 'right' }),
  column('orderPO', 'Order PO'),
  column('step', 'Step'),
  column('itemCategory', 'Item category', { width: 180, text: row => itemCategoryLabel(row.itemCategory) }),
  column('customerCode', 'Customer code'),
  column('colours', 'Colours', { text: row => decimal(row.colours, 0), align: 'right' }),
  column('businessUnit', 'Business unit', { text: row => businessUnitLabel(row.businessUnit) }),
  column('formeCode', 'Forme code'),
  column('dateCreated', 'Date created', { text: row => date(row.dateCreated) }),
]

/** What one chooses an order by. */
export const newWorkChosenBy: readonly Column['source'][] = [
  'toolingOrderId',
  'itemNo',
  'productDescription',
  'customer',
  'orderType',
  'vendor',
  'dateDue',
  'status',
]

const number: Column = column('id', 'Order id', {
  brief: { label: 'Order', width: 76 },
  show: row => <Link to={`/toolingOrder/all?q=${row.reference}`}>{row.reference}</Link>,
})

/** Columns of the orders of a quote item; `sqm` is in this list only (decision A05). */
export const quoteItemOrderColumns: readonly Column[] = [
  number,
  column('productDescription', 'Product name', {
    brief: { label: 'Product', width: 200 },
    width: 280,
    grows: true,
  }),
  column('dateCreated', 'Created date', { text: row => date(row.dateCreated) }),
  column('customer', 'Customer name', { brief: { label: 'Customer', width: 150 }, width: 180 }),
  column('orderType', 'Order type', {
    brief: { label: 'Type', width: 90 },
    text: row => orderTypeLabel(row.orderType),
  }),
  column('orderReference', 'Reference'),
  column('stereo', 'Stereo'),
  column('vendor', 'Vendor', { brief: { label: 'Vendor', width: 150 }, width: 170 }),
  vendorDue,
  column('sqm', 'Sqm', { text: row => decimal(row.sqm, 2), align: 'right' }),
  column('charge', 'Charge', {
    brief: { label: 'Charge', width: 84 },
    text: row => decimal(row.charge, 2),
    align: 'right',
  }),
  column('status', 'Status', { brief: { label: 'Status', width: 152 } }),
  column('costCentre', 'Cost centre (plant)'),
]
