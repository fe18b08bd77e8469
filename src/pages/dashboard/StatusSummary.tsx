import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { QuoteStats } from '#contract/quoteDashboard'

/** Where the quotes begun in the duration stand, with a bar for each status. */
export function StatusSummary({ summary }: { readonly summary: QuoteStats['quoteStatusSummary'] }) {
  const most = Math.max(1, ...summary.map(({ count }) => count))
  if (summary.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        No quote was begun in this time.
      </Typography>
    )
  }
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content 1fr max-content',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.75,
        m: 0,
        typography: 'body2',
      }}
    >
      {summary.map(({ status, count }) => (
        <Box key={status} sx={{ display: 'contents' }}>
          <dt>{status}</dt>
          <Box aria-hidden sx={{ height: 8, borderRadius: 0.5, bgcolor: 'action.hover' }}>
            <Box
              sx={{
                width: `${(count / most) * 100}%`,
                height: 1,
                borderRadius: 0.5,
                bgcolor: 'primary.main',
              }}
            />
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 600 }}>
            {count}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
