import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import type { Delivery } from '#contract/messaging'
import { PageLink } from '../../layout/PageLink.tsx'
import { ResendButton } from './ResendButton.tsx'

/** The message of the row around it, as it was written, and what can be done with it. */
export function DeliveryDetail() {
  const delivery = useRecordContext<Delivery>()
  if (delivery === undefined) return null
  return (
    <Box
      sx={{
        // As wide as the part of the table in sight, where its columns are wider than the page.
        position: 'sticky',
        left: 0,
        width: '100cqw',
        boxSizing: 'border-box',
        py: 1,
        pl: 4,
        pr: 2,
        bgcolor: 'background.default',
      }}
    >
      {delivery.problem === '' ? null : (
        <Alert severity={delivery.delivery === 'Failed' ? 'error' : 'warning'} sx={{ mb: 1 }}>
          {delivery.problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {delivery.subject || 'The message could not be written.'}
        </Typography>
        {delivery.quoteItemId === null ? null : (
          <Typography component="span" variant="body2">
            <PageLink to={`/qitem/${delivery.quoteItemId}`}>{delivery.reference}</PageLink>
          </Typography>
        )}
        <ResendButton delivery={delivery} />
      </Box>
      <Typography
        variant="body2"
        component="pre"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'inherit', m: 0 }}
      >
        {delivery.body}
      </Typography>
    </Box>
  )
}
