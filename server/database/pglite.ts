import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import type { Logger } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { createPool } from './createPool.ts'
import type { Connection } from './database.ts'
import { EmbeddedStream } from './embeddedStream.ts'
import { assertNotNewer } from './newerDatabase.ts'
import { refuseBeside } from './refuseBeside.ts'

export const migrationsFolder = join(import.meta.dirname, 'migrations')

export interface EmbeddedOptions {
  /** Where the data lives; left out: in memory. */
  readonly dataDir?: string
  /** Files of another kind than a directory or memory, with what is in them. */
  readonly fs?: NonNullable<PGliteOptions['fs']>
  /** Told of every statement. */
  readonly logger?: Logger
}

const unheard = (): void => undefined

/**
 * The embedded engine asked by PostgreSQL's driver. It has one connection: whoever has a transaction has it alone, and the
 * others wait as long as that takes.
 */
export function poolOn(engine: PGlite, onNotified: (message: pg.Notification) => void = unheard): pg.Pool {
  const pool = createPool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => new EmbeddedStream(engine),
  })
  pool.on('connect', client => client.on('notification', onNotified))
  return pool
}

/** Opens the embedded database. The caller makes sure that no other process has the directory open. */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<Connection> {
  const engine = await PGlite.create({
    ...(options.dataDir === undefined ? {} : { dataDir: options.dataDir }),
    ...(options.fs === undefined ? {} : { fs: options.fs }),
  })
  const hearers = new Map<string, Set<(text: string) => void>>()
  const pool = poolOn(engine, ({ channel, payload = '' }) => {
    for (const hear of hearers.get(channel) ?? []) hear(payload)
  })
  const db = drizzle({
    client: pool,
    casing: 'snake_case',
    ...(options.logger === undefined ? {} : { logger: options.logger }),
  })
  refuseBeside(db, pool)
  const query: Connection['query'] = async (statement, values = []) =>
    (await pool.query(statement, [...values])).rows
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
    listen: async (channel, hear) => {
      const all = hearers.get(channel) ?? new Set()
      // Who listens is not in the transaction whose commit tells of it, though it is that connection which does.
      const asListening = AsyncLocalStorage.snapshot()
      const hearing = (text: string): void => asListening(hear, text)
      hearers.set(channel, all.add(hearing))
      await query(`listen ${pg.escapeIdentifier(channel)}`)
      return async () => {
        all.delete(hearing)
      }
    },
    close: async () => {
      await pool.end()
      await engine.close()
    },
  }
}
