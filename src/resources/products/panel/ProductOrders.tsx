import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import type { ProductDetails } from '#contract/lgx'
import { date, decimal } from '#domain/formats'
import { amount } from '../productWords.ts'

/** What of a product was ordered, the last first; the item that it was quoted as can be opened. */
export function ProductOrders({ product }: { readonly product: ProductDetails }) {
  if (product.orders.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        Nothing was ordered yet.
      </Typography>
    )
  }
  return (
    <Table size="small" aria-label="Orders">
      <TableHead>
        <TableRow>
          <TableCell>Ordered</TableCell>
          <TableCell align="right">Quantity</TableCell>
          <TableCell align="right">Price</TableCell>
          <TableCell>Purchase order</TableCell>
          <TableCell>Quoted as</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {product.orders.map(order => (
          <TableRow key={order.id}>
            <TableCell>{date(order.orderedOn)}</TableCell>
            <TableCell align="right">{decimal(order.quantity, 0)}</TableCell>
            <TableCell align="right">{amount(order.price, product) || '–'}</TableCell>
            <TableCell>{order.customerPo || '–'}</TableCell>
            <TableCell>
              {order.quoteItemId === null || order.reference === '' ? (
                '–'
              ) : (
                <Link component={RouterLink} to={`/qitem/${order.quoteItemId}`} underline="hover">
                  {order.reference}
                </Link>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
