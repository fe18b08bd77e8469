import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Setting } from '#contract/config'
import type { Database } from '../../database/database.ts'
import { settings } from '../../database/schema/index.ts'

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

/** Keeps each setting by itself, the last change of a key winning, so that two windows never undo each other's keys. */
export async function saveSettings(
  db: Database,
  login: string,
  changes: readonly SettingChange[],
): Promise<Setting[]> {
  const last = new Map(changes.map(change => [change.key, change.value]))
  const kept = [...last].flatMap(([key, value]) => (value === null ? [] : [{ login, key, value }]))
  const gone = [...last].flatMap(([key, value]) => (value === null ? [key] : []))
  await db.transaction(async tx => {
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
  })
  return kept.map(({ key, value }) => ({ key, value }))
}
