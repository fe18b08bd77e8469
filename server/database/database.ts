import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * The database as handlers see it: the same on PGlite and PostgreSQL, inside a transaction and outside. It knows no
 * schema: the query builder's relational queries, which nothing here asks, would be made anew for every transaction.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open database with what only its opener may do. */
export interface Connection {
  readonly db: Database
  /** The same for work in the background, which may take longer and never takes a call's place. */
  readonly background: Database
  readonly engine: 'PGlite' | 'PostgreSQL'
  /** One statement as text, past the query builder: for bulk loads and measurements. */
  query(statement: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
  migrate(): Promise<void>
  /** Does the work while no other process on this database does work `alone`; they wait. */
  alone<Answer>(work: () => Promise<Answer>): Promise<Answer>
  /**
   * Hears what is notified on a channel, from any process on this database; `onGap` says that something may have been
   * missed meanwhile. Answers how to stop.
   */
  listen(channel: string, hear: (text: string) => void, onGap: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
