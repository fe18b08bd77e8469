import { useCallback, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { isLeavingForSignIn } from '../../authProvider/leavingForSignIn.ts'
import { useConfirm } from '../../layout/confirm/useConfirm.ts'

/**
 * Asks before the person leaves what is not saved: another page or tab of the application, a reload, a closed window.
 * `isDirty` is asked at the moment of leaving, so that saving and going on in one breath is not held up. Whoever asked
 * already navigates with `state: { discardChanges: true }`; a sign-in that comes back here loses nothing.
 */
export function useLeaveGuard(isDirty: () => boolean): void {
  const confirm = useConfirm()
  const latest = useRef(isDirty)
  latest.current = isDirty

  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname &&
        nextLocation.state?.discardChanges !== true &&
        latest.current(),
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
    }).then(leave => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, confirm])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current() && !isLeavingForSignIn()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
