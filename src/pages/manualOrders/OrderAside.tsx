import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import type { ManualOrder } from '#contract/newWork'
import { dateTime } from '#domain/formats'
import { useMay } from '../../authProvider/useRights.ts'
import { Facts } from '../../resources/facts/Facts.tsx'
import { mayOpenItem } from '../worklists/newWork/mayOpenItem.ts'
import { OrderComment } from '../worklists/newWork/OrderComment.tsx'
import { OrderLogs } from '../worklists/newWork/OrderLogs.tsx'
import { previewHeading } from '../worklists/preview/previewHeading.ts'

/** Beside an order's form: what it belongs to, a comment, and its history. */
export function OrderAside({ order }: { readonly order: ManualOrder | null }) {
  const mayOpen = useMay(mayOpenItem)
  if (order === null) {
    return (
      <Paper variant="outlined" sx={{ p: 1.5 }}>
        <Typography variant="body2" color="textSecondary">
          The vendor sees the order as soon as it is placed. Files and comments are added then.
        </Typography>
      </Paper>
    )
  }
  const { quoteItemId, quoteReference } = order
  return (
    <Paper variant="outlined" component="aside" aria-label="About the order" sx={{ p: 1.5 }}>
      <Facts
        facts={[
          [
            'Quote item',
            quoteItemId === null ? (
              'none: placed by hand'
            ) : mayOpen ? (
              <Link key="item" component={RouterLink} to={`/qitem/${quoteItemId}`}>
                {quoteReference}
              </Link>
            ) : (
              quoteReference
            ),
          ],
          ['Plant', [order.plantState, order.plantCountry].filter(Boolean).join(', ')],
          ['Drawing prefix', order.drawingPrefix],
          ['Placed', `${order.createdBy}, ${dateTime(order.createdAt)}`],
          ['Changed', `${order.updatedBy}, ${dateTime(order.updatedAt)}`],
        ]}
      />
      <Typography {...previewHeading}>Comment</Typography>
      <OrderComment toolingOrderId={order.orderId} />
      <Typography {...previewHeading}>History</Typography>
      <OrderLogs id={order.orderId} />
    </Paper>
  )
}
