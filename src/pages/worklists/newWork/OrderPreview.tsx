import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import type { NewWorkRow } from '#contract/newWork'
import { date, dateTime, decimal, money } from '#domain/formats'
import { orderTypeLabel } from '#domain/manualOrders'
import { itemCategoryLabel } from '#domain/quoteItem'
import { type Fact, Facts } from '../../../resources/facts/Facts.tsx'
import { ItemComments } from '../preview/ItemComments.tsx'
import { ItemHistory } from '../preview/ItemHistory.tsx'
import { previewHeading } from '../preview/previewHeading.ts'
import { useItemOrders } from './itemOrders.ts'
import { NewWorkActions } from './NewWorkActions.tsx'
import { OrderComment } from './OrderComment.tsx'
import { OrderInFull } from './OrderInFull.tsx'
import { OrderLogs } from './OrderLogs.tsx'

const customerOf = (row: NewWorkRow) => [row.customer, row.customerCode].filter(Boolean).join(' · ')

const orderFacts = (row: NewWorkRow): Fact[] => [
  ['Status', row.status || 'Not ordered'],
  ['Order type', orderTypeLabel(row.orderType)],
  ['Vendor', row.vendor],
  ['Vendor due date', date(row.dateDue)],
  ['Reference', row.orderReference],
  ['Stereo', row.stereo],
  ['Forme code', row.formeCode],
  ['Colours', decimal(row.colours, 0)],
  ['Charge', money(row.charge)],
  ['Customer', customerOf(row)],
  ['Customer due date', date(row.customerDueDate)],
  ['Plant', row.plant],
  ['Order PO', row.orderPO],
]

/** Of a quote item that nothing is ordered for yet. */
const itemFacts = (row: NewWorkRow): Fact[] => [
  ['Order', 'Nothing is ordered yet'],
  ['Customer', customerOf(row)],
  ['Quote', row.quoteDescription],
  ['Step', row.step],
  ['Workgroup', row.assignmentGroupName],
  ['Assignee', row.assignee],
  ['Due', date(row.customerDueDate)],
  ['Arrived', dateTime(row.dateArrived)],
  ['Plant', row.plant],
  ['Quantity', decimal(row.orderQty, 0)],
  ['Order PO', row.orderPO],
  ['Product code', row.productCode],
  ['Item category', itemCategoryLabel(row.itemCategory)],
]

function OfItem({ row: { quoteId, quoteItemId, workflowId } }: { readonly row: NewWorkRow }) {
  if (quoteId === null || quoteItemId === null || workflowId === null) return null
  return (
    <>
      <ItemComments quoteId={quoteId} quoteItemId={quoteItemId} />
      <ItemHistory workflowId={workflowId} />
    </>
  )
}

/** Leads to the other orders of the order's quote item. */
function OtherOrders({ row }: { readonly row: NewWorkRow }) {
  const itemOrders = useItemOrders(row)
  if (itemOrders === null) return null
  const { label, ...way } = itemOrders
  return (
    <Link component={RouterLink} {...way} sx={{ display: 'block', mt: 1, typography: 'body2' }}>
      {label}
    </Link>
  )
}

/** An order, or an item that waits for one, beside its worklist: facts, what may be done, a comment, and what happened. */
export function OrderPreview({ row }: { readonly row: NewWorkRow }) {
  return (
    <>
      <NewWorkActions row={row} />
      <Typography {...previewHeading}>{row.productDescription}</Typography>
      <Facts facts={row.toolingOrderId === null ? itemFacts(row) : orderFacts(row)} />
      {row.toolingOrderId === null ? (
        <OfItem row={row} />
      ) : (
        <>
          <OrderInFull id={row.toolingOrderId} />
          <OtherOrders row={row} />
          <Typography {...previewHeading}>Comment</Typography>
          <OrderComment toolingOrderId={row.toolingOrderId} />
          <Typography {...previewHeading}>History</Typography>
          <OrderLogs id={row.toolingOrderId} />
        </>
      )}
    </>
  )
}
