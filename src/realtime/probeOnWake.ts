import type { Live } from './live.ts'

/** Milliseconds out of sight after which the machine may have slept. */
const longAway = 30_000

/** Looks after the live connection when the network goes or comes back, or the window is looked at again after a while. */
export function probeOnWake(live: Pick<Live, 'probe'>): void {
  let leftAt = 0
  for (const change of ['online', 'offline']) window.addEventListener(change, () => void live.probe())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leftAt = Date.now()
    else if (Date.now() - leftAt > longAway) void live.probe()
  })
}
