import ChevronRight from '@mui/icons-material/ChevronRight'
import ExpandMore from '@mui/icons-material/ExpandMore'
import IconButton from '@mui/material/IconButton'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import type { SimilarProduct } from '#contract/lgx'
import type { ListColumn } from '../../components/list/listColumn.ts'

interface ResultRowProps {
  readonly row: SimilarProduct
  readonly columns: readonly ListColumn<SimilarProduct>[]
  /** null: they are closed. */
  readonly details: ReactNode
  readonly onToggle: () => void
}

/** A product that was found; opened, it shows the parts of its match. */
export function ResultRow({ row, columns, details, onToggle }: ResultRowProps) {
  const isOpen = details !== null
  return (
    <>
      <TableRow hover selected={isOpen}>
        <TableCell sx={{ width: 30 }}>
          <IconButton
            size="small"
            aria-expanded={isOpen}
            aria-label={`Details of ${row.productCode}`}
            onClick={onToggle}
            sx={{ p: 0.25 }}
          >
            {isOpen ? <ExpandMore fontSize="small" /> : <ChevronRight fontSize="small" />}
          </IconButton>
        </TableCell>
        {columns.map(({ source, text, show, align }) => (
          <TableCell key={source} {...(align === undefined ? {} : { align })}>
            {show?.(row) ?? text(row)}
          </TableCell>
        ))}
      </TableRow>
      {isOpen ? (
        <TableRow>
          <TableCell
            colSpan={columns.length + 1}
            sx={{ '&&': { whiteSpace: 'normal', maxWidth: 'none', height: 'auto', py: 1 } }}
          >
            {details}
          </TableCell>
        </TableRow>
      ) : null}
    </>
  )
}
