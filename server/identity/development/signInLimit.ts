export interface SignInLimitOptions {
  /** Attempts that are looked at before the door closes; 10 by default. */
  failures?: number
  /** Seconds that failures count; 60 by default. */
  seconds?: number
  now?: () => number
}

/** Counts failed sign-ins of a login from an address, in memory. */
export interface SignInLimit {
  /**
   * 0 lets the attempt in and counts it as failed until `succeeded` says otherwise, so that attempts made at the
   * same moment count too; else the seconds until the next one is looked at.
   */
  admit(login: string, address: string): number
  /** A sign-in went well: the count starts anew. */
  succeeded(login: string, address: string): void
}

const sweepAbove = 1000

/** A window opens with its first attempt and closes `seconds` later; capitals of the login do not matter. */
export function createSignInLimit(options: SignInLimitOptions = {}): SignInLimit {
  const { failures = 10, seconds = 60, now = Date.now } = options
  const windows = new Map<string, { count: number; until: number }>()
  const keyOf = (login: string, address: string) => `${address} ${login.trim().toLowerCase()}`

  function sweep() {
    if (windows.size <= sweepAbove) return
    for (const [key, { until }] of windows) if (until <= now()) windows.delete(key)
  }

  return {
    admit(login, address) {
      sweep()
      const key = keyOf(login, address)
      const found = windows.get(key)
      const { count, until } =
        found && found.until > now() ? found : { count: 0, until: now() + seconds * 1000 }
      if (count >= failures) return Math.ceil((until - now()) / 1000)
      windows.set(key, { count: count + 1, until })
      return 0
    },
    succeeded(login, address) {
      windows.delete(keyOf(login, address))
    },
  }
}
