import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useDocumentTitle } from '../../layout/useDocumentTitle.ts'
import { Mark } from './Mark.tsx'

interface OfferNoticeProps {
  readonly title: string
  readonly text: string
  readonly onRetry?: () => void
}

/** Said in place of an offer. It leads nowhere else: who has a link has nothing but that link. */
export function OfferNotice({ title, text, onRetry }: OfferNoticeProps) {
  useDocumentTitle(title)
  return (
    <Box sx={{ m: 'auto', p: 4, maxWidth: 520, textAlign: 'center' }}>
      <Mark size={56} />
      <Typography variant="h1" sx={{ mt: 2, mb: 1.5 }}>
        {title}
      </Typography>
      <Typography color="textSecondary">{text}</Typography>
      {onRetry === undefined ? null : (
        <Button variant="contained" sx={{ mt: 3 }} onClick={onRetry}>
          Try again
        </Button>
      )}
    </Box>
  )
}
