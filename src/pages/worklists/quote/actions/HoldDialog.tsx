import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import type { WorklistRow } from '#contract/quote-worklist'
import { workflow } from '#contract/workflow'
import { useCall } from '../../../../dataProvider/index.ts'
import type { Said } from './useRowAction.ts'

interface HoldDialogProps {
  readonly row: WorklistRow
  readonly busy: boolean
  readonly onClose: () => void
  readonly onHold: (said: Said) => void
}

/** Longest comment that the action takes. */
const commentLimit = 2000

/** Asks why an item is put on hold. The workflow says the words, the reasons to choose from, and whether it may be. */
export function HoldDialog({ row, busy, onClose, onHold }: HoldDialogProps) {
  const titleId = useId()
  const textId = useId()
  const [reason, setReason] = useState('')
  const [comment, setComment] = useState('')
  const details = useCall(
    workflow.details,
    { query: { workflowId: row.workflowId } },
    { meta: { quiet: true } },
  )

  const offered = details.data?.details.actions.find(({ code }) => code === 'ONHOLD')
  const reasons = offered?.dialog?.reasons ?? []
  const refusal = offered?.allowed === false ? offered.reason : ''
  const isMissing = offered?.dialog?.commentRequired === true && comment.trim() === ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !isMissing) onHold({ reason, comment: comment.trim() })
  }

  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ paper: { sx: { width: 440, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{`Put ${row.reference} on hold`}</DialogTitle>
        <DialogContent>
          {refusal === '' ? (
            <DialogContentText id={textId} sx={{ mb: 1.5 }}>
              {offered?.dialog?.text ?? 'Nobody works on the item until it is taken off hold.'}
            </DialogContentText>
          ) : (
            <Alert id={textId} severity="warning">
              {refusal}
            </Alert>
          )}
          {reasons.length === 0 || refusal !== '' ? null : (
            <TextField
              select
              fullWidth
              size="small"
              margin="dense"
              label="Reason"
              value={reason}
              onChange={event => setReason(event.target.value)}
            >
              {reasons.map(({ code, name }) => (
                <MenuItem key={code} value={code}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          )}
          {refusal === '' ? (
            <TextField
              fullWidth
              multiline
              autoFocus
              minRows={2}
              maxRows={8}
              size="small"
              margin="dense"
              label={reasons.length === 0 ? 'Reason' : 'Comment'}
              value={comment}
              onChange={event => setComment(event.target.value)}
              slotProps={{ htmlInput: { maxLength: commentLimit } }}
            />
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {refusal === '' ? 'Cancel' : 'Close'}
          </Button>
          {refusal === '' ? (
            <Button type="submit" variant="contained" loading={busy} disabled={isMissing}>
              Put on hold
            </Button>
          ) : null}
        </DialogActions>
      </form>
    </Dialog>
  )
}
