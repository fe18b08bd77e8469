export interface CallLimitOptions {
  readonly most: number
  /** Seconds that a call counts. */
  readonly seconds: number
  readonly now?: () => number
}

/** Counts calls by whatever they are told apart by, in memory. */
export interface CallLimit {
  /** Seconds until calls with this key are looked at again; 0: now. */
  wait(key: string): number
  note(key: string): void
}

const sweepAbove = 5_000

/** A window opens with its first call and closes `seconds` later. */
export function createCallLimit({ most, seconds, now = Date.now }: CallLimitOptions): CallLimit {
  const windows = new Map<string, { count: number; until: number }>()
  const open = (key: string) => {
    const found = windows.get(key)
    return found !== undefined && found.until > now() ? found : null
  }
  return {
    wait(key) {
      const found = open(key)
      return found === null || found.count < most ? 0 : Math.ceil((found.until - now()) / 1000)
    },
    note(key) {
      if (windows.size > sweepAbove) {
        for (const [each, { until }] of windows) if (until <= now()) windows.delete(each)
      }
      const { count, until } = open(key) ?? { count: 0, until: now() + seconds * 1000 }
      windows.set(key, { count: count + 1, until })
    },
  }
}
