import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { config } from '#contract/config'
import type { InkLine } from '#domain/inks'
import { failureText, useCall, useCallMutation } from '../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'
import { OutcomeTable } from './OutcomeTable.tsx'

interface UploadDialogProps {
  readonly lines: readonly InkLine[]
  readonly onClose: () => void
}

/** What an upload would add, change and refuse; nothing is stored until the person says so. */
export function UploadDialog({ lines, onClose }: UploadDialogProps) {
  const titleId = useId()
  const say = useSay()
  const sayFailure = useSayFailure()
  const queryClient = useQueryClient()
  const { data, error } = useCall(
    config.uploadInks,
    { body: { dryRun: true, lines: [...lines] } },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, meta: { quiet: true } },
  )
  const { mutateAsync, isPending } = useCallMutation(config.uploadInks, {
    refresh: [config.inkGroups],
    meta: { quiet: true },
  })
  const count = (outcome: string) => data?.outcomes.filter(each => each.outcome === outcome).length ?? 0
  const work = count('added') + count('changed')

  const store = async () => {
    try {
      await mutateAsync({ body: { dryRun: false, lines: [...lines] } })
      await Promise.all(
        ['inks', 'inkGroups'].map(resource => queryClient.invalidateQueries({ queryKey: [resource] })),
      )
      say(
        `${count('added')} inks added, ${count('changed')} changed, ${count('refused')} refused.`,
        count('refused') === 0 ? 'success' : 'warning',
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
      <DialogTitle id={titleId}>Upload inks</DialogTitle>
      <DialogContent>
        {error === null ? null : <Alert severity="error">{failureText(error)}</Alert>}
        {data === undefined && error === null ? <LinearProgress aria-label="Checking the file" /> : null}
        {data === undefined ? null : (
          <>
            <Alert severity={count('refused') === 0 ? 'info' : 'warning'} sx={{ mb: 1 }}>
              {`${count('added')} would be added, ${count('changed')} changed, ${count('unchanged')} are as they stand, ${count('refused')} refused.`}
              {data.newGroups.length === 0 ? '' : ` New ink groups: ${data.newGroups.join(', ')}.`}
            </Alert>
            <OutcomeTable outcomes={data.outcomes} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" loading={isPending} disabled={work === 0} onClick={() => void store()}>
          {work === 0 ? 'Nothing to store' : `Store ${work} ${work === 1 ? 'ink' : 'inks'}`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
