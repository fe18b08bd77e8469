/** A setting as it is saved; null forgets it. */
export interface Change {
  readonly key: string
  readonly value: string | null
  /** The value that it started from; left out: there was none, or it has no parts. */
  readonly from?: string | undefined
}

interface Options {
  /** Saves all of them in one request. */
  readonly save: (changes: readonly Change[], leaving: boolean) => Promise<void>
  /** Whether a failed save is worth another try; the changes are dropped when not. */
  readonly mayRetry: (error: unknown) => boolean
  /** Milliseconds of quiet before a save; a second unless told. */
  readonly delay?: number
  /** Milliseconds before a failed save is tried again; half a minute unless told. */
  readonly retryDelay?: number
}

export interface WriteBehind {
  add(change: Change): void
  /** Whether a change of this key has not been saved yet. */
  isPending(key: string): boolean
  /** Saves at once; `leaving` lets the request outlive the page. */
  flush(leaving?: boolean): Promise<void>
  /** Forgets what was not saved. */
  drop(): void
}

interface Unsaved extends Omit<Change, 'key' | 'from'> {
  from: string | undefined
  sending: boolean
  /** The change of the same key that was on its way when this one was made. */
  readonly behind?: Unsaved | undefined
}

/** Where a change starts that brings along what is on its way before it. */
const startOf = ({ from, behind }: Unsaved): string | undefined => (behind?.sending ? startOf(behind) : from)

/** Gathers changes, the last one of a key winning, and saves them in one request when it has been quiet for a while. */
export function createWriteBehind({
  save,
  mayRetry,
  delay = 1000,
  retryDelay = 30_000,
}: Options): WriteBehind {
  const unsaved = new Map<string, Unsaved>()
  let requests = 0
  let current: Promise<void> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = (after: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), after)
  }

  /** Takes a change off the list, unless the key was changed again in the meantime. */
  const done = ([key, change]: readonly [string, Unsaved]) => {
    if (unsaved.get(key) === change) unsaved.delete(key)
  }

  /** What was changed again while a save was on its way that failed starts where that one did: it brings both. */
  const goOnFrom = ([key, failed]: readonly [string, Unsaved]) => {
    const again = unsaved.get(key)
    if (again !== undefined && again !== failed) again.from = failed.from
  }

  const flush = async (leaving = false): Promise<void> => {
    clearTimeout(timer)
    // One request at a time keeps their order; a page that is being left repeats what an earlier one may not finish.
    while (requests > 0 && !leaving) await current
    current = send(leaving)
    await current
  }

  const send = async (leaving: boolean): Promise<void> => {
    const batch = [...unsaved].filter(([, change]) => leaving || !change.sending)
    if (batch.length === 0) return
    for (const [, change] of batch) change.sending = true
    requests += 1
    let next = delay
    try {
      await save(
        batch.map(([key, change]) => {
          const from = leaving ? startOf(change) : change.from
          return { key, value: change.value, ...(from === undefined ? {} : { from }) }
        }),
        leaving,
      )
      for (const [, change] of batch) change.sending = false
      batch.forEach(done)
    } catch (error) {
      next = retryDelay
      for (const failed of batch) goOnFrom(failed)
      if (mayRetry(error)) for (const [, change] of batch) change.sending = false
      else batch.forEach(done)
    } finally {
      requests -= 1
    }
    if (unsaved.size > 0) schedule(next)
  }

  return {
    add: ({ key, value, from }) => {
      const before = unsaved.get(key)
      // Changes that go together started where the first of them did.
      const isTogether = before !== undefined && !before.sending
      unsaved.set(key, {
        value,
        from: isTogether ? before.from : from,
        sending: false,
        behind: isTogether ? before.behind : before,
      })
      schedule(delay)
    },
    isPending: key => unsaved.has(key),
    flush,
    drop: () => {
      clearTimeout(timer)
      unsaved.clear()
    },
  }
}
