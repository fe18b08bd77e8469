import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { Quote } from '#contract/quote'
import { headerWords } from './headerWords.ts'

interface HeaderLineProps {
  readonly quote: Quote
  readonly onOpen: () => void
}

/** The header in one line, so that the items of the quote stand where one looks first; it opens to be read and edited whole. */
export function HeaderLine({ quote, onOpen }: HeaderLineProps) {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label="Quote header"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 1.5, py: 0.75 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, flexGrow: 1, minWidth: 0 }}>
        {headerWords(quote).map(([name, words]) => (
          <Typography key={name} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ color: 'text.secondary', mr: 0.75 }}>
              {name}
            </Box>
            {words}
          </Typography>
        ))}
      </Box>
      <Button size="small" aria-expanded={false} onClick={onOpen} sx={{ flexShrink: 0 }}>
        {quote.mayEdit ? 'Edit Header' : 'Show Header'}
      </Button>
    </Paper>
  )
}
