import { Link } from 'react-router-dom'
import type { NewWorkRow } from '#contract/newWork'
import type { ListColumn } from '../../components/list/listColumn.ts'
import { quoteItemOrderColumns } from '../worklists/newWork/newWorkColumns.tsx'
import { manualOrderPath } from './manualOrderPaths.ts'

/** Columns of the manual order list: those of the orders of a quote item without sqm (000 §2, decision A05). */
export const manualOrderColumns: readonly ListColumn<NewWorkRow>[] = quoteItemOrderColumns
  .filter(({ source }) => source !== 'sqm')
  .map(column =>
    column.source === 'id'
      ? { ...column, show: row => <Link to={manualOrderPath(row.id)}>{row.reference}</Link> }
      : column,
  )

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
