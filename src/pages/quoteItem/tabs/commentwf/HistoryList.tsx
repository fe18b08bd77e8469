import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { HistoryEntry } from '#contract/workflow'
import { dateTime } from '#domain/formats'

const move = ({ fromStep, fromStepName, toStep, toStepName }: HistoryEntry): string =>
  fromStep === '' || fromStep === toStep ? '' : `${fromStepName} → ${toStepName}`

/** What happened to the item, newest first. */
export function HistoryList({ history }: { readonly history: readonly HistoryEntry[] }) {
  if (history.length === 0) return <Typography color="textSecondary">Nothing has happened yet.</Typography>
  return (
    <Box component="ol" aria-label="History" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {history.map(entry => (
        <Box
          component="li"
          key={entry.id}
          sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
        >
          <Typography variant="caption" color="textSecondary" component="div">
            {entry.whoName} · {dateTime(entry.at)}
          </Typography>
          <Typography variant="body2">
            <strong>{entry.actionName || entry.action}</strong> {move(entry)}
          </Typography>
          {entry.reason === '' && entry.comment === '' ? null : (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {[entry.reason, entry.comment].filter(part => part !== '').join(': ')}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}
