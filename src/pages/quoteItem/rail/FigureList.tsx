import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { memo, useId } from 'react'
import { useExplain } from '../../../components/figures/explain.ts'
import type { FigureGroup, FigureRow } from './figureGroups.ts'

interface FigureListProps {
  readonly group: FigureGroup
  /** Leads to the field with this path. */
  readonly onGoTo: (path: string) => void
}

/** Figures that belong together: a row each, with its change, and what is missing for them in words. */
export const FigureList = memo(function FigureList({ group, onGoTo }: FigureListProps) {
  const titleId = useId()
  const { title, missing, rows } = group
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ px: 1.5, py: 0.75, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography
        id={titleId}
        component="h3"
        variant="caption"
        color="textSecondary"
        sx={{ display: 'block' }}
      >
        {title}
      </Typography>
      {missing.map(({ field, message }) =>
        field.includes('.') ? (
          <Link
            key={`${field} ${message}`}
            component="button"
            type="button"
            variant="body2"
            underline="hover"
            onClick={() => onGoTo(field)}
            sx={{ display: 'block', textAlign: 'left', py: 0.25 }}
          >
            {message}
          </Link>
        ) : (
          <Typography key={`${field} ${message}`} variant="body2" sx={{ py: 0.25 }}>
            {message}
          </Typography>
        ),
      )}
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map(row => (
          <Row key={row.label} row={row} />
        ))}
      </Box>
    </Box>
  )
})

const small = { fontSize: '0.6875rem', color: 'text.secondary' } as const

/** One figure: what it is called, what it was and what it is. It takes the same room without a value. */
function Row({ row: { label, value, unit, note, change, trace } }: { readonly row: FigureRow }) {
  const explain = useExplain()
  const isMoney = unit === '$'
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 1,
        alignItems: 'baseline',
        minHeight: 24,
      }}
    >
      <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
        {value === '' ? (
          <Box component="span" sx={{ color: 'text.disabled' }}>
            —
          </Box>
        ) : (
          <ButtonBase
            aria-haspopup="dialog"
            onClick={event => explain(event.currentTarget, { title: label, trace })}
            sx={{
              font: 'inherit',
              borderRadius: 1,
              px: 0.5,
              mx: -0.5,
              cursor: 'help',
              gap: 0.5,
              alignItems: 'baseline',
            }}
          >
            {note === '' ? null : (
              <Box component="span" sx={small}>
                {note}
              </Box>
            )}
            {change === '' ? null : (
              <Box component="span" sx={{ fontSize: '0.75rem', color: 'primary.main' }}>
                {change}
              </Box>
            )}
            <Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 500 }}>
              {isMoney ? `$${value}` : value}
            </Box>
            {unit === '' || isMoney ? null : (
              <Box component="span" sx={small}>
                {unit}
              </Box>
            )}
          </ButtonBase>
        )}
      </Box>
    </Box>
  )
}
