import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'

/** Stands in for a page that is on its way; what arrives at once never shows it. */
export function LoadingPage() {
  return (
    <Box
      role="status"
      data-stand-in
      sx={{
        m: 'auto',
        p: 4,
        animation: 'appear 0s 250ms both',
        '@keyframes appear': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
      }}
    >
      <CircularProgress aria-label="Loading" />
    </Box>
  )
}
