import Radio from '@mui/material/Radio'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { visuallyHidden } from '../../layout/visuallyHidden.ts'
import type { BoardGrade } from './gradeFilter.ts'

export interface GradeLine {
  readonly grade: BoardGrade
  /** Why it can't be chosen; empty when it can. */
  readonly reasons: readonly string[]
  /** How many of its variants the item may have. */
  readonly variantCount: number
}

interface GradeTableProps {
  readonly lines: readonly GradeLine[]
  /** Code of the chosen grade. */
  readonly chosen: string
  readonly onChoose: (grade: BoardGrade) => void
}

const columns = [
  { name: 'Grade' },
  { name: 'Flute' },
  { name: 'Plies', align: 'right' },
  { name: 'Strength', align: 'right' },
  { name: 'Paper' },
  { name: 'g/m²', align: 'right' },
  { name: 'mm', align: 'right' },
  { name: 'Variants', align: 'right' },
] as const satisfies readonly { readonly name: string; readonly align?: 'right' }[]

/** Grades to choose from; one that can't be chosen stays in sight with the reason. */
export function GradeTable({ lines, chosen, onChoose }: GradeTableProps) {
  const group = useId()
  return (
    <Table size="small" stickyHeader aria-label="Board grades">
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <span style={visuallyHidden}>Choose</span>
          </TableCell>
          {columns.map(({ name, ...align }) => (
            <TableCell key={name} {...align}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ grade, reasons, variantCount }) => {
          const refused = reasons.length > 0
          return (
            <TableRow
              key={grade.id}
              hover={!refused}
              selected={grade.code === chosen}
              onClick={refused ? undefined : () => onChoose(grade)}
              sx={refused ? { '& td': { color: 'text.secondary' } } : { cursor: 'pointer' }}
            >
              <TableCell padding="checkbox">
                <Radio
                  size="small"
                  name={group}
                  checked={grade.code === chosen}
                  disabled={refused}
                  onChange={() => onChoose(grade)}
                  slotProps={{ input: { 'aria-label': `${grade.code} ${grade.description}` } }}
                />
              </TableCell>
              <TableCell>
                <strong>{grade.code}</strong> {grade.description}
                {refused ? (
                  <Typography variant="caption" component="div" sx={{ color: 'warning.dark' }}>
                    {reasons.join(' ')}
                  </Typography>
                ) : null}
              </TableCell>
              <TableCell>{grade.flute}</TableCell>
              <TableCell align="right">{grade.plies}</TableCell>
              <TableCell align="right">{grade.strengthIndicator}</TableCell>
              <TableCell>{grade.makeUp}</TableCell>
              <TableCell align="right">{grade.gsm}</TableCell>
              <TableCell align="right">{grade.caliperMm}</TableCell>
              <TableCell align="right">{variantCount}</TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
