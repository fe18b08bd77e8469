const running = new Map<string, Promise<boolean>>()

/** Runs `work` unless it already runs in this window, and never while another window runs it: one answer for all. */
export function alone(name: string, work: () => Promise<boolean>): Promise<boolean> {
  const already = running.get(name)
  if (already !== undefined) return already
  // Without locks (a page not served securely) there is only this window to mind.
  const locks: LockManager | null | undefined = navigator.locks
  const started = (locks ? locks.request(name, work).then(answer => answer) : work()).finally(() =>
    running.delete(name),
  )
  running.set(name, started)
  return started
}
