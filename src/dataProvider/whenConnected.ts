/** Milliseconds until something lost is tried again, the longer the more often it was. */
const pause = (tries: number): number => Math.min(30_000, 2000 * 2 ** tries)

/** Tries again when the browser is back on its network, or after a while; answers how to stop waiting. */
export function whenConnected(tries: number, retry: () => void): () => void {
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('online', again)
  }
  const again = () => {
    stop()
    retry()
  }
  const timer = setTimeout(again, pause(tries))
  window.addEventListener('online', again)
  return stop
}
