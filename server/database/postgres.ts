import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { createPool } from './createPool.ts'
import type { Connection } from './database.ts'
import { listenOn } from './listenOn.ts'
import { migrationsFolder } from './pglite.ts'

export interface ServerDatabaseOptions {
  readonly url: string
  readonly poolSize?: number
  /** Milliseconds after which a statement is given up. */
  readonly statementTimeout?: number
}

/** Key of the lock that keeps two starting servers from migrating at once. */
const migrationLock = 7_301_225

/**
 * One process a statement: many people ask at once, and workers that share a short statement cost more than they save,
 * above all where a page is found by walking an index until it is full.
 */
export const manyAtOnce = '-c max_parallel_workers_per_gather=0'

/** Connects to PostgreSQL 15 or newer. */
export async function openPostgres(options: ServerDatabaseOptions): Promise<Connection> {
  const pool = createPool({
    connectionString: options.url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: options.statementTimeout ?? 30_000,
    options: manyAtOnce,
  })
  const db = drizzle({ client: pool, casing: 'snake_case' })
  return {
    db,
    engine: 'PostgreSQL',
    query: async (statement, values = []) => (await pool.query(statement, [...values])).rows,
    migrate: async () => {
      const client = await pool.connect()
      try {
        // A migration may take longer than a statement of a request, and so may the wait for another server's.
        await client.query('set statement_timeout = 0')
        await client.query('select pg_advisory_lock($1)', [migrationLock])
        await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder })
      } finally {
        // The lock and the setting end with their connection.
        client.release(true)
      }
    },
    listen: (channel, hear, onGap) => listenOn(options.url, channel, hear, onGap),
    close: () => pool.end(),
  }
}
