interface Gathering {
  /** Asks for a run; a burst of asks makes one. */
  ask(): void
  stop(): void
}

/** Milliseconds of quiet before a run, and the longest that a stream of asks can put it off. */
const quiet = 120
const atMost = 600

/** Runs once for many asks, and not while nobody can see the window: then as soon as it is looked at. */
export function gather(run: () => void): Gathering {
  let firstAsk = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const onVisible = () => {
    if (document.visibilityState === 'visible') start()
  }
  const start = () => {
    document.removeEventListener('visibilitychange', onVisible)
    if (document.visibilityState === 'hidden') {
      document.addEventListener('visibilitychange', onVisible)
      return
    }
    firstAsk = 0
    run()
  }

  return {
    ask: () => {
      const now = Date.now()
      if (firstAsk === 0) firstAsk = now
      clearTimeout(timer)
      timer = setTimeout(start, Math.max(0, Math.min(quiet, firstAsk + atMost - now)))
    },
    stop: () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    },
  }
}
