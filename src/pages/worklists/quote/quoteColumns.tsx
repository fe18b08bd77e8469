import { type WorklistRow, worklistSorts } from '#contract/quote-worklist'
import { date, dateTime, decimal, yesNo } from '#domain/formats'
import { businessUnitLabel, itemCategoryLabel } from '#domain/quoteItem'
import { type ListColumn, plainColumn } from '../../../components/list/listColumn.ts'
import { DueDay } from '../due/DueDay.tsx'
import { Assignee } from './cells/Assignee.tsx'
import { ItemLink } from './cells/ItemLink.tsx'
import { QuoteLink } from './cells/QuoteLink.tsx'

type Column = ListColumn<WorklistRow>

const sortable: readonly string[] = worklistSorts

const column = (source: Column['source'], label: string, more: Partial<Column> = {}): Column => ({
  ...plainColumn<WorklistRow>(source, label),
  sortable: sortable.includes(source),
  ...more,
})

/** Columns of the quote worklist in the order of specification 000 §2, after the row action. */
export const standardColumns: readonly Column[] = [
  column('quoteNumber', 'Quote number', { show: row => <QuoteLink row={row} /> }),
  column('quoteDescription', 'Quote description', { width: 300 }),
  column('reference', 'Quote item number', { show: row => <ItemLink row={row} /> }),
  column('assignmentGroup', 'Assignment group'),
  column('assignee', 'Assignee', {
    width: 130,
    text: row => row.assigneeName,
    show: row => <Assignee row={row} />,
  }),
  column('dateInitiated', 'Date initiated', { text: row => date(row.dateInitiated) }),
  column('dateArrived', 'Date arrived', { width: 136, text: row => dateTime(row.dateArrived) }),
  column('customerName', 'Customer name', { width: 200 }),
  column('customerCode', 'Customer code'),
  column('productDescription', 'Product description', { width: 240 }),
  column('currentStep', 'Current step', { width: 130 }),
  column('initiator', 'Initiator', { width: 130, text: row => row.initiatorName }),
  column('customerDueDate', 'Customer due date', {
    text: row => date(row.customerDueDate),
    show: row => <DueDay state={row.dueState} day={date(row.customerDueDate)} />,
  }),
  column('isEvisy', 'Is eVisy', { text: row => yesNo(row.isEvisy), width: 100 }),
  column('plant', 'Plant'),
  column('orderQty', 'Order qty', { text: row => decimal(row.orderQty, 0), align: 'right' }),
  column('orderPO', 'Order PO'),
  column('businessUnit', 'Business unit', { text: row => businessUnitLabel(row.businessUnit) }),
  column('drawingNo', 'Drawing no'),
  column('withVendor', 'With vendor', { text: row => yesNo(row.withVendor) }),
  column('sampleStatus', 'Sample status', { width: 150 }),
  column('isPreprint', 'Is preprint', { text: row => yesNo(row.isPreprint) }),
]

/** The full variant: item category and product code come last. */
export const fullColumns: readonly Column[] = [
  ...standardColumns,
  column('itemCategory', 'Item category', { width: 180, text: row => itemCategoryLabel(row.itemCategory) }),
  column('productCode', 'Product code'),
]

export const worklistColumns = { standard: standardColumns, full: fullColumns }
