import AltRoute from '@mui/icons-material/AltRoute'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { z } from 'zod'
import type { RouteLogEntry, RouteRun } from '#contract/routing'
import { decimal } from '#domain/formats'
import { Panel } from '../../../../../components/panel/Panel.tsx'
import { TryAgain } from '../../../../../components/panel/TryAgain.tsx'
import { useEngineMasters } from '../../../../../dataProvider/useEngineMasters.ts'
import { useItem } from '../../../draft/useItemDraft.ts'
import { OutOfDate } from './OutOfDate.tsx'
import { RouteTable } from './RouteTable.tsx'
import { routeRows } from './routeRows.ts'
import { useAutoRoute } from './useAutoRoute.ts'
import { useSinceRouted } from './useSinceRouted.ts'
import { useTakeRoute } from './useTakeRoute.ts'

/** What the routing of the item stands at: its button, its state, what it found and what decided. */
export function AutoRoutePanel() {
  const { mayEdit } = useItem()
  const { run, isUnderWay, notices, isError, refetch, start } = useAutoRoute()
  const { data: masters } = useEngineMasters()
  const { take, mayTake } = useTakeRoute()
  const since = useSinceRouted(run)
  const isCurrent = since.length === 0
  const found = run?.route === null || run === undefined ? [] : [run.route, ...run.alternatives]
  return (
    <Panel
      isDense
      title="Auto-routing"
      beside={
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          {run === undefined ? null : <RunState run={run} isCurrent={isCurrent} />}
          {mayEdit ? (
            <Button
              size="small"
              variant="outlined"
              startIcon={<AltRoute />}
              disabled={isUnderWay}
              onClick={() => void start()}
            >
              Auto-route
            </Button>
          ) : null}
        </Stack>
      }
    >
      {isError ? <TryAgain onRetry={refetch}>The routings of the item could not be read.</TryAgain> : null}
      {run === undefined && !isError ? (
        <Typography variant="body2" color="textSecondary">
          The item was not routed yet.
        </Typography>
      ) : null}
      <OutOfDate since={since} onRoute={mayEdit && !isUnderWay ? () => void start() : null} />
      {run?.status === 'Failed' ? <Alert severity="error">{run.message}</Alert> : null}
      {found.length > 0 && run !== undefined ? (
        <RouteTable
          rows={routeRows(found, run.quantity, masters)}
          quantity={run.quantity}
          onTake={mayTake && isCurrent ? plan => void take(plan) : null}
        />
      ) : null}
      <Notices entries={notices} warnings={run?.warnings ?? []} />
    </Panel>
  )
}

const colours = { Queued: 'default', Running: 'info', Success: 'success', Failed: 'error' } as const
const words = { Queued: 'Queued', Running: 'Running', Success: 'Done', Failed: 'Failed' } as const

interface RunStateProps {
  readonly run: RouteRun
  /** Nothing of what it was asked has changed since. */
  readonly isCurrent: boolean
}

function RunState({ run: { status, quantity }, isCurrent }: RunStateProps) {
  return (
    <Chip
      size="small"
      role="status"
      variant="outlined"
      color={isCurrent ? colours[status] : 'warning'}
      label={`${isCurrent ? words[status] : 'Out of date'}, for ${decimal(quantity, 0)}`}
    />
  )
}

interface NoticesProps {
  readonly entries: readonly z.infer<typeof RouteLogEntry>[]
  readonly warnings: readonly string[]
}

/** What decided, and what is odd about the runs. */
function Notices({ entries, warnings }: NoticesProps) {
  const refused = entries.filter(({ ok }) => !ok)
  if (refused.length === 0 && warnings.length === 0) return null
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {warnings.map(warning => (
        <div key={warning}>{warning}</div>
      ))}
      {refused.map(({ seq, operation, workCentre, reason, via }) => (
        <div key={seq}>
          {operation} not on {workCentre ?? 'any work centre'}
          {via === '' ? '' : `, after ${via}`}: {reason}
        </div>
      ))}
    </Alert>
  )
}
