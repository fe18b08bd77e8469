import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { QuoteItemRow } from '#contract/quote'
import { optionEdge } from './optionEdge.ts'

interface OptionsRowProps {
  readonly options: readonly QuoteItemRow[]
  readonly columns: number
}

/** Says above options that the customer takes one of them. */
export function OptionsRow({ options, columns }: OptionsRowProps) {
  return (
    <TableRow sx={optionEdge}>
      <TableCell colSpan={columns} sx={{ py: 0.5, bgcolor: 'action.hover' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {options.length} options
          <Typography component="span" variant="body2" color="textSecondary">
            {' '}
            – the customer takes one
          </Typography>
        </Typography>
      </TableCell>
    </TableRow>
  )
}
