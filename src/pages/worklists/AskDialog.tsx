import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'

interface AskDialogProps {
  readonly title: string
  /** What is about to happen; stands before the fields. */
  readonly words?: string | undefined
  /** What the button that goes on says. */
  readonly action: string
  /** Something is still missing. */
  readonly isMissing?: boolean
  /** It is under way: the dialog stays until that has ended. */
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSubmit: () => void
  /** The fields. */
  readonly children: ReactNode
}

/** Asks what an action on rows of a worklist needs before it is taken. */
export function AskDialog({
  title,
  words,
  action,
  isMissing = false,
  busy,
  onClose,
  onSubmit,
  children,
}: AskDialogProps) {
  const titleId = useId()
  const wordsId = useId()
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
      {...(words === undefined ? {} : { 'aria-describedby': wordsId })}
      slotProps={{ paper: { sx: { width: 440, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!busy && !isMissing) onSubmit()
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {words === undefined ? null : (
            <DialogContentText id={wordsId} sx={{ mb: 1.5 }}>
              {words}
            </DialogContentText>
          )}
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={isMissing}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
