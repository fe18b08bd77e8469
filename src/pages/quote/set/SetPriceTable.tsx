import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { Quote } from '#contract/quote'
import { decimal, listed, money, moneyEach } from '#domain/formats'
import { type SetPrice, setPrices } from '#domain/quoteSets'
import { setComponentsOf } from './setComponentsOf.ts'

const heads = ['Sets', 'A set', 'An order'] as const

/** What so many sets cost, for each quantity that the master item is priced for. */
export function SetPriceTable({ quote }: { readonly quote: Quote }) {
  const { currencyCode } = quote
  const prices = setPrices(setComponentsOf(quote))
  if (prices.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        The set is priced for the quantities of its master item, once that has a price.
      </Typography>
    )
  }
  const row = ({ sets, each, order, unpriced }: SetPrice) => (
    <TableRow key={sets}>
      <TableCell component="th" scope="row" align="right">
        {decimal(sets, 0)}
      </TableCell>
      {each === null ? (
        <TableCell colSpan={2} sx={{ color: 'text.secondary' }}>
          {`${listed(unpriced)} ${unpriced.length === 1 ? 'has' : 'have'} no price for so many`}
        </TableCell>
      ) : (
        <>
          <TableCell align="right">{moneyEach(each, currencyCode)}</TableCell>
          <TableCell align="right">{money(order, currencyCode)}</TableCell>
        </>
      )}
    </TableRow>
  )
  return (
    <Table size="small" aria-label="Price of the set" sx={{ width: 'auto', minWidth: 320 }}>
      <TableHead>
        <TableRow>
          {heads.map(head => (
            <TableCell key={head} align="right">
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>{prices.map(row)}</TableBody>
    </Table>
  )
}
