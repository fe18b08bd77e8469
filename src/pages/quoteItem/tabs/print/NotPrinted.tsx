import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import type { ItemSections } from '#domain/quoteItem'

/** What there is to do while nothing is printed. */
export function NotPrinted() {
  const process = useWatch<ItemSections, 'product.printProcess'>({ name: 'product.printProcess' })
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 5, color: 'text.secondary' }}>
      <svg width="120" height="80" viewBox="0 0 120 80" aria-hidden="true">
        <g fill="none" stroke="#B98B5A" strokeWidth="1.5">
          <path d="M20 24h80v44H20z" />
          <path d="M20 24l10-12h80l-10 12M100 68l10-12V12" />
          <path d="M60 24l10-12" strokeDasharray="4 3" />
        </g>
      </svg>
      <Typography variant="body2">
        {process === 'NOPRINT'
          ? 'The product is not printed: there is nothing to fill in.'
          : 'Choose a print process to go on.'}
      </Typography>
    </Box>
  )
}
