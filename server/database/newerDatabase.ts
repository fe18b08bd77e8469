import { readMigrationFiles } from 'drizzle-orm/migrator'

/** Thrown instead of working on a database whose shape this version does not know. */
export class NewerDatabase extends Error {
  constructor() {
    super(
      'The database belongs to a newer version of Boxwright than this one. ' +
        'Start the newer version, or restore the backup that was made before its first start.',
    )
  }
}

/** Throws {@link NewerDatabase} where a migration was done that comes after the last in `migrationsFolder`. */
export async function assertNotNewer(
  query: (statement: string) => Promise<readonly Record<string, unknown>[]>,
  migrationsFolder: string,
): Promise<void> {
  const [found] = await query(`select to_regclass('drizzle.__drizzle_migrations') is not null as "isKept"`)
  if (found?.isKept !== true) return
  const [row] = await query('select max(created_at) as last from drizzle.__drizzle_migrations')
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
  if (Number(row?.last ?? 0) > known) throw new NewerDatabase()
}
