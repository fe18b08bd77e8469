import Typography from '@mui/material/Typography'
import { quote } from '#contract/quote'
import { dateTime } from '#domain/formats'
import { text } from '#domain/messages'
import { useCall } from '../../../dataProvider/index.ts'
import { logSentence } from './logSentence.ts'

/** What happened to an order, newest first: who changed what, and what was said about it. */
export function OrderLogs({ id }: { readonly id: number }) {
  const { data, isPending, isError } = useCall(
    quote.manualOrderLogs,
    { params: { id } },
    { meta: { quiet: true } },
  )
  if (data === undefined || data.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {isPending ? 'Loading…' : isError ? text('manualOrderHistoryError') : 'None yet.'}
      </Typography>
    )
  }
  return data.slice(0, 30).map(line => (
    <Typography key={line.id} variant="body2" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
      {`${dateTime(line.at)} · ${line.whoName} · ${logSentence(line)}`}
    </Typography>
  ))
}
