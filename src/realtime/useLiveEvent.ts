import { useEffect, useRef } from 'react'
import type { HubEventName, HubPayload } from '#contract/hub'
import { useLive } from './useLive.ts'

/** Calls `listener` with every event of this name that reaches this window, whatever group it came by. */
export function useLiveEvent<Name extends HubEventName>(
  name: Name,
  listener: (payload: HubPayload<Name>) => void,
): void {
  const live = useLive()
  const latest = useRef(listener)
  latest.current = listener
  useEffect(() => live.on(name, payload => latest.current(payload)), [live, name])
}
