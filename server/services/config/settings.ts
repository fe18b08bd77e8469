import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Setting } from '#contract/config'
import { logChanges } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { settings } from '../../database/schema/index.ts'
import { announceSettings } from '../../hub/announceSettings.ts'

export async function settingsOf(db: Database, login: string): Promise<Setting[]> {
  return db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(eq(settings.login, login))
    .orderBy(asc(settings.key))
}

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
}

/**
 * Keeps each setting by itself, the last change of a key winning, so that two windows never undo each other's keys.
 * Keys are written in their order, so that two windows never wait for each other either.
 */
export async function saveSettings(
  db: Database,
  login: string,
  changes: readonly SettingChange[],
): Promise<Setting[]> {
  const last = [...new Map(changes.map(change => [change.key, change.value]))].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const keys = last.map(([key]) => key)
  const kept = last.flatMap(([key, value]) => (value === null ? [] : [{ login, key, value }]))
  const gone = last.flatMap(([key, value]) => (value === null ? [key] : []))
  await db.transaction(async tx => {
    const before = await tx
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(and(eq(settings.login, login), inArray(settings.key, keys)))
      .orderBy(asc(settings.key))
      .for('update')
    if (gone.length > 0) {
      await tx.delete(settings).where(and(eq(settings.login, login), inArray(settings.key, gone)))
    }
    if (kept.length > 0) {
      await tx
        .insert(settings)
        .values(kept)
        .onConflictDoUpdate({
          target: [settings.login, settings.key],
          set: { value: sql`excluded.value`, updatedAt: sql`now()` },
        })
    }
    const old = new Map(before.map(row => [row.key, row.value]))
    await logChanges(
      tx,
      login,
      { what: 'setting', key: login, quoteId: null },
      Object.fromEntries(keys.map(key => [key, old.get(key) ?? null])),
      Object.fromEntries(last),
    )
    await announceSettings(tx, login, keys)
  })
  return kept.map(({ key, value }) => ({ key, value }))
}
