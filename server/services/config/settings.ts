import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Setting } from '#contract/settings'
import { mergeSetting } from '#domain/settings'
import type { Database } from '../../database/database.ts'
import { settings } from '../../database/schema/index.ts'
import { announceSettings } from '../../hub/announceSettings.ts'
import { Problem } from '../../problem/problem.ts'

/** All settings of a person. */
export async function settingsOf(db: Database, login: string): Promise<Setting[]> {
  return db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(eq(settings.login, login))
    .orderBy(asc(settings.key))
}

/** One setting of a person; null: they have none of this key. */
export async function settingOf(db: Database, login: string, key: string): Promise<string | null> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(and(eq(settings.login, login), eq(settings.key, key)))
  return row?.value ?? null
}

interface SettingChange {
  readonly key: string
  readonly value: string | null
  /** What it started from. */
  readonly from?: string | undefined
}

/** What one person may keep: far more than anybody's habits, far less than what others would notice. */
const quota = { keys: 1_000, bytes: 2 * 1024 * 1024 }

async function assertWithinQuota(tx: Database, login: string): Promise<void> {
  const [kept] = await tx
    .select({
      keys: count(),
      bytes: sql<number>`coalesce(sum(octet_length(${settings.key}) + octet_length(${settings.value})), 0)::int`,
    })
    .from(settings)
    .where(eq(settings.login, login))
  if (kept === undefined || (kept.keys <= quota.keys && kept.bytes <= quota.bytes)) return
  throw new Problem('too-large', 'These are more settings than are kept for one person.')
}

/**
 * Keeps each setting by itself, and of a setting that says what it started from the parts that it did not change, so that
 * two windows never undo each other's changes. Keys are written in their order, so that two windows never wait for each
 * other either. What somebody likes to see is no business record: there is no change log of it. Answers the settings as they
 * are stored.
 */
export async function saveSettings(
  db: Database,
  login: string,
  changes: readonly SettingChange[],
): Promise<Setting[]> {
  const last = [...new Map(changes.map(change => [change.key, change])).values()].sort((a, b) =>
    a.key < b.key ? -1 : 1,
  )
  const keys = last.map(({ key }) => key)
  const gone = last.flatMap(({ key, value }) => (value === null ? [key] : []))
  return db.transaction(async tx => {
    const before = await tx
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(and(eq(settings.login, login), inArray(settings.key, keys)))
      .orderBy(asc(settings.key))
      .for('update')
    const old = new Map(before.map(row => [row.key, row.value]))
    const kept = last.flatMap(({ key, value, from }) => {
      if (value === null) return []
      const stored = old.get(key)
      const now =
        from === undefined || stored === undefined ? value : mergeSetting({ from, mine: value, stored })
      return [{ key, value: now }]
    })
    if (gone.length > 0) {
      await tx.delete(settings).where(and(eq(settings.login, login), inArray(settings.key, gone)))
    }
    if (kept.length > 0) {
      await tx
        .insert(settings)
        .values(kept.map(setting => ({ login, ...setting })))
        .onConflictDoUpdate({
          target: [settings.login, settings.key],
          set: { value: sql`excluded.value`, updatedAt: sql`now()` },
        })
    }
    await assertWithinQuota(tx, login)
    await announceSettings(tx, login, keys)
    return kept
  })
}
