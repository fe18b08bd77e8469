import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { Quote } from '#contract/quote'
import { counted, money } from '#domain/formats'
import { worthSpan } from '#domain/quoteOptions'

interface WorthFootProps {
  readonly quote: Quote
  readonly columns: number
}

/** What the open items come to at their expected quantities: of options one counts, so that it is from the cheapest to the dearest. */
export function WorthFoot({ quote, columns }: WorthFootProps) {
  const open = quote.items.filter(({ closeType }) => closeType === null)
  const { least, most, unpriced } = worthSpan(open)
  if (most === 0) return null
  const span = [...new Set([least, most].map(each => money(each, quote.currencyCode)))].join(' to ')
  const why = [
    least === most ? '' : 'by the options that the customer takes',
    unpriced === 0 ? '' : `${counted(unpriced, 'item')} without a price`,
  ].filter(part => part !== '')
  return (
    <TableFooter>
      <TableRow>
        <TableCell colSpan={columns} sx={{ color: 'text.primary' }}>
          <Typography variant="body2">
            Expected quantities come to{' '}
            <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
              {span}
            </Typography>
            {why.length === 0 ? '' : ` – ${why.join('; ')}`}
          </Typography>
        </TableCell>
      </TableRow>
    </TableFooter>
  )
}
