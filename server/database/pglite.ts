import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Logger } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Connection } from './database.ts'

export const migrationsFolder = join(import.meta.dirname, 'migrations')

export interface EmbeddedOptions {
  /** Where the data lives; left out: in memory. */
  readonly dataDir?: string
  /** A dump to start from instead of an empty database. */
  readonly snapshot?: Blob
  /** Told of every statement. */
  readonly logger?: Logger
}

/** The embedded database, with what only it can do: dump itself whole. */
export interface EmbeddedConnection extends Connection {
  dump(): Promise<Blob>
}

/** Opens the embedded database. The caller makes sure that no other process has the directory open. */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedConnection> {
  const client = await PGlite.create({
    ...(options.dataDir === undefined ? {} : { dataDir: options.dataDir }),
    ...(options.snapshot === undefined ? {} : { loadDataDir: options.snapshot }),
  })
  const db = drizzle({
    client,
    casing: 'snake_case',
    ...(options.logger === undefined ? {} : { logger: options.logger }),
  })
  return {
    db,
    engine: 'PGlite',
    query: async (statement, values = []) =>
      (await client.query<Record<string, unknown>>(statement, [...values])).rows,
    migrate: () => migrate(db, { migrationsFolder }),
    listen: (channel, hear) => client.listen(channel, hear),
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  }
}
