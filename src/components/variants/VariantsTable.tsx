import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { optionLabel } from '#domain/quoteOptions'
import type { TakenPart, VariantCell, VariantRow } from '#domain/variants'
import { FoldPicture } from './FoldPicture.tsx'
import type { ComparedItem } from './useVariants.ts'

interface VariantsTableProps {
  readonly items: readonly ComparedItem[]
  readonly rows: readonly VariantRow[]
  /** The item that parts are taken over into; null: into none. */
  readonly takesInto: number | null
  readonly onTake?: ((part: TakenPart, from: ComparedItem) => void) | undefined
}

const stuck = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: { xs: 88, md: 116 },
} as const

/** A row for each thing that any of the items says; what differs stands out. */
export function VariantsTable({ items, rows, takesInto, onTake }: VariantsTableProps) {
  const intoPlace = items.findIndex(({ item }) => item.id === takesInto)
  return (
    <TableContainer>
      <Table size="small" aria-label="Items side by side" sx={{ '& td, & th': { verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={stuck} />
            {items.map(({ item, quoted }) => (
              <TableCell key={item.id} component="th" scope="col" sx={{ minWidth: { xs: 132, md: 190 } }}>
                {quoted.picture === null ? null : (
                  <Box sx={{ height: 104, maxWidth: 180, mb: 0.5 }}>
                    <FoldPicture picture={quoted.picture} title={quoted.pictured} />
                  </Box>
                )}
                <Link component={RouterLink} to={`/qitem/${item.id}`}>
                  {item.reference}
                </Link>{' '}
                {optionLabel(item.option)}
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere', fontWeight: 400 }}>
                  {quoted.name}
                </Typography>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(row => (
            <TableRow key={row.key} sx={row.differs ? { bgcolor: 'action.hover' } : {}}>
              <TableCell component="th" scope="row" sx={{ ...stuck, fontWeight: row.differs ? 600 : 400 }}>
                {row.label}
              </TableCell>
              {row.cells.map((cell, place) => {
                const from = items[place]
                const isOther = row.differs && cell.text !== row.cells[intoPlace]?.text
                const part = row.part
                return (
                  <TableCell key={from?.item.id ?? place} sx={{ overflowWrap: 'anywhere' }}>
                    <Value cell={cell} isStrong={row.differs} />
                    {onTake !== undefined &&
                    part !== null &&
                    intoPlace >= 0 &&
                    from !== undefined &&
                    isOther &&
                    cell.text !== '' ? (
                      <Button
                        size="small"
                        sx={{ ml: 0.5 }}
                        aria-label={`Take ${row.label} of ${from.item.reference}`}
                        onClick={() => onTake(part, from)}
                      >
                        Take
                      </Button>
                    ) : null}
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Value({
  cell: { text, difference },
  isStrong,
}: {
  readonly cell: VariantCell
  readonly isStrong: boolean
}) {
  if (text === '')
    return (
      <Typography component="span" variant="body2" color="textDisabled">
        —
      </Typography>
    )
  return (
    <>
      <Typography component="span" variant="body2" sx={{ fontWeight: isStrong ? 600 : 400 }}>
        {text}
      </Typography>
      {difference === '' ? null : (
        <Typography component="span" variant="caption" sx={{ ml: 0.75, color: 'primary.main' }}>
          {difference}
        </Typography>
      )}
    </>
  )
}
