import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import type { GradeStrength, GradesHolding } from '#domain/estimating'
import { tidy } from '#domain/formats'

interface HoldingGradesProps {
  readonly loadKg: number
  readonly found: GradesHolding
  /** Code of the grade the box has now. */
  readonly chosen: string
  /** Null where the board is only read. */
  readonly onTake: ((grade: GradeStrength) => void) | null
}

/** Shown before somebody asks for all. */
const first = 4

/** The boards that hold a load, the lightest first, each taken by one press; or what the strongest carries. */
export function HoldingGrades({ loadKg, found: { holding, strongest }, chosen, onTake }: HoldingGradesProps) {
  const [isWhole, setWhole] = useState(false)
  if (strongest === null) return <Said>The strength of no board is known for this box.</Said>
  if (holding.length === 0)
    return (
      <Said>
        No board carries {tidy(loadKg)} kg. The strongest, {strongest.grade}, carries{' '}
        {tidy(strongest.carriesKg)} kg.
      </Said>
    )
  const shown = isWhole ? holding : holding.slice(0, first)
  return (
    <>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }} aria-label={`Boards for ${tidy(loadKg)} kg`}>
        {shown.map(grade => (
          <Box
            component="li"
            key={grade.grade}
            sx={{
              borderTop: 1,
              borderColor: 'divider',
              py: 0.25,
              display: 'flex',
              alignItems: 'center',
              gap: 1,
            }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 600 }}>
                {grade.grade}
              </Box>
              <Box component="span" sx={{ fontSize: '0.8125rem', ml: 1 }}>
                carries {tidy(grade.carriesKg)} kg
              </Box>
              <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
                {grade.description}, flute {grade.flute}, {tidy(grade.boardGsm)} g/m²
              </Box>
            </Box>
            {grade.grade === chosen ? (
              <Typography variant="caption" color="textSecondary" sx={{ px: 1 }}>
                As now
              </Typography>
            ) : onTake === null ? null : (
              <Button
                size="small"
                sx={{ minWidth: 0, px: 1 }}
                aria-label={`Take ${grade.grade}`}
                onClick={() => onTake(grade)}
              >
                Take
              </Button>
            )}
          </Box>
        ))}
      </ul>
      {shown.length < holding.length ? (
        <Button size="small" onClick={() => setWhole(true)}>
          {holding.length - shown.length} more
        </Button>
      ) : null}
    </>
  )
}

const Said = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary" role="status">
    {children}
  </Typography>
)
