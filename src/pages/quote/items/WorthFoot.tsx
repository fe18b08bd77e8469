import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableRow from '@mui/material/TableRow'
import type { Quote } from '#contract/quote'
import { Worth } from './Worth.tsx'
import { worthWords } from './worthWords.ts'

interface WorthFootProps {
  readonly quote: Quote
  readonly columns: number
}

/** The foot of the items' table: what is expected comes to. */
export function WorthFoot({ quote, columns }: WorthFootProps) {
  const words = worthWords(quote)
  if (words === null) return null
  return (
    <TableFooter>
      <TableRow>
        <TableCell colSpan={columns} sx={{ color: 'text.primary' }}>
          <Worth words={words} />
        </TableCell>
      </TableRow>
    </TableFooter>
  )
}
