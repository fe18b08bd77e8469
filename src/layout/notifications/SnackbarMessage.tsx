import Alert from '@mui/material/Alert'
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar'
import { type ReactNode, useState } from 'react'
import { type NotificationPayload, useTranslate } from 'react-admin'

/** Milliseconds a message shows (specification 000 §9). */
const duration = 10_000

interface SnackbarMessageProps {
  readonly payload: NotificationPayload
  readonly onGone: () => void
}

/** A list of messages as a list, anything else as it is. */
const content = (message: ReactNode): ReactNode =>
  Array.isArray(message) ? (
    <ul style={{ margin: 0, paddingLeft: 16 }}>
      {message.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change, and two may be equal
        <li key={place}>{line}</li>
      ))}
    </ul>
  ) : (
    message
  )

/** One message of the snackbar in the colour of its kind. */
export function SnackbarMessage({ payload, onGone }: SnackbarMessageProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState(true)
  const { message, type, notificationOptions = {} } = payload
  const { messageArgs, autoHideDuration = duration } = notificationOptions

  const close = (_: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false)
  }

  return (
    <Snackbar
      open={open}
      onClose={close}
      autoHideDuration={autoHideDuration}
      slotProps={{ transition: { onExited: onGone } }}
      sx={{ position: 'static', transform: 'none' }}
    >
      <Alert
        severity={type}
        variant="filled"
        role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
        onClose={() => setOpen(false)}
        sx={{ width: '100%', boxShadow: 6 }}
      >
        {typeof message === 'string' ? translate(message, { _: message, ...messageArgs }) : content(message)}
      </Alert>
    </Snackbar>
  )
}
