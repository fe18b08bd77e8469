import { useSyncExternalStore } from 'react'
import type { LiveState } from './live.ts'
import { useLive } from './useLive.ts'

/** How the live connection stands. */
export function useLiveState(): LiveState {
  const live = useLive()
  return useSyncExternalStore(live.onState, live.state)
}
