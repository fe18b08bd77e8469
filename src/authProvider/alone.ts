const last = new Map<string, Promise<unknown>>()
const running = new Map<string, Promise<boolean>>()

/** Runs `work` when no other work of that name runs, in this window or another. */
export function inTurn<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
  const locks: LockManager | null | undefined = navigator.locks
  if (locks) return locks.request(name, work).then(answer => answer)
  // Without locks (a page not served securely) there is only this window to mind.
  const started = (last.get(name) ?? Promise.resolve()).then(work, work)
  last.set(name, started)
  return started
}

/** The same, unless it already runs in this window: one answer for all. */
export function alone(name: string, work: () => Promise<boolean>): Promise<boolean> {
  const already = running.get(name)
  if (already !== undefined) return already
  const started = inTurn(name, work).finally(() => running.delete(name))
  running.set(name, started)
  return started
}
