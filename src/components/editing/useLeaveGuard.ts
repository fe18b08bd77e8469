import { useCallback, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { isLeavingForSignIn } from '../../authProvider/leavingForSignIn.ts'
import { useConfirm } from '../../layout/confirm/useConfirm.ts'

/** Whether the address is the place or lies inside it. */
const isInside = (pathname: string, place: string): boolean =>
  pathname === place || pathname.startsWith(`${place}/`)

/**
 * Asks before the person leaves what is not saved: another page or tab of the application, a reload, a closed window.
 * `isDirty` is asked at the moment of leaving, so that saving and going on in one breath is not held up. Whoever asked
 * already navigates with `state: { discardChanges: true }`; a sign-in that comes back here loses nothing. Addresses inside
 * `place` are no leaving; `onLeave` is told when the person gave up what they had changed.
 */
export function useLeaveGuard(
  isDirty: () => boolean,
  { place, onLeave }: { readonly place?: string; readonly onLeave?: () => void } = {},
): void {
  const confirm = useConfirm()
  const latest = useRef({ isDirty, place, onLeave })
  latest.current = { isDirty, place, onLeave }

  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname &&
        nextLocation.state?.discardChanges !== true &&
        !(latest.current.place !== undefined && isInside(nextLocation.pathname, latest.current.place)) &&
        latest.current.isDirty(),
      [],
    ),
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm({
      title: 'Unsaved changes',
      message: 'What you changed here is not saved. Leave without saving?',
      ok: 'Leave without saving',
      cancel: 'Stay',
      destructive: true,
    }).then(leave => {
      if (!leave) return blocker.reset()
      latest.current.onLeave?.()
      blocker.proceed()
    })
  }, [blocker, confirm])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current.isDirty() && !isLeavingForSignIn()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
