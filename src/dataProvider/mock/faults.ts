/** What calls meet on their way. */
export interface Faults {
  /** Milliseconds that every answer waits. */
  readonly latency: number
  readonly failure: FailureKind
}

/** Ways in which calls fail, as the panel calls them. */
export const failureKinds = {
  none: 'None',
  connection: 'No connection',
  unavailable: 'Server not available',
  third: 'Every third call',
} as const
export type FailureKind = keyof typeof failureKinds

const key = 'boxwright.faults'
const none: Faults = { latency: 0, failure: 'none' }

function stored(storage: Storage): Faults {
  try {
    return { ...none, ...JSON.parse(storage.getItem(key) ?? '{}') }
  } catch {
    return none
  }
}

/** The faults of this window, kept over a reload. */
export function createFaults(storage: Storage) {
  let now = stored(storage)
  const listening = new Set<() => void>()
  return {
    now: () => now,
    change: (changes: Partial<Faults>) => {
      now = { ...now, ...changes }
      storage.setItem(key, JSON.stringify(now))
      for (const tell of listening) tell()
    },
    subscribe: (tell: () => void) => {
      listening.add(tell)
      return () => {
        listening.delete(tell)
      }
    },
  }
}

export type FaultStore = ReturnType<typeof createFaults>
