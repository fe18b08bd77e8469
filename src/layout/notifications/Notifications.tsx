import Stack from '@mui/material/Stack'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type NotificationPayload, useNotificationContext } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { onSucceeded } from '../../dataProvider/succeeded.ts'
import { SnackbarMessage } from './SnackbarMessage.tsx'
import { useUncovered } from './useUncovered.ts'

interface Shown {
  readonly id: number
  /** Where it was said. */
  readonly page: string
  readonly payload: NotificationPayload
}

const words = (message: unknown): unknown => (Array.isArray(message) ? message.join('\n') : message)

const isSameAs = (one: NotificationPayload) => (other: NotificationPayload) =>
  one.type === other.type && words(one.message) === words(other.message)

/** What the call asked for of which an error tells that it failed; '' of any other message. */
const askedOf = ({ notificationOptions }: NotificationPayload): string =>
  (notificationOptions as { readonly asked?: string } | undefined)?.asked ?? ''

let count = 0

/** Messages of one moment that are shown: more would cover what people work on. */
const atOnce = 3

/** The page of an address: its tabs, and the forms of a list, are on one. */
const pageIn = (pathname: string) => pathname.split('/', 3).join('/')

/**
 * The snackbar: react-admin's notifications, each closable, the newest at the bottom. What is said next takes the place of
 * what was said before, and an error stays until then, until the same succeeds without a word, or until another page is opened.
 */
export function Notifications() {
  const { notifications, resetNotifications } = useNotificationContext()
  const [shown, setShown] = useState<readonly Shown[]>([])
  const page = pageIn(useLocation().pathname)
  const stack = useRef<HTMLDivElement>(null)
  useUncovered(stack, shown.some(({ payload }) => payload.type === 'error') ? shown : null)

  useEffect(() => {
    // What is said on the way to a page is about what was done: only an error belongs to its page.
    setShown(before => before.filter(one => one.page === page || one.payload.type !== 'error'))
  }, [page])

  useEffect(
    () =>
      onSucceeded(asked =>
        setShown(before =>
          // Nearly every success is of nothing that is shown: the same list draws nothing anew.
          before.some(one => askedOf(one.payload) === asked)
            ? before.filter(one => askedOf(one.payload) !== asked)
            : before,
        ),
      ),
    [],
  )

  useEffect(() => {
    if (notifications.length === 0) return
    resetNotifications()
    const said = notifications.filter((one, place) => notifications.findLastIndex(isSameAs(one)) === place)
    setShown(
      said.slice(-atOnce).map(payload => {
        count += 1
        return { id: count, page, payload }
      }),
    )
  }, [notifications, resetNotifications, page])

  const remove = useCallback((id: number) => setShown(before => before.filter(one => one.id !== id)), [])

  return (
    <Stack
      ref={stack}
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
