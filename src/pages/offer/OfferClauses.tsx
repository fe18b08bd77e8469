import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Offer } from '#contract/quote'

interface OfferClausesProps {
  readonly clauses: NonNullable<Offer['content']>['terms']
  readonly isSmall?: boolean
}

/** Texts of the letter, each under its heading, their lines as they were written. */
export function OfferClauses({ clauses, isSmall = false }: OfferClausesProps) {
  return clauses.map(({ title, text }) => (
    <Box key={`${title} ${text}`} sx={{ mt: 2, maxWidth: 720 }}>
      {title === '' ? null : <Typography variant="h3">{title}</Typography>}
      <Typography
        {...(isSmall ? { variant: 'body2', color: 'textSecondary' } : {})}
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {text}
      </Typography>
    </Box>
  ))
}
