import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { QuoteStats } from '#contract/quoteDashboard'
import type { QuoteStatus } from '#domain/quotes'

interface StatusSummaryProps {
  readonly summary: QuoteStats['quoteStatusSummary']
  /** The status whose quotes are listed below. */
  readonly chosen: QuoteStatus | null
  readonly onChoose: (status: QuoteStatus) => void
}

/** Where the quotes begun in the duration stand, with a bar for each status, each opening the list of its quotes. */
export function StatusSummary({ summary, chosen, onChoose }: StatusSummaryProps) {
  const most = Math.max(1, ...summary.map(({ count }) => count))
  if (summary.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        No quote was begun in this time.
      </Typography>
    )
  }
  return (
    <Box role="group" aria-label="Statuses" sx={{ display: 'grid', mx: -0.75 }}>
      {summary.map(({ status, count }) => (
        <ButtonBase
          key={status}
          aria-pressed={chosen === status}
          onClick={() => onChoose(status)}
          sx={{
            display: 'grid',
            gridTemplateColumns: '5.75rem 1fr minmax(2rem, max-content)',
            alignItems: 'center',
            columnGap: 1,
            px: 0.75,
            py: 0.25,
            borderRadius: 1,
            textAlign: 'left',
            fontFamily: 'inherit',
            typography: 'body2',
            bgcolor: chosen === status ? 'action.selected' : 'transparent',
            '&:hover': { bgcolor: chosen === status ? 'action.selected' : 'action.hover' },
          }}
        >
          <span>{status}</span>
          <Box
            component="span"
            aria-hidden
            sx={{ display: 'block', height: 8, borderRadius: 0.5, bgcolor: 'action.hover' }}
          >
            <Box
              component="span"
              sx={{
                display: 'block',
                width: `${(count / most) * 100}%`,
                minWidth: 2,
                height: 1,
                borderRadius: 0.5,
                bgcolor: 'primary.main',
              }}
            />
          </Box>
          <Box component="span" sx={{ textAlign: 'right', fontWeight: 600 }}>
            {count.toLocaleString('en-AU')}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  )
}
