import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import DOMPurify from 'dompurify'
import { useWatch } from 'react-hook-form'
import { type MessageTemplateInput, messaging } from '#contract/messaging'
import { useDebounced } from '../../components/customerSearch/useDebounced.ts'
import { failureText, useCall } from '../../dataProvider/index.ts'

/** The message as it would be with the values of the item that moved last, half a second behind the typing. */
export function Preview() {
  const [appType, subject, body] = useWatch<MessageTemplateInput, ['appType', 'subject', 'body']>({
    name: ['appType', 'subject', 'body'],
  })
  const asked = JSON.parse(useDebounced(JSON.stringify({ appType, subject, body }), 500)) as Pick<
    MessageTemplateInput,
    'appType' | 'subject' | 'body'
  >
  const { data, error } = useCall(
    messaging.preview,
    { body: asked },
    { placeholderData: previous => previous, meta: { quiet: true } },
  )
  if (error !== null) return <Alert severity="warning">{failureText(error)}</Alert>
  if (data === undefined) return <Typography color="textSecondary">The preview is on its way.</Typography>
  return (
    <Box role="region" aria-label="Preview" sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {data.reference === '' ? 'No item has moved yet.' : `With the values of ${data.reference}`}
      </Typography>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{data.subject}</Typography>
      <Box
        sx={{ typography: 'body2', overflowWrap: 'anywhere', '& p': { my: 1 } }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server escaped it, and it is sanitised once more.
        dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(data.html) }}
      />
    </Box>
  )
}
