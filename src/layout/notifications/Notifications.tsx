import Stack from '@mui/material/Stack'
import { useCallback, useEffect, useState } from 'react'
import { type NotificationPayload, useNotificationContext } from 'react-admin'
import { SnackbarMessage } from './SnackbarMessage.tsx'

interface Shown {
  readonly id: number
  readonly payload: NotificationPayload
}

const words = (message: unknown): unknown => (Array.isArray(message) ? message.join('\n') : message)

const isSame = (a: NotificationPayload, b: NotificationPayload) =>
  a.type === b.type && words(a.message) === words(b.message)

let count = 0

/** Messages shown at once: more would cover what people work on. */
const atOnce = 3

/** The snackbar: react-admin's notifications, each closable and for 10 seconds, the newest at the bottom. */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext()
  const [shown, setShown] = useState<readonly Shown[]>([])

  useEffect(() => {
    if (notifications.length === 0) return
    const payload = takeNotification()
    if (payload === undefined) return
    count += 1
    const next = { id: count, payload }
    // What is said again is said once, for another 10 seconds.
    setShown(before => [...before.filter(one => !isSame(one.payload, payload)), next].slice(-atOnce))
  }, [notifications, takeNotification])

  const remove = useCallback((id: number) => setShown(before => before.filter(one => one.id !== id)), [])

  return (
    <Stack
      spacing={1}
      sx={{
        position: 'fixed',
        left: '50%',
        bottom: 32,
        transform: 'translateX(-50%)',
        zIndex: 'snackbar',
        width: 'max-content',
        maxWidth: 'min(640px, calc(100vw - 32px))',
      }}
    >
      {shown.map(({ id, payload }) => (
        <SnackbarMessage key={id} payload={payload} onGone={() => remove(id)} />
      ))}
    </Stack>
  )
}
