import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import type { Logger } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Connection } from './database.ts'
import { assertNotNewer } from './newerDatabase.ts'

export const migrationsFolder = join(import.meta.dirname, 'migrations')

export interface EmbeddedOptions {
  /** Where the data lives; left out: in memory. */
  readonly dataDir?: string
  /** Files of another kind than a directory or memory, with what is in them. */
  readonly fs?: NonNullable<PGliteOptions['fs']>
  /** Told of every statement. */
  readonly logger?: Logger
}

/** Opens the embedded database. The caller makes sure that no other process has the directory open. */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<Connection> {
  const client = await PGlite.create({
    ...(options.dataDir === undefined ? {} : { dataDir: options.dataDir }),
    ...(options.fs === undefined ? {} : { fs: options.fs }),
  })
  const db = drizzle({
    client,
    casing: 'snake_case',
    ...(options.logger === undefined ? {} : { logger: options.logger }),
  })
  const query: Connection['query'] = async (statement, values = []) =>
    (await client.query<Record<string, unknown>>(statement, [...values])).rows
  return {
    db,
    background: db,
    engine: 'PGlite',
    query,
    migrate: async () => {
      await assertNotNewer(query, migrationsFolder)
      await migrate(db, { migrationsFolder })
    },
    // One process has it open.
    alone: work => work(),
    listen: (channel, hear) => client.listen(channel, hear),
    close: () => client.close(),
  }
}
