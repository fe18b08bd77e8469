/** Where the development provider keeps what has to survive a restart: JSON values under text keys. */
export interface ProviderStore {
  /** The value, or undefined or null when there is none. */
  get(key: string): Promise<unknown>
  /**
   * Keeps a value; null forgets the key. After `expiresAt` the entry is never used again: the store may delete it
   * whenever it likes, or keep it.
   */
  set(key: string, value: unknown, expiresAt?: Date): Promise<void>
}

/** A store that lives as long as the process; forgets what has expired. */
export function memoryStore(now: () => number = Date.now): ProviderStore {
  const entries = new Map<string, { value: unknown; until: number }>()
  let nextSweep = now() + sweepEveryMs

  function sweep() {
    if (now() < nextSweep) return
    nextSweep = now() + sweepEveryMs
    for (const [key, { until }] of entries) if (until <= now()) entries.delete(key)
  }

  return {
    async get(key) {
      return structuredClone(entries.get(key)?.value)
    },
    async set(key, value, expiresAt) {
      sweep()
      if (value === null) entries.delete(key)
      else entries.set(key, { value: structuredClone(value), until: expiresAt?.getTime() ?? Infinity })
    },
  }
}

const sweepEveryMs = 60_000
