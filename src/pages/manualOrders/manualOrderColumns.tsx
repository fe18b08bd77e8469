import { Link } from 'react-router-dom'
import type { NewWorkRow } from '#contract/newWork'
import { manualOrderDate } from '#domain/formats'
import type { ListColumn } from '../../components/list/listColumn.ts'
import { DueDay } from '../worklists/due/DueDay.tsx'
import { quoteItemOrderColumns } from '../worklists/newWork/newWorkColumns.tsx'
import { orderDueState } from '../worklists/newWork/orderDueState.ts'
import { manualOrderPath } from './manualOrderPaths.ts'

/** How far off the due date is, with the day as manual orders write it. */
export const manualOrderDue = (row: NewWorkRow) => (
  <DueDay state={orderDueState(row)} due={row.dateDue} day={manualOrderDate(row.dateDue)} />
)

/** What is shown otherwise than of the orders of a quote item. */
const own: Readonly<Partial<Record<ListColumn<NewWorkRow>['source'], Partial<ListColumn<NewWorkRow>>>>> = {
  id: { show: row => <Link to={manualOrderPath(row.id)}>{row.reference}</Link> },
  dateCreated: { text: row => manualOrderDate(row.dateCreated) },
  dateDue: { text: row => manualOrderDate(row.dateDue), show: manualOrderDue },
}

/**
 * Columns of the manual order list: those of the orders of a quote item without sqm, with days as manual orders write
 * them (000 §1, §2, decision A05).
 */
export const manualOrderColumns: readonly ListColumn<NewWorkRow>[] = quoteItemOrderColumns
  .filter(({ source }) => source !== 'sqm')
  .map(column => ({ ...column, ...own[column.source] }))

/** What one looks an order up by: where it stands, with whom, until when and for how much. */
export const manualOrdersChosenBy: readonly ListColumn<NewWorkRow>['source'][] = [
  'id',
  'productDescription',
  'customer',
  'orderType',
  'vendor',
  'dateDue',
  'charge',
  'status',
]
