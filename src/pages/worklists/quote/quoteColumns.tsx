import type { WorklistRow } from '#contract/quote-worklist'
import { worklistSorts } from '#contract/quote-worklist/row'
import { daysBetween } from '#domain/days'
import { boxSize, date, dateTime, dayIn, decimal, yesNo } from '#domain/formats'
import { businessUnitLabel, itemCategoryLabel } from '#domain/quoteItem'
import { type ListColumn, plainColumn } from '../../../components/list/listColumn.ts'
import { DueDay } from '../due/DueDay.tsx'
import { Assignee } from './cells/Assignee.tsx'
import { ItemLink } from './cells/ItemLink.tsx'
import { QuoteLink } from './cells/QuoteLink.tsx'

/** Days that have passed since a moment, by the reader's calendar: `today`, `1 d`, `12 d`. */
function ageWords(since: string, now: Date): string {
  const days = daysBetween(dayIn(new Date(since)), dayIn(now))
  return days <= 0 ? 'today' : `${days} d`
}

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
  column('reference', 'Quote item number', {
    brief: { label: 'Item', width: 116 },
    show: row => <ItemLink row={row} />,
  }),
  column('assignmentGroup', 'Assignment group', { text: row => row.assignmentGroupName }),
  column('assignee', 'Assignee', {
    brief: { label: 'Assignee', width: 112 },
    width: 130,
    text: row => row.assigneeName,
    show: row => <Assignee row={row} />,
  }),
  column('dateInitiated', 'Date initiated', { text: row => date(row.dateInitiated) }),
  column('dateArrived', 'Date arrived', {
    brief: { label: 'Age', width: 64, text: row => ageWords(row.dateArrived, new Date()) },
    width: 136,
    text: row => dateTime(row.dateArrived),
  }),
  column('customerName', 'Customer name', { brief: { label: 'Customer', width: 156 }, width: 200 }),
  column('customerCode', 'Customer code'),
  column('productDescription', 'Product description', {
    brief: { label: 'Product', width: 170 },
    width: 240,
    grows: true,
  }),
  column('currentStep', 'Current step', { brief: { label: 'Step', width: 96 }, width: 130 }),
  column('initiator', 'Initiator', { width: 130, text: row => row.initiatorName }),
  column('customerDueDate', 'Customer due date', {
    brief: { label: 'Due', width: 102 },
    text: row => date(row.customerDueDate),
    show: row => <DueDay state={row.dueState} due={row.customerDueDate} day={date(row.customerDueDate)} />,
  }),
  column('isEvisy', 'Is eVisy', { text: row => yesNo(row.isEvisy), width: 100 }),
  column('plant', 'Plant'),
  column('orderQty', 'Order qty', {
    brief: { label: 'Quantity', width: 84 },
    text: row => decimal(row.orderQty, 0),
    align: 'right',
  }),
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

/** Our own: what the specification does not list, but one chooses work by. */
const sizeColumn = column('size', 'Size', {
  brief: { label: 'Size', width: 150 },
  width: 150,
  leftOut: 'always',
  text: ({ size }) => boxSize(size, 'mm'),
  align: 'right',
})

export const worklistColumns = {
  standard: [...standardColumns, sizeColumn],
  full: [...fullColumns, sizeColumn],
}

/** What one chooses work by; `more` is what differs from row to row in the list at hand. */
export const chosenBy = (...more: readonly Column['source'][]): readonly string[] => [
  'reference',
  'productDescription',
  'customerName',
  'size',
  'orderQty',
  'customerDueDate',
  ...more,
]
