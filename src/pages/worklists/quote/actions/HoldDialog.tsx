import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useId, useState } from 'react'
import { workDialogs } from '#domain/workflow'
import type { Said } from './useRowAction.ts'

interface HoldDialogProps {
  /** What is put on hold: `100023-2`, `3 items`. */
  readonly what: string
  readonly busy: boolean
  readonly onClose: () => void
  readonly onHold: (said: Said) => void
}

/** Longest comment that the action takes. */
const commentLimit = 2000

/** Asks why items are put on hold. */
export function HoldDialog({ what, busy, onClose, onHold }: HoldDialogProps) {
  const titleId = useId()
  const textId = useId()
  const [comment, setComment] = useState('')

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) onHold({ comment: comment.trim() })
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
        <DialogTitle id={titleId}>{`Put ${what} on hold`}</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId} sx={{ mb: 1.5 }}>
            {workDialogs.ONHOLD?.text}
          </DialogContentText>
          <TextField
            fullWidth
            multiline
            autoFocus
            minRows={2}
            maxRows={8}
            size="small"
            margin="dense"
            label="Reason"
            value={comment}
            onChange={event => setComment(event.target.value)}
            slotProps={{ htmlInput: { maxLength: commentLimit } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            Put on hold
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
