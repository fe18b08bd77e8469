import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { Message } from './Message.tsx'
import type { Question } from './question.ts'

interface ConfirmDialogProps {
  readonly question: Question
  readonly open: boolean
  readonly onAnswer: (agreed: boolean) => void
  readonly onClosed: () => void
}

/** The confirm dialog: Esc and a click beside it cancel, OK has the focus, focus returns when it closes. */
export function ConfirmDialog({ question, open, onAnswer, onClosed }: ConfirmDialogProps) {
  const titleId = useId()
  const messageId = useId()
  const { title, message, ok = 'OK', cancel = 'Cancel', width = 400, destructive = false } = question
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      aria-labelledby={titleId}
      aria-describedby={messageId}
      slotProps={{
        paper: { style: { width }, sx: { maxWidth: 'calc(100vw - 32px)' } },
        transition: { onExited: onClosed },
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={messageId} component="div">
          <Message text={message} />
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        {cancel === false ? null : <Button onClick={() => onAnswer(false)}>{cancel}</Button>}
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          autoFocus
          onClick={() => onAnswer(true)}
        >
          {ok}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
