import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { configAdmin, type Maintenance } from '#contract/config-admin'
import { dateTime } from '#domain/formats'
import { TableRegion } from '../../components/list/TableRegion.tsx'
import { useCallMutation } from '../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'
import { visuallyHidden } from '../../layout/visuallyHidden.ts'
import { kindWords, stateWords } from './jobWords.ts'

/** The jobs that run, wait or failed; one that failed can be tried once more. */
export function JobsTable({ jobs }: Pick<Maintenance, 'jobs'>) {
  const say = useSay()
  const sayFailure = useSayFailure()
  const retry = useCallMutation(configAdmin.retryJob, {
    refresh: [configAdmin.maintenance],
    onSuccess: ({ id }) => say(`Job ${id} was queued again`, 'success'),
    onError: error => sayFailure(error),
  })
  if (jobs.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        Nothing runs, waits or has failed. Mail, design files, auto-routes and new products are done in the
        background; what is under way stands here.
      </Typography>
    )
  }
  return (
    <TableRegion label="Table of jobs">
      <Table size="small" aria-label="Jobs">
        <TableHead>
          <TableRow>
            <TableCell align="right">Job</TableCell>
            <TableCell>Work</TableCell>
            <TableCell>About</TableCell>
            <TableCell>State</TableCell>
            <TableCell align="right">Tries</TableCell>
            <TableCell>Asked by</TableCell>
            <TableCell>Why it failed</TableCell>
            <TableCell>
              <span style={visuallyHidden}>Actions</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {jobs.map(job => (
            <TableRow key={job.id} hover>
              <TableCell align="right">{job.id}</TableCell>
              <TableCell>{kindWords(job.kind)}</TableCell>
              <TableCell>{job.subject}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {stateWords[job.state]} {dateTime(job.at)}
              </TableCell>
              <TableCell align="right">{job.attempts}</TableCell>
              <TableCell>{job.createdBy}</TableCell>
              <TableCell sx={{ minWidth: 200 }}>{job.failure}</TableCell>
              <TableCell align="right">
                {job.state === 'Failed' ? (
                  <Button
                    size="small"
                    aria-label={`Try job ${job.id} again`}
                    loading={retry.isPending && retry.variables.body.id === job.id}
                    onClick={() => retry.mutate({ body: { id: job.id } })}
                  >
                    Try again
                  </Button>
                ) : null}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableRegion>
  )
}
