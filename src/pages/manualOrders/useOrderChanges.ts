import { useEffect, useMemo, useRef } from 'react'
import { useUser } from '../../authProvider/UserContext.ts'
import { gather } from '../../realtime/gather.ts'
import { groupsOfNewWork } from '../../realtime/list/groupsOfWorklist.ts'
import { useLive } from '../../realtime/useLive.ts'
import { useLiveGroups } from '../../realtime/useLiveGroups.ts'

/** Reads an open order anew when orders change: whoever types in it hears at once that somebody deleted it. */
export function useOrderChanges(read: () => void): void {
  const live = useLive()
  const user = useUser()
  const groups = useMemo(() => groupsOfNewWork({}, user), [user])
  const latest = useRef(read)
  latest.current = read
  useLiveGroups(groups)
  useEffect(() => {
    const again = gather(() => latest.current())
    const stops = [
      live.on('WorklistChanged', event => {
        if (event.groups.some(group => groups.includes(group))) again.ask()
      }),
      live.onHealed(again.ask),
      again.stop,
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [live, groups])
}
