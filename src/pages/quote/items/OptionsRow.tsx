import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { QuoteItemRow } from '#contract/quote'
import { CompareItemsButton } from './CompareItemsButton.tsx'
import { optionEdge } from './optionEdge.ts'

interface OptionsRowProps {
  readonly options: readonly QuoteItemRow[]
  readonly quoteId: number
  readonly columns: number
}

/** Says above options that the customer takes one of them. */
export function OptionsRow({ options, quoteId, columns }: OptionsRowProps) {
  return (
    <TableRow sx={optionEdge}>
      <TableCell colSpan={columns} sx={{ py: 0.5, bgcolor: 'action.hover' }}>
        <Typography variant="body2" component="div" sx={{ fontWeight: 600 }}>
          {options.length} options
          <Typography component="span" variant="body2" color="textSecondary">
            {' '}
            – the customer takes one
          </Typography>{' '}
          <CompareItemsButton quoteId={quoteId} items={options} label="Compare" />
        </Typography>
      </TableCell>
    </TableRow>
  )
}
