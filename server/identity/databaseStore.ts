import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { identityStore } from '../database/schema/index.ts'
import type { ProviderStore } from './development/providerStore.ts'

/** As a row's value is written; `expiresAt` in milliseconds since the epoch, null: never. */
const Entry = z.object({ value: z.unknown(), expiresAt: z.number().nullable() })

const sweepEveryMs = 60_000

/**
 * Keeps what the development provider must remember over a restart, in the database. What has expired is not found
 * any more, and is deleted when it is asked for or with the next write a minute later. `now` in milliseconds.
 */
export function databaseStore(db: Database, now: () => number = Date.now): ProviderStore {
  let nextSweep = now()

  async function sweep(): Promise<void> {
    if (now() < nextSweep) return
    nextSweep = now() + sweepEveryMs
    const expiresAt = sql`(${identityStore.value}::jsonb ->> 'expiresAt')::float8`
    await db.delete(identityStore).where(sql`${expiresAt} <= ${now()}`)
  }

  const forget = (key: string) => db.delete(identityStore).where(eq(identityStore.key, key))

  return {
    async get(key) {
      const [row] = await db.select().from(identityStore).where(eq(identityStore.key, key))
      const entry = Entry.safeParse(row === undefined ? undefined : JSON.parse(row.value))
      if (!entry.success) return undefined
      if (entry.data.expiresAt === null || entry.data.expiresAt > now()) return entry.data.value
      await forget(key)
      return undefined
    },
    async set(key, value, expiresAt) {
      await sweep()
      if (value === null) {
        await forget(key)
        return
      }
      const text = JSON.stringify({ value, expiresAt: expiresAt?.getTime() ?? null })
      await db
        .insert(identityStore)
        .values({ key, value: text })
        .onConflictDoUpdate({ target: identityStore.key, set: { value: text } })
    },
  }
}
