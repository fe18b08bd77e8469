import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { type Simulation, type WorkflowTemplateRow, workflowBuilder } from '#contract/workflow-builder'
import { counted } from '#domain/formats'
import { useCall } from '../../../../dataProvider/index.ts'
import { LoadFailure } from '../../../../layout/errors/LoadFailure.tsx'
import { PageLink } from '../../../../layout/PageLink.tsx'
import { HeldItems } from './HeldItems.tsx'

interface SimulationDialogProps {
  readonly template: WorkflowTemplateRow
  readonly onClose: () => void
}

const wayOf = (steps: Simulation['changed'][number]['before']): string =>
  steps.map(step => step.name).join(' → ') || '–'

const summaryOf = ({ items, changedItems, stuckItems }: Simulation): string => {
  if (items === 0) return 'No open item follows another version of this template.'
  if (changedItems === 0)
    return items === 1
      ? 'The only open item would not go another way.'
      : `None of the ${items} open items would go another way.`
  const stuck =
    stuckItems === 0
      ? ''
      : ` ${counted(stuckItems, 'stands', 'stand')} at a step that is gone and could not be migrated.`
  return `${changedItems} of ${counted(items, 'open item')} would go another way.${stuck}`
}

/** What the template would change for the items now in the workflow; nothing is changed by looking. */
export function SimulationDialog({ template, onClose }: SimulationDialogProps) {
  const titleId = useId()
  const { data, error, isFetching, refetch } = useCall(
    workflowBuilder.simulate,
    { params: { id: template.id } },
    { refetchOnMount: 'always', gcTime: 0, meta: { quiet: true } },
  )
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        Simulation of version {template.templateVersion} of {template.name}
      </DialogTitle>
      <DialogContent>
        {isFetching && data === undefined ? <LinearProgress aria-label="Simulating" /> : null}
        {error === null ? null : (
          <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data === undefined ? null : (
          <>
            <Alert severity={data.stuckItems > 0 ? 'warning' : 'info'} sx={{ mb: 1 }}>
              {summaryOf(data)} Items keep the version they began on until they are migrated.
            </Alert>
            <HeldItems held={data.held} />
            {data.changed.length === 0 ? null : (
              <Table size="small" aria-label="Items that would go another way">
                <TableHead>
                  <TableRow>
                    <TableCell>Item</TableCell>
                    <TableCell>Now at</TableCell>
                    <TableCell>What changes</TableCell>
                    <TableCell>Way ahead then</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {data.changed.map(item => (
                    <TableRow key={item.quoteItemId} sx={{ verticalAlign: 'top' }}>
                      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                        <PageLink to={`/qitem/${item.quoteItemId}`}>{item.reference}</PageLink>
                      </TableCell>
                      <TableCell>{item.stepName}</TableCell>
                      <TableCell
                        sx={{
                          '&&': { whiteSpace: 'normal' },
                          color: item.isStuck ? 'error.main' : undefined,
                        }}
                      >
                        {item.changes.join(' ')}
                      </TableCell>
                      <TableCell sx={{ '&&': { whiteSpace: 'normal' } }} title={`Now: ${wayOf(item.before)}`}>
                        {wayOf(item.after)}
                      </TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            )}
            {data.changedItems > data.changed.length ? (
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                {data.changed.length} of them are shown, some of every kind.
              </Typography>
            ) : null}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}
