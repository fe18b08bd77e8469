import Typography from '@mui/material/Typography'
import { workflow } from '#contract/workflow'
import { dateTime } from '#domain/formats'
import { useCall } from '../../../dataProvider/index.ts'
import { previewHeading } from './previewHeading.ts'

/** Lines shown; the item's page has all of them. */
const most = 20

const quiet = { meta: { quiet: true }, retry: false } as const

/** What happened to a quote item in its workflow, newest first. */
export function ItemHistory({ workflowId }: { readonly workflowId: number }) {
  const details = useCall(workflow.details, { query: { workflowId } }, quiet)
  const history = details.data?.history ?? []
  return (
    <>
      <Typography {...previewHeading}>History</Typography>
      {history.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {details.isPending ? 'Loading…' : details.isError ? 'The history could not be read.' : 'None yet.'}
        </Typography>
      ) : (
        history.slice(0, most).map(entry => (
          <Typography key={entry.id} variant="body2" sx={{ mb: 0.5 }}>
            {`${dateTime(entry.at)} · ${entry.whoName} · ${entry.actionName}`}
          </Typography>
        ))
      )}
    </>
  )
}
