import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { RehearsalState } from '#contract/rehearsals'
import { dateTime, decimal } from '#domain/formats'
import { shockWords } from '#domain/rehearsal'

/** How far work is, why the last came to no end, and what of the figures below is not of today. */
export function RunProgress({ state }: { readonly state: RehearsalState }) {
  const progress = state.running ?? state.pricing
  const { run, failure, shock } = state
  const words = state.running === null ? 'items priced anew or written to' : 'items costed'
  const now = shockWords(shock)
  return (
    <div role="status">
      {progress === null ? null : (
        <>
          <Typography variant="body2" color="textSecondary">
            {progress.status === 'Queued'
              ? 'Waiting for its turn'
              : `${decimal(progress.done, 0)} of ${decimal(progress.of, 0)} ${words}`}
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
