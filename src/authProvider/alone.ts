const running = new Map<string, Promise<boolean>>()

/** Runs `work` unless it already runs in this window, and never while another window runs it: one answer for all. */
export function alone(name: string, work: () => Promise<boolean>): Promise<boolean> {
  const already = running.get(name)
  if (already !== undefined) return already
  const started = (
    navigator.locks === undefined ? work() : navigator.locks.request(name, work).then(answer => answer)
  ).finally(() => running.delete(name))
  running.set(name, started)
  return started
}
