import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { text as textOf } from '#domain/messages'
import { useDocumentTitle } from '../useDocumentTitle.ts'

interface NoticeProps {
  readonly title: string
  readonly text: string
  /** Offers another try. */
  readonly onRetry?: () => void
  /** Word on that button; `Try again` unless told. */
  readonly retryLabel?: string
}

/** A page that has only something to say, with the way home. */
export function Notice({ title, text, onRetry, retryLabel = 'Try again' }: NoticeProps) {
  useDocumentTitle(title)
  return (
    <Box sx={{ m: 'auto', p: 4, maxWidth: 560, textAlign: 'center' }}>
      <Typography variant="h1" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'center', gap: 1 }}>
        {onRetry === undefined ? null : <Button onClick={onRetry}>{retryLabel}</Button>}
        <Button component={Link} to="/" variant="contained">
          {textOf('pageHomeLink')}
        </Button>
      </Box>
    </Box>
  )
}
