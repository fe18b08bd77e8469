import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useRefresh } from 'react-admin'
import { type Delivery, messaging } from '#contract/messaging'
import { text } from '#domain/messages'
import { failureText, useCallMutation } from '../../dataProvider/index.ts'
import { useSay } from '../../layout/notifications/useSay.ts'

/** Milliseconds after a resend until the log is read again. Source: 002 §9. */
const refreshAfter = 2_000

/** Sends a message again, or one that waits at once. The log is read again two seconds later. */
export function ResendButton({ delivery }: { readonly delivery: Delivery }) {
  const say = useSay()
  const refresh = useRefresh()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const { mutate, isPending } = useCallMutation(messaging.resend, {
    onSuccess: () => {
      say(text('messageResent'), 'success')
      timer.current = setTimeout(refresh, refreshAfter)
    },
    onError: error =>
      say(
        [text('messageResendError'), failureText(error, '')].filter(line => line !== ''),
        'error',
      ),
  })
  return (
    <Button size="small" loading={isPending} onClick={() => mutate({ body: { id: delivery.id } })}>
      Resend
    </Button>
  )
}
