import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { RehearsalState } from '#contract/rehearsals'
import { dateTime, decimal } from '#domain/formats'
import { shockWords } from '#domain/rehearsal'

/** How far work is that has begun; before the items are counted, that they are. */
function howFar({ done, of }: { readonly done: number; readonly of: number }, isRun: boolean): string {
  if (of === 0) return isRun ? 'Counting the items to cost' : 'Counting the items to price anew'
  const words = isRun ? 'items costed' : 'items priced anew or written to'
  return `${decimal(done, 0)} of ${decimal(of, 0)} ${words}`
}

/** How far work is, why the last came to no end, and what of the figures below is not of today. */
export function RunProgress({ state }: { readonly state: RehearsalState }) {
  const progress = state.running ?? state.pricing
  const { run, failure, shock } = state
  const now = shockWords(shock)
  return (
    <div role="status">
      {progress === null ? null : (
        <>
          <Typography variant="body2" color="textSecondary">
            {progress.status === 'Queued' ? 'Waiting for its turn' : howFar(progress, state.running !== null)}
          </Typography>
          <LinearProgress
            aria-label="How far it is"
            sx={{ my: 1 }}
            {...(progress.of > 0
              ? { variant: 'determinate', value: (100 * progress.done) / progress.of }
              : {})}
          />
        </>
      )}
      {failure === '' ? null : <Alert severity="error">{failure}</Alert>}
      {run === null ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {`Run by ${run.startedByName}, ${dateTime(run.finishedAt)}. Money is of one order of each item's expected quantity.`}
        </Typography>
      )}
      {run?.isOld === true ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          The rates have been changed since: run it again for figures of today.
        </Alert>
      ) : null}
      {run !== null && shockWords(run.shock) !== now ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          {`The figures are of ${shockWords(run.shock)}; the rehearsal now says ${now}.`}
        </Alert>
      ) : null}
    </div>
  )
}
