import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { QuoteStats } from '#contract/quoteDashboard'
import { type Figure, figures, percentages } from '#domain/dashboard'
import { decimal } from '#domain/formats'
import { FigureSign } from './FigureSign.tsx'

interface FigureCardsProps {
  readonly stats: QuoteStats
  /** The figure whose items are listed below. */
  readonly chosen: Figure | null
  readonly onChoose: (figure: Figure) => void
}

/** The figures with their shares, each opening the list of its items; together the legend of the charts. */
export function FigureCards({ stats, chosen, onChoose }: FigureCardsProps) {
  const shares = percentages(stats)
  return (
    <Box
      role="group"
      aria-label="Figures"
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}
    >
      {figures.map(({ name, label }) => (
        <ButtonBase
          key={name}
          aria-pressed={chosen === name}
          onClick={() => onChoose(name)}
          sx={{
            display: 'grid',
            gridTemplateColumns: '16px 1fr auto',
            alignItems: 'center',
            columnGap: 1,
            px: 1.5,
            py: 1,
            textAlign: 'left',
            fontFamily: 'inherit',
            border: 1,
            borderColor: chosen === name ? 'primary.main' : 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            boxShadow: chosen === name ? theme => `inset 0 0 0 1px ${theme.palette.primary.main}` : 'none',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <FigureSign figure={name} />
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="span"
            sx={{ gridColumn: 3, gridRow: '1 / span 2', typography: 'body1', fontWeight: 600 }}
          >
            {`${decimal(shares[name], 2)} %`}
          </Box>
          <Box component="span" sx={{ gridColumn: 2, fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.2 }}>
            {stats[name].toLocaleString('en-AU')}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  )
}
