import Typography from '@mui/material/Typography'
import type { WorthWords } from './worthWords.ts'

/** What the expected quantities of a quote come to. */
export function Worth({ words: { what, span, why } }: { readonly words: WorthWords }) {
  return (
    <Typography variant="body2">
      {what}{' '}
      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
        {span}
      </Typography>
      {why === '' ? '' : ` – ${why}`}
    </Typography>
  )
}
