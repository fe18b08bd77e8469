/** Milliseconds after which what waits for idle time is done all the same (specification 000 §9). */
const atLatest = 2_000

/**
 * Runs once the browser has nothing else to do, after 2000 ms at the latest; in one that does not tell (Safari), with its
 * next turn. The answer leaves it undone.
 */
export function whenIdle(run: () => void): () => void {
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const handle = globalThis.requestIdleCallback(run, { timeout: atLatest })
  return () => globalThis.cancelIdleCallback(handle)
}
