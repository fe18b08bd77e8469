import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { BoardGradeMaster } from '#contract/config'
import { decimal } from '#domain/formats'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { compliancesOf } from '../boardGrades/compliances.ts'
import { VariantDialog } from './VariantDialog.tsx'

type Variant = BoardGradeMaster['plantBoardGradeVariants'][number]

/** The variants of a grade, each at one plant; one opens in a dialog. */
export function VariantPanels({ row }: { readonly row: BoardGradeMaster }) {
  const [open, setOpen] = useState<Variant | 'new' | null>(null)
  const variants = row.plantBoardGradeVariants
  return (
    <FieldGroup
      title={`Variants (${variants.length})`}
      beside={
        <Button size="small" startIcon={<AddIcon />} onClick={() => setOpen('new')}>
          Add a variant
        </Button>
      }
    >
      <Box sx={{ gridColumn: '1 / -1', overflowX: 'auto' }}>
        {variants.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            No plant makes this grade yet.
          </Typography>
        ) : (
          <Table size="small" aria-label={`Variants of ${row.code}`}>
            <TableHead>
              <TableRow>
                <TableCell>Variant</TableCell>
                <TableCell>Plant</TableCell>
                <TableCell align="right">Minimum metres</TableCell>
                <TableCell>Fit for</TableCell>
                <TableCell />
              </TableRow>
            </TableHead>
            <TableBody>
              {variants.map(variant => (
                <TableRow key={variant.id} hover>
                  <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                    {variant.code}
                  </TableCell>
                  <TableCell>{variant.plantCode}</TableCell>
                  <TableCell align="right">{decimal(variant.minLinealMeter, 0)}</TableCell>
                  <TableCell>{compliancesOf(variant).join(', ') || '–'}</TableCell>
                  <TableCell align="right">
                    <Button
                      size="small"
                      aria-label={`Change ${variant.code} at ${variant.plantCode}`}
                      onClick={() => setOpen(variant)}
                    >
                      Change
                    </Button>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Box>
      {open === null ? null : (
        <VariantDialog grade={row} variant={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </FieldGroup>
  )
}
