import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ProductDetails } from '#contract/lgx'
import { date, decimal } from '#domain/formats'
import { PriceUntil } from '../PriceUntil.tsx'
import { amount, perUom } from '../productWords.ts'

/** What a product costs from which quantity on, and until when. */
export function ProductPriceTable({ product }: { readonly product: ProductDetails }) {
  if (product.prices.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        No price is known.
      </Typography>
    )
  }
  return (
    <>
      <Table size="small" aria-label="Prices" sx={{ width: 'auto', mb: 1 }}>
        <TableHead>
          <TableRow>
            <TableCell align="right">From</TableCell>
            <TableCell align="right">{`Price ${perUom(product)}`}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {product.prices.map(({ quantity, price }) => (
            <TableRow key={quantity}>
              <TableCell align="right">{decimal(quantity, 0)}</TableCell>
              <TableCell align="right">{amount(price, product)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="body2" component="div">
        {product.priceEffectiveDate === null ? 'Holds ' : `From ${date(product.priceEffectiveDate)} `}
        {product.priceExpiryDate === null ? (
          'on, until it is changed'
        ) : (
          <>
            until <PriceUntil product={product} />
          </>
        )}
      </Typography>
    </>
  )
}
