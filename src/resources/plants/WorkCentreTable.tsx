import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { PlantWorkCentre } from '#contract/plants'
import { decimal } from '#domain/formats'
import { visuallyHidden } from '../../layout/visuallyHidden.ts'

const bounds = (low: number | null, high: number | null): string => {
  if (low === null && high === null) return '–'
  const from = low === null ? '' : decimal(low, 0)
  const to = high === null ? '' : decimal(high, 0)
  return `${from} – ${to}`.trim()
}

const figure = (value: number | null): string => (value === null ? '–' : decimal(value, 0))

interface WorkCentreTableProps {
  readonly workCentres: readonly PlantWorkCentre[]
  /** Opens one to be changed; null: the person may only look. */
  readonly onChange: ((id: number) => void) | null
}

/** Work centres with the attributes that the minimum order and the sheet checks ask for. */
export function WorkCentreTable({ workCentres, onChange }: WorkCentreTableProps) {
  return (
    <Table
      size="small"
      aria-label="Work centres"
      sx={{ '& th, & td': { px: 0.75 }, '& td[class*="alignRight"]': { whiteSpace: 'nowrap' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Code</TableCell>
          <TableCell>Description</TableCell>
          <TableCell align="right" title="Shortest and longest sheet">
            Length mm
          </TableCell>
          <TableCell align="right" title="Narrowest and widest sheet">
            Width mm
          </TableCell>
          <TableCell align="right" title="Minimum metres">
            Min. m
          </TableCell>
          <TableCell align="right" title="Minimum passes">
            Passes
          </TableCell>
          {onChange === null ? null : (
            <TableCell>
              <span style={visuallyHidden}>Actions</span>
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {workCentres.map(row => (
          <TableRow key={row.code} sx={row.isActive ? {} : { '& *': { color: 'text.secondary' } }}>
            <TableCell component="th" scope="row">
              {row.code}
            </TableCell>
            <TableCell title={row.operationCode}>
              {row.isActive ? row.description : `${row.description} (inactive)`}
            </TableCell>
            <TableCell align="right">{bounds(row.min_sheet_length, row.max_sheet_length)}</TableCell>
            <TableCell align="right">{bounds(row.min_sheet_width, row.max_sheet_width)}</TableCell>
            <TableCell align="right">{figure(row.min_lineal_metre)}</TableCell>
            <TableCell align="right">{figure(row.min_no_of_passes)}</TableCell>
            {onChange === null ? null : (
              <TableCell align="right" sx={{ py: 0 }}>
                <Button size="small" aria-label={`Change ${row.code}`} onClick={() => onChange(row.id)}>
                  Change
                </Button>
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
