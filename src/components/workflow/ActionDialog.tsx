import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { text } from '#domain/messages'
import { FormDialog } from '../dialog/FormDialog.tsx'
import type { ActedItem, OfferedAction } from './offeredAction.ts'
import type { Given } from './usePerform.ts'

interface ActionDialogProps {
  readonly action: OfferedAction
  readonly dialog: NonNullable<OfferedAction['dialog']>
  readonly item: ActedItem
  readonly busy: boolean
  readonly onAct: (given: Given) => void
  readonly onClose: () => void
}

const longestComment = 2000

/** Asks what an action wants to know: a reason, a comment. Stays open until the action happened. */
export function ActionDialog({ action, dialog, item, busy, onAct, onClose }: ActionDialogProps) {
  const [reason, setReason] = useState('')
  const [comment, setComment] = useState('')
  const [tried, setTried] = useState(false)
  const asksReason = dialog.reasons.length > 0
  const reasonMissing = asksReason && reason === ''
  const commentMissing = dialog.commentRequired && comment.trim() === ''

  const submit = () => {
    setTried(true)
    if (!reasonMissing && !commentMissing) onAct({ reason, comment: comment.trim() })
  }

  return (
    <FormDialog
      title={dialog.title}
      words={
        <>
          <Typography variant="subtitle2" component="p" color="textPrimary" gutterBottom>
            {item.reference}
            {item.description === '' ? '' : ` · ${item.description}`}
          </Typography>
          {dialog.text}
        </>
      }
      ok={action.name}
      color={action.code === 'TRASH' ? 'error' : 'primary'}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {asksReason ? (
        <TextField
          select
          label="Reason"
          required
          autoFocus
          value={reason}
          onChange={event => setReason(event.target.value)}
          error={tried && reasonMissing}
          helperText={tried && reasonMissing ? text('formRequired', { field: 'Reason' }) : ' '}
          sx={{ mt: 2 }}
        >
          {dialog.reasons.map(({ code, name }) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      <TextField
        label="Comment"
        required={dialog.commentRequired}
        multiline
        minRows={3}
        maxRows={10}
        autoFocus={!asksReason}
        value={comment}
        onChange={event => setComment(event.target.value)}
        error={tried && commentMissing}
        helperText={tried && commentMissing ? text('formRequired', { field: 'Comment' }) : ' '}
        slotProps={{ htmlInput: { maxLength: longestComment } }}
      />
    </FormDialog>
  )
}
