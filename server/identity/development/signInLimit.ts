export interface SignInLimitOptions {
  /** Attempts with a login from an address that are looked at before the door closes; 10 by default. */
  failures?: number
  /** The same with a login from anywhere; 30 by default. */
  failuresOfLogin?: number
  /** The same from an address with any login, which many people may share; 100 by default. */
  failuresOfAddress?: number
  /** Seconds that failures count; 60 by default. */
  seconds?: number
  now?: () => number
}

/** Counts failed sign-ins of a login, from an address, and of both together, in memory. */
export interface SignInLimit {
  /**
   * 0 lets the attempt in and counts it as failed until `succeeded` says otherwise, so that attempts made at the
   * same moment count too; else the seconds until the next one is looked at.
   */
  admit(login: string, address: string): number
  /** A sign-in went well: it does not count, and the count of the login from there starts anew. */
  succeeded(login: string, address: string): void
}

const sweepAbove = 1000

/** A window opens with its first attempt and closes `seconds` later; capitals of the login do not matter. */
export function createSignInLimit(options: SignInLimitOptions = {}): SignInLimit {
  const { failures = 10, failuresOfLogin = 30, failuresOfAddress = 100, seconds = 60 } = options
  const { now = Date.now } = options
  const windows = new Map<string, { count: number; until: number }>()
  /** What an attempt counts for, each with how many are looked at. */
  const countedBy = (login: string, address: string): (readonly [key: string, most: number])[] => {
    const name = login.trim().toLowerCase()
    return [
      [`both ${address} ${name}`, failures],
      [`login ${name}`, failuresOfLogin],
      [`address ${address}`, failuresOfAddress],
    ]
  }
  const windowOf = (key: string) => {
    const found = windows.get(key)
    return found && found.until > now() ? found : { count: 0, until: now() + seconds * 1000 }
  }

  function sweep() {
    if (windows.size <= sweepAbove) return
    for (const [key, { until }] of windows) if (until <= now()) windows.delete(key)
  }

  return {
    admit(login, address) {
      sweep()
      const counted = countedBy(login, address).map(([key, most]) => ({ key, most, ...windowOf(key) }))
      const waits = counted.flatMap(({ count, most, until }) =>
        count >= most ? [Math.ceil((until - now()) / 1000)] : [],
      )
      if (waits.length > 0) return Math.max(...waits)
      for (const { key, count, until } of counted) windows.set(key, { count: count + 1, until })
      return 0
    },
    succeeded(login, address) {
      const [both, ...others] = countedBy(login, address)
      if (both !== undefined) windows.delete(both[0])
      for (const [key] of others) {
        const { count, until } = windowOf(key)
        windows.set(key, { count: Math.max(0, count - 1), until })
      }
    },
  }
}
