import type { Store } from 'react-admin'
import { type Setting, settingCalls } from '#contract/settings'
import type { Calls } from '../dataProvider/call.ts'
import { isFailure } from '../dataProvider/failure.ts'
import { localMirror } from './localMirror.ts'
import { settingOf, storeKeyOf } from './settingKeys.ts'
import { createWriteBehind } from './writeBehind.ts'

/** react-admin's Store with what a store on the server needs besides. */
export interface SettingsStore extends Store {
  /** Reads the person's settings; false when that failed and the defaults are used. */
  load(): Promise<boolean>
  /** Goes by what was read at an earlier visit; {@link refresh} reads again. */
  begin(settings: Iterable<readonly [string, unknown]>): void
  /** Picks up what other windows and devices saved. */
  refresh(): Promise<void>
  /** Saves what waits, at once; `leaving` lets the request outlive the page. */
  flush(leaving?: boolean): Promise<void>
}

interface Parts {
  readonly calls: Pick<Calls, 'call'>
  readonly storage: Storage | undefined
  readonly delay?: number
  /** Whether what is chosen is saved; left out: it is. */
  readonly isKept?: boolean
}

/** Keeps a request within what a browser lets outlive its page. */
const keepaliveLimit = 60_000

/** What a person has ticked in a list, and how far they scrolled, is of this window and this hour: it is no setting. */
const isPassing = (key: string): boolean => /\.(selectedIds(\.storeKeys)?|scrollPosition)$/.test(key)

const hasParts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const storedValue = ({ value }: Setting): unknown => {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** react-admin's Store over `/config/setting`: read once, answered from memory, written behind. */
export function createSettingsStore({ calls, storage, delay = 1000, isKept = true }: Parts): SettingsStore {
  const mirror = localMirror(storage)
  const memory = new Map<string, unknown>(mirror.read())
  const subscribers = new Map<string, Set<(value: unknown) => void>>()
  let loaded = false
  /** Keys that were changed here while the settings are being read: what is read of them is older. */
  let changedMeanwhile = new Set<string>()

  const writes = createWriteBehind({
    delay,
    save: async (changes, leaving) => {
      const fits = JSON.stringify(changes).length < keepaliveLimit
      const kept = await calls.call(
        settingCalls.saveSetting,
        { body: [...changes] },
        { keepalive: leaving && fits },
      )
      const sent = new Map(changes.map(change => [change.key, change.value]))
      // Another window changed other parts in the meantime; whoever changed the key here since then goes on from their own.
      for (const setting of kept) {
        const key = storeKeyOf(setting.key)
        if (
          setting.value !== sent.get(setting.key) &&
          JSON.stringify(memory.get(key)) === sent.get(setting.key)
        )
          put(key, storedValue(setting))
      }
    },
    mayRetry: error => !isFailure(error) || error.status === 0 || error.status >= 500,
  })

  const publish = (key: string, value: unknown) => {
    for (const subscriber of subscribers.get(key) ?? []) subscriber(value)
  }

  const put = (key: string, value: unknown) => {
    if (JSON.stringify(memory.get(key)) === JSON.stringify(value)) return false
    if (value === undefined) memory.delete(key)
    else memory.set(key, value)
    mirror.write(key, value)
    publish(key, value)
    return true
  }

  const set = (key: string, value: unknown) => {
    const before = memory.get(key)
    // Before sign-in there is nobody whose settings could change; the browser's own are kept.
    if (!put(key, value) || !loaded || !isKept || isPassing(key)) return
    changedMeanwhile.add(key)
    writes.add({
      key: settingOf(key),
      value: value === undefined ? null : JSON.stringify(value),
      ...(hasParts(before) && hasParts(value) ? { from: JSON.stringify(before) } : {}),
    })
  }

  const read = async () => {
    // What is not saved yet may be by the time the answer comes, and the answer still be older.
    const changed = new Set([...memory.keys()].filter(key => writes.isPending(settingOf(key))))
    changedMeanwhile = changed
    const settings = await calls.call(settingCalls.settings, {})
    // Somebody else reads too, and later: what that answers is newer.
    if (changedMeanwhile !== changed) return
    const stored = new Map(settings.map(setting => [storeKeyOf(setting.key), storedValue(setting)]))
    // What the browser itself remembers stands until the person has a setting of their own for it.
    const kept = loaded ? new Map() : mirror.read()
    for (const key of new Set([...memory.keys(), ...stored.keys()])) {
      if (isPassing(key)) continue
      if (stored.has(key) || !kept.has(key)) {
        if (!writes.isPending(settingOf(key)) && !changed.has(key)) put(key, stored.get(key))
      }
    }
  }

  return {
    setup: () => {},
    teardown: () => {},
    getItem: <T>(key: string, defaultValue?: T) =>
      memory.has(key) ? (memory.get(key) as T) : (defaultValue as T),
    setItem: set,
    removeItem: key => set(key, undefined),
    removeItems: prefix => {
      for (const key of [...memory.keys()].filter(name => name.startsWith(prefix))) set(key, undefined)
    },
    listItems: (prefix = '') => Object.fromEntries([...memory].filter(([key]) => key.startsWith(prefix))),
    /** react-admin resets the Store when the session ends: the settings stay the person's, on the server. */
    reset: () => {
      loaded = false
      writes.drop()
      const kept = mirror.read()
      for (const key of [...memory.keys()]) {
        if (kept.has(key)) continue
        memory.delete(key)
        publish(key, undefined)
      }
    },
    subscribe: (key, callback) => {
      const listening = subscribers.get(key) ?? new Set()
      subscribers.set(key, listening.add(callback))
      return () => {
        listening.delete(callback)
      }
    },
    begin: settings => {
      for (const [key, value] of settings) if (!isPassing(key)) put(key, value)
      loaded = true
    },
    load: async () => {
      try {
        await read()
        return true
      } catch {
        // Reported to the caller, who says it quietly: the product works with the defaults.
        return false
      } finally {
        loaded = true
      }
    },
    refresh: async () => {
      if (loaded) await read()
    },
    flush: leaving => writes.flush(leaving),
  }
}
