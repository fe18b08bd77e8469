import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { workDialogs } from '#domain/workflow'
import { FormDialog } from '../../../../components/dialog/FormDialog.tsx'
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
  const [comment, setComment] = useState('')

  return (
    <FormDialog
      title={`Put ${what} on hold`}
      words={workDialogs.ONHOLD?.text}
      ok="Put on hold"
      busy={busy}
      staysWhileBusy
      onClose={onClose}
      onSubmit={() => onHold({ comment: comment.trim() })}
    >
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
    </FormDialog>
  )
}
