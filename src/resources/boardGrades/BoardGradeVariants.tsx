import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import type { BoardGrade } from '#contract/config'
import { decimal } from '#domain/formats'
import { compliancesOf } from './compliances.ts'

function Compliances({ labels }: { readonly labels: readonly string[] }) {
  if (labels.length === 0) return '–'
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
      {labels.map(label => (
        <Chip key={label} label={label} variant="outlined" sx={{ height: 20, fontSize: '0.75rem' }} />
      ))}
    </Box>
  )
}

/** The variants of the grade around it: where each is made, from how many metres on, and what it is fit for. */
export function BoardGradeVariants() {
  const grade = useRecordContext<BoardGrade>()
  if (grade === undefined) return null
  if (grade.plantBoardGradeVariants.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ p: 1.5 }}>
        No plant makes this grade.
      </Typography>
    )
  }
  return (
    // Its own width does not widen the columns of the table it opens in.
    <Box
      sx={{
        width: 0,
        minWidth: '100%',
        overflowX: 'auto',
        py: 1,
        pl: 4,
        pr: 1,
        bgcolor: 'background.default',
      }}
    >
      <Table size="small" aria-label={`Variants of ${grade.code}`} sx={{ width: 'auto' }}>
        <TableHead>
          <TableRow>
            <TableCell>Variant</TableCell>
            <TableCell>Plant</TableCell>
            <TableCell align="right">Minimum metres</TableCell>
            <TableCell>Compliance</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {grade.plantBoardGradeVariants.map(variant => (
            <TableRow key={`${variant.plantCode} ${variant.code}`}>
              <TableCell component="th" scope="row">
                {variant.code}
              </TableCell>
              <TableCell>{`${variant.plantCode} ${variant.plantDescription}`}</TableCell>
              <TableCell align="right">{decimal(variant.minLinealMeter, 0)}</TableCell>
              <TableCell sx={{ '&&': { maxWidth: 'none' } }}>
                <Compliances labels={compliancesOf(variant)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
