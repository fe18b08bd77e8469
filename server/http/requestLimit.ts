/** Says how long somebody who asks too much has to wait. */
export interface RequestLimit {
  /** Seconds until this person's next request is answered; 0: it is now, and counts. */
  admit(login: string): number
}

const minute = 60_000
const sweepAbove = 5_000

/**
 * So many requests a person and minute, in any order: what was not used is kept up to a minute's worth. 0 is any number.
 * Counted by each server for itself.
 */
export function createRequestLimit(aMinute: number, now: () => number = Date.now): RequestLimit {
  const left = new Map<string, { requests: number; at: number }>()
  const standing = (login: string) => {
    const known = left.get(login)
    if (known === undefined) return aMinute
    return Math.min(aMinute, known.requests + ((now() - known.at) / minute) * aMinute)
  }
  const sweep = () => {
    if (left.size <= sweepAbove) return
    for (const login of [...left.keys()]) if (standing(login) >= aMinute) left.delete(login)
  }
  return {
    admit(login) {
      if (aMinute === 0) return 0
      sweep()
      const requests = standing(login)
      if (requests < 1) return Math.max(1, Math.ceil(((1 - requests) * minute) / aMinute / 1000))
      left.set(login, { requests: requests - 1, at: now() })
      return 0
    },
  }
}
