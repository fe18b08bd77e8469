import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import { onSaveKey } from '../editing/saveKey.ts'

interface FormDialogProps {
  readonly title: ReactNode
  /** What is about to happen; stands before the fields. */
  readonly words?: ReactNode
  /** What the button that goes on says; without one there is nothing to send, only to look at. */
  readonly ok?: string | undefined
  readonly color?: 'primary' | 'error'
  /** Buttons besides its own two. */
  readonly tools?: ReactNode
  readonly width?: 'xs' | 'sm' | 'md'
  readonly isFullScreen?: boolean
  /** It can't be sent as it stands. */
  readonly disabled?: boolean
  /** It is under way. */
  readonly busy: boolean
  /** Whether the dialog can't be left while it is under way. */
  readonly staysWhileBusy?: boolean
  /** Whether Ctrl+S sends it too. */
  readonly hasSaveKey?: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  /** The fields. */
  readonly children: ReactNode
}

/** A dialog that asks: its fields scroll, its buttons stay in sight, Enter sends it and Esc leaves it. */
export function FormDialog({
  title,
  words,
  ok,
  color = 'primary',
  tools,
  width = 'xs',
  isFullScreen = false,
  disabled = false,
  busy,
  staysWhileBusy = false,
  hasSaveKey = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const titleId = useId()
  const wordsId = useId()
  const stays = busy && staysWhileBusy
  const send = () => {
    if (ok !== undefined && !busy && !disabled) onSubmit()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // It is drawn in a portal, but React tells a form that it was opened from of it too.
    event.stopPropagation()
    send()
  }
  return (
    <Dialog
      open
      onClose={stays ? undefined : onClose}
      // Not `undefined` either: that would take the place of what closes it by Esc.
      {...(hasSaveKey ? { onKeyDown: onSaveKey(send) } : {})}
      maxWidth={width}
      fullWidth
      fullScreen={isFullScreen}
      aria-labelledby={titleId}
      {...(words === undefined ? {} : { 'aria-describedby': wordsId })}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          {words === undefined ? null : (
            <DialogContentText id={wordsId} component="div" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
              {words}
            </DialogContentText>
          )}
          {children}
        </DialogContent>
        <DialogActions>
          {tools}
          <Button onClick={onClose} disabled={stays}>
            {ok === undefined ? 'Close' : 'Cancel'}
          </Button>
          {ok === undefined ? null : (
            <Button
              type="submit"
              variant="contained"
              color={color}
              loading={busy}
              disabled={disabled}
              {...(hasSaveKey ? { 'aria-keyshortcuts': 'Control+S Meta+S', title: 'Ctrl+S' } : {})}
            >
              {ok}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
