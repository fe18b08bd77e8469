import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { SimilarProduct } from '#contract/lgx'
import { takenPrices } from '#domain/existingProducts'
import { decimal } from '#domain/formats'
import { matchBreaks } from '#domain/pricingPolicies'
import { amount, perUom } from '../../resources/products/productWords.ts'
import type { Taker } from '../takers.ts'

interface ResultPricesProps {
  readonly product: SimilarProduct
  readonly taker: Taker | null
}

/** What the product costs beside the item, by quoted units; without the item on the page, by its own. Rule similar-price-breaks (001 §7). */
export function ResultPrices({ product, taker }: ResultPricesProps) {
  const isOwn = taker === null || taker.quoted.length === 0
  const uom = isOwn ? product.pricingUom : taker.uom
  const quoted: readonly { readonly priceQty: number; readonly price: number | null }[] = isOwn
    ? product.prices.map(({ quantity }) => ({ priceQty: quantity, price: null }))
    : taker.quoted
  const theirs = takenPrices(
    quoted.map(({ priceQty }) => priceQty),
    product,
    uom,
  )
  const recosted = matchBreaks(quoted, product.costTape)
  if (quoted.length === 0) return null
  return (
    <Table size="small" aria-label="Prices at the quoted units" sx={{ width: 'auto', alignSelf: 'start' }}>
      <TableHead>
        <TableRow>
          <TableCell align="right">Quantity</TableCell>
          {isOwn ? null : <TableCell align="right">Quoted {perUom({ pricingUom: uom })}</TableCell>}
          <TableCell align="right">This product {perUom({ pricingUom: uom })}</TableCell>
          {product.recosted ? <TableCell align="right">Recosted</TableCell> : null}
        </TableRow>
      </TableHead>
      <TableBody>
        {recosted.map(({ quoted: { priceQty, price }, recosted: cost }, place) => (
          <TableRow key={priceQty}>
            <TableCell align="right">{decimal(priceQty, 0)}</TableCell>
            {isOwn ? null : <TableCell align="right">{amount(price, product) || '–'}</TableCell>}
            <TableCell align="right">{amount(theirs[place] ?? null, product) || '–'}</TableCell>
            {product.recosted ? (
              <TableCell align="right">{cost === null ? '–' : amount(cost.cost, product)}</TableCell>
            ) : null}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
