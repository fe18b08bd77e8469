import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { createPool } from './createPool.ts'
import type { Connection } from './database.ts'
import { limitStatements } from './limitStatements.ts'
import { listenOn } from './listenOn.ts'
import { assertNotNewer } from './newerDatabase.ts'
import { migrationsFolder } from './pglite.ts'
import { refuseBeside } from './refuseBeside.ts'

export interface ServerDatabaseOptions {
  readonly url: string
  readonly poolSize?: number
  /** Milliseconds after which a statement of a call is given up; 15 s unless said, also of calls that only read. */
  readonly statementTimeout?: number
  readonly readStatementTimeout?: number
  /** The same for calls that make documents; twice as long unless said. */
  readonly reportStatementTimeout?: number
  /** The same for work in the background; 5 minutes unless said. */
  readonly jobStatementTimeout?: number
  /** Milliseconds that a call waits for a connection; 5 s unless said. */
  readonly connectionTimeout?: number
  /** Whether a statement beside the transaction of its caller is refused, as the embedded database has to. */
  readonly isStrict?: boolean
}

/** Keys of the locks that keep two starting servers from migrating, and from starting, at once. */
const migrationLock = 7_301_225
const startLock = 7_301_226

/** Connections for work in the background: each runner has one job, and gives signs of life beside it. */
const backgroundPool = 4

/** Milliseconds that a transaction may stand still: whoever began it is gone, or waits for something else. */
const idleInTransaction = 60_000

/**
 * Milliseconds that a connection nobody uses is kept: a new one reads the catalogue and plans every statement anew, which
 * whoever asks next would wait for.
 */
const keptFor = 600_000

/**
 * One process a statement: many people ask at once, and workers that share a short statement cost more than they save,
 * above all where a page is found by walking an index until it is full.
 */
export const manyAtOnce = '-c max_parallel_workers_per_gather=0'

/** Connects to PostgreSQL 15 or newer. */
export async function openPostgres(options: ServerDatabaseOptions): Promise<Connection> {
  const poolOf = (max: number, statementTimeout: number) =>
    createPool({
      connectionString: options.url,
      max,
      idleTimeoutMillis: keptFor,
      connectionTimeoutMillis: options.connectionTimeout ?? 5_000,
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: idleInTransaction,
      options: manyAtOnce,
    })
  const write = options.statementTimeout ?? 15_000
  const pool = poolOf(options.poolSize ?? 10, write)
  const limits = {
    read: options.readStatementTimeout ?? write,
    write,
    report: options.reportStatementTimeout ?? 2 * write,
  }
  limitStatements(pool, limits, write)
  const slowPool = poolOf(backgroundPool, options.jobStatementTimeout ?? 300_000)
  const db = drizzle({ client: pool, casing: 'snake_case' })
  const background = drizzle({ client: slowPool, casing: 'snake_case' })
  if (options.isStrict === true) {
    refuseBeside(db, pool)
    refuseBeside(background, slowPool)
  }
  return {
    db,
    background,
    engine: 'PostgreSQL',
    query: async (statement, values = []) => (await pool.query(statement, [...values])).rows,
    migrate: async () => {
      const client = await pool.connect()
      try {
        // A migration may take longer than a statement of a request, and so may the wait for another server's.
        await client.query('set statement_timeout = 0')
        await client.query('select pg_advisory_lock($1)', [migrationLock])
        await assertNotNewer(async statement => (await client.query(statement)).rows, migrationsFolder)
        await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder })
      } finally {
        // The lock and the setting end with their connection.
        client.release(true)
      }
    },
    alone: async work => {
      // Beside the pools: who waits takes nobody's place in them.
      const client = new pg.Client({ connectionString: options.url, keepAlive: true })
      client.on('error', () => undefined)
      await client.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [startLock])
        return await work()
      } finally {
        // The lock ends with its connection.
        await client.end()
      }
    },
    listen: (channel, hear, onGap) => listenOn(options.url, channel, hear, onGap),
    close: async () => {
      await Promise.all([pool.end(), slowPool.end()])
    },
  }
}
