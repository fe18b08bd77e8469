import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import type { QuoteItemRow } from '#contract/quote'
import { OptionsWords } from './OptionsWords.tsx'
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
        <OptionsWords options={options} quoteId={quoteId} />
      </TableCell>
    </TableRow>
  )
}
