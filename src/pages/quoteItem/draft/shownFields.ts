import type { TabKey } from '#domain/quoteItem'

/** Which fields are on the screen: a rule may speak of one that nobody can see yet. */
export interface ShownFields {
  /** A field appeared; answers how to say that it is gone. */
  readonly appear: (name: string) => () => void
  /** A tab goes: what it showed last is remembered. */
  readonly close: (tab: TabKey) => void
  /** Whether the field is on the screen, or was when its tab was; true for a tab that was not shown yet. */
  readonly isShown: (tab: TabKey, name: string, open: TabKey) => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** Another number after every change. */
  readonly version: () => number
}

/** Keeps which fields of an item are on the screen. */
export function createShownFields(): ShownFields {
  const now = new Map<string, number>()
  const last = new Map<TabKey, ReadonlySet<string>>()
  const listeners = new Set<() => void>()
  let version = 0
  const tell = () => {
    version += 1
    for (const listener of listeners) listener()
  }
  const count = (name: string, by: number) => {
    const next = (now.get(name) ?? 0) + by
    if (next > 0) now.set(name, next)
    else now.delete(name)
    tell()
  }
  return {
    appear: name => {
      count(name, 1)
      return () => count(name, -1)
    },
    close: tab => {
      last.set(tab, new Set(now.keys()))
    },
    isShown: (tab, name, open) => {
      if (tab === open) return now.size === 0 || now.has(name)
      return last.get(tab)?.has(name) ?? true
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
  }
}
