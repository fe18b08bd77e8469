import { z } from 'zod'
import type { ProviderStore } from './providerStore.ts'

const Entry = z.object({ value: z.unknown(), expiresAt: z.number().nullable() })

/** Values that end by themselves, over a store that may keep them longer than that. */
export interface ExpiringEntries {
  read(key: string): Promise<unknown>
  /** Without `seconds` the value stays until it is forgotten. */
  write(key: string, value: unknown, seconds?: number): Promise<void>
  /** Changes a value and leaves its end as it is; nothing happens when there is none. */
  change(key: string, change: (value: unknown) => unknown): Promise<void>
  forget(key: string): Promise<void>
}

/** Reads of an ended, missing or foreign entry answer undefined. Times are milliseconds since the epoch. */
export function expiringEntries(store: ProviderStore, now: () => number): ExpiringEntries {
  async function entry(key: string) {
    const parsed = Entry.safeParse(await store.get(key))
    if (!parsed.success || (parsed.data.expiresAt ?? Infinity) <= now()) return undefined
    return parsed.data
  }

  async function keep(key: string, value: unknown, expiresAt: number | null) {
    await store.set(key, { value, expiresAt }, expiresAt === null ? undefined : new Date(expiresAt))
  }

  return {
    async read(key) {
      return (await entry(key))?.value
    },
    async write(key, value, seconds) {
      await keep(key, value, seconds === undefined ? null : now() + seconds * 1000)
    },
    async change(key, change) {
      const found = await entry(key)
      if (found) await keep(key, change(found.value), found.expiresAt)
    },
    async forget(key) {
      await store.set(key, null)
    },
  }
}
