import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useId } from 'react'
import { counted } from '#domain/formats'
import { failureText } from '../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'
import { type Outcome, OutcomeTable } from './OutcomeTable.tsx'

interface UploadDialogProps {
  /** What sentences call one, and several. */
  readonly one: string
  readonly many: string
  /** What the first column of the file is called: `Login`. */
  readonly name: string
  /** What the dry run said; undefined while it is on its way. */
  readonly outcomes: readonly Outcome[] | undefined
  /** Said besides. */
  readonly note?: string
  /** Why the dry run failed. */
  readonly error: unknown
  readonly isPending: boolean
  /** Stores the lines and answers what became of each. */
  readonly store: () => Promise<readonly Outcome[]>
  readonly onClose: () => void
}

const counts = (outcomes: readonly Outcome[]) => (wanted: Outcome['outcome']) =>
  outcomes.filter(({ outcome }) => outcome === wanted).length

/** What an upload would add, change and refuse; nothing is stored until the person says so. */
export function UploadDialog({
  one,
  many,
  name,
  outcomes,
  note = '',
  error,
  isPending,
  store,
  onClose,
}: UploadDialogProps) {
  const titleId = useId()
  const say = useSay()
  const sayFailure = useSayFailure()
  const count = counts(outcomes ?? [])
  const work = count('added') + count('changed')

  const storeAll = async () => {
    try {
      const done = counts(await store())
      say(
        `${counted(done('added'), one, many)} added, ${done('changed')} changed, ${done('refused')} refused.`,
        done('refused') === 0 ? 'success' : 'warning',
      )
      onClose()
    } catch (failure) {
      sayFailure(failure)
    }
  }

  return (
    <Dialog
      open
      onClose={() => (isPending ? undefined : onClose())}
      aria-labelledby={titleId}
      maxWidth="md"
      fullWidth
    >
      <DialogTitle id={titleId}>Upload {many}</DialogTitle>
      <DialogContent>
        {error === null ? null : <Alert severity="error">{failureText(error)}</Alert>}
        {outcomes === undefined && error === null ? <LinearProgress aria-label="Checking the file" /> : null}
        {outcomes === undefined ? null : (
          <>
            <Alert severity={count('refused') === 0 ? 'info' : 'warning'} sx={{ mb: 1 }}>
              {`${count('added')} would be added, ${count('changed')} changed, ${counted(count('unchanged'), 'is as it stands', 'are as they stand')}, ${count('refused')} refused.`}
              {note}
            </Alert>
            <OutcomeTable outcomes={outcomes} name={name} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" loading={isPending} disabled={work === 0} onClick={() => void storeAll()}>
          {work === 0 ? 'Nothing to store' : `Store ${counted(work, one, many)}`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
