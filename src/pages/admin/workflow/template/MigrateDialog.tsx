import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { Fragment, useId } from 'react'
import { type Simulation, type WorkflowTemplateRow, workflowBuilder } from '#contract/workflow-builder'
import { counted, decimal } from '#domain/formats'
import { useCall } from '../../../../dataProvider/index.ts'
import { LoadFailure } from '../../../../layout/errors/LoadFailure.tsx'
import { PageLink } from '../../../../layout/PageLink.tsx'
import { HeldItems } from './HeldItems.tsx'
import { useMigration } from './useMigration.ts'
import type { TemplateEdits } from './useTemplateEdits.ts'

interface MigrateDialogProps {
  readonly template: WorkflowTemplateRow
  readonly edits: TemplateEdits
  readonly onClose: () => void
}

const itemsWords = (count: number): string => counted(count, 'open item')

/** Items at a step that is gone: they stay, and are named. */
function Stuck({ simulation: { stuckItems, changed } }: { readonly simulation: Simulation }) {
  const named = changed.filter(item => item.isStuck).slice(0, 8)
  if (stuckItems === 0) return null
  return (
    <Alert severity="warning">
      {counted(stuckItems, 'open item stands', 'open items stand')} at a step that this version does not have.{' '}
      {stuckItems === 1 ? 'It stays' : 'They stay'} on the version {stuckItems === 1 ? 'it' : 'they'} began
      on:{' '}
      {named.map(({ quoteItemId, reference, stepName }, index) => (
        <Fragment key={quoteItemId}>
          {index === 0 ? null : ', '}
          <PageLink to={`/qitem/${quoteItemId}`} color="inherit">
            {reference}
          </PageLink>{' '}
          at {stepName}
        </Fragment>
      ))}
      {stuckItems > named.length ? ` and ${stuckItems - named.length} more` : ''}.
    </Alert>
  )
}

/** Asks before items move to another version, and says of how many: which go another way then, which have to stay. */
export function MigrateDialog({ template, edits, onClose }: MigrateDialogProps) {
  const titleId = useId()
  const progressId = useId()
  const { data, error, isFetching, refetch } = useCall(
    workflowBuilder.simulate,
    { params: { id: template.id } },
    { refetchOnMount: 'always', gcTime: 0, meta: { quiet: true } },
  )
  const movable = data === undefined ? 0 : data.items - data.stuckItems
  const migration = useMigration(template.id, edits)
  const migrate = async () => {
    const isOver = await migration.run(data !== undefined && data.stuckItems > 0)
    if (isOver) onClose()
    else await refetch()
  }
  return (
    <Dialog
      open
      onClose={() => (edits.busy ? undefined : onClose())}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Migrate items</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {data === undefined && error === null ? <LinearProgress aria-label="Looking at the items" /> : null}
        {error === null ? null : (
          <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data === undefined ? null : (
          <DialogContentText>
            {movable === 0
              ? `No open item of another version of ${template.name} can move to version ${template.templateVersion}.`
              : `${itemsWords(movable)} of other versions of ${template.name} will move to version ${template.templateVersion}, each at the step where it stands; ${decimal(data.changedItems - data.stuckItems, 0)} will go another way from there. This can't be undone.`}
          </DialogContentText>
        )}
        {data === undefined ? null : <Stuck simulation={data} />}
        {data === undefined ? null : <HeldItems held={data.held} most={8} />}
        {migration.done === null || data === undefined ? null : (
          <>
            <LinearProgress
              variant="determinate"
              value={Math.min(100, (100 * migration.done) / Math.max(1, data.items))}
              aria-labelledby={progressId}
            />
            <Typography id={progressId} variant="body2">
              {decimal(migration.done, 0)} of {itemsWords(data.items)}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions>
        {edits.busy ? (
          <Button onClick={migration.stop}>Stop</Button>
        ) : (
          <Button onClick={onClose}>{data !== undefined && movable === 0 ? 'Close' : 'Cancel'}</Button>
        )}
        {movable === 0 ? null : (
          <Button
            variant="contained"
            color="error"
            loading={edits.busy || isFetching}
            onClick={() => void migrate()}
          >
            Migrate {itemsWords(movable)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
