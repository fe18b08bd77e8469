import { useEffect } from 'react'
import { useLive } from './useLive.ts'

/** Hears these groups of the hub while the component is there. */
export function useLiveGroups(groups: readonly string[]): void {
  const live = useLive()
  const names = JSON.stringify(groups)
  useEffect(() => {
    const leave = (JSON.parse(names) as string[]).map(live.join)
    return () => {
      for (const one of leave) one()
    }
  }, [live, names])
}
