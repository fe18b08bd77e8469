import Close from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar'
import { type ReactNode, useState } from 'react'
import { type NotificationPayload, useTranslate } from 'react-admin'
import type { MessageAction } from './useSay.ts'

/** Milliseconds a message shows (specification 000 §9). */
const usual = 10_000

/** Milliseconds for what only says that something went well. */
const short = 5_000

/** How long a message shows: an error stays until it is closed or another one takes its place. */
const durationOf = (type: NotificationPayload['type'], hasAction: boolean): number | null => {
  if (type === 'error') return null
  return type === 'success' && !hasAction ? short : usual
}

/** What react-admin passes on as it was given. */
interface Options extends NonNullable<NotificationPayload['notificationOptions']> {
  readonly action?: MessageAction | undefined
}

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
  const { messageArgs, action } = notificationOptions as Options
  const { autoHideDuration = durationOf(type, action !== undefined) } = notificationOptions

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
        action={
          action === undefined ? undefined : (
            <>
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  setOpen(false)
                  action.onAct()
                }}
              >
                {action.label}
              </Button>
              <IconButton color="inherit" size="small" aria-label="Close" onClick={() => setOpen(false)}>
                <Close fontSize="small" />
              </IconButton>
            </>
          )
        }
        onClose={() => setOpen(false)}
        sx={{ width: '100%', boxShadow: 6 }}
      >
        {typeof message === 'string' ? translate(message, { _: message, ...messageArgs }) : content(message)}
      </Alert>
    </Snackbar>
  )
}
