import CheckIcon from '@mui/icons-material/CheckOutlined'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import type { BoardGrade } from '#contract/config'
import { decimal } from '#domain/formats'
import { compliances } from './compliances.ts'

/** Heads of the flags take two lines: the signs below them are narrow. */
const flagHead = { '&&': { width: 88, whiteSpace: 'normal', lineHeight: 1.2 } }

/** The variants of the grade around it: where each is made, from how many metres on, and what it is fit for. */
export function BoardGradeVariants() {
  const grade = useRecordContext<BoardGrade>()
  if (grade === undefined) return null
  if (grade.plantBoardGradeVariants.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary" sx={{ p: 1.5 }}>
        No plant makes this grade.
      </Typography>
    )
  }
  return (
    <Box sx={{ py: 1, pl: 4, bgcolor: 'background.default' }}>
      <Table size="small" aria-label={`Variants of ${grade.code}`} sx={{ width: 'auto' }}>
        <TableHead>
          <TableRow>
            <TableCell>Variant</TableCell>
            <TableCell>Plant</TableCell>
            <TableCell align="right">Minimum metres</TableCell>
            {compliances.map(({ flag, label }) => (
              <TableCell key={flag} align="center" sx={flagHead}>
                {label}
              </TableCell>
            ))}
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
              {compliances.map(({ flag }) => (
                <TableCell key={flag} align="center">
                  {variant[flag] ? (
                    <CheckIcon role="img" aria-label="Yes" sx={{ fontSize: 16 }} color="success" />
                  ) : (
                    <Box component="span" aria-label="No" role="img" sx={{ color: 'text.disabled' }}>
                      –
                    </Box>
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
