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
import { visuallyHidden } from '../../layout/visuallyHidden.ts'
import { compliancesOf } from '../boardGrades/compliances.ts'
import { VariantDialog } from './VariantDialog.tsx'
import { variantsOf } from './variant.ts'

/** The variants of a grade, each at one plant; one opens in a dialog. */
export function VariantPanels({ row }: { readonly row: BoardGradeMaster }) {
  const [openId, setOpenId] = useState<number | 'new' | null>(null)
  const variants = variantsOf(row)
  const open = variants.find(({ id }) => id === openId)
  return (
    <FieldGroup
      title={`Variants (${variants.length})`}
      beside={
        <Button size="small" startIcon={<AddIcon />} onClick={() => setOpenId('new')}>
          Add a variant
        </Button>
      }
    >
      <Box sx={{ gridColumn: '1 / -1', overflowX: 'auto', position: 'relative' }}>
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
                <TableCell>
                  <span style={visuallyHidden}>Actions</span>
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {variants.map(variant => (
                <TableRow
                  key={variant.id}
                  hover
                  sx={variant.isActive ? {} : { '& *': { color: 'text.secondary' } }}
                >
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
                      onClick={() => setOpenId(variant.id)}
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
      {openId === 'new' || open !== undefined ? (
        <VariantDialog grade={row} variant={open ?? null} onClose={() => setOpenId(null)} />
      ) : null}
    </FieldGroup>
  )
}
