import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** A condition taken apart: a text that all conditions of its shape share, and the values of this one. */
export interface Shape {
  readonly text: string
  readonly values: Readonly<Record<string, unknown>>
  /** The condition with a placeholder for every value. */
  readonly open: SQL
}

/** A whole number written into a statement itself: where a plan should reckon with it. */
export const literal = (wholeNumber: number): SQL => sql.raw(String(Math.trunc(wholeNumber)))

const dialect = new PgDialect({ casing: 'snake_case' })

/** Takes a condition apart. */
export function shapeOf(condition: SQL = sql`true`): Shape {
  const { sql: text, params } = dialect.sqlToQuery(condition)
  // With a group the pieces are text and number by turns.
  const pieces = text
    .split(/\$(\d+)/)
    .map((piece, index) => (index % 2 === 0 ? sql.raw(piece) : sql.placeholder(`$${piece}`)))
  return {
    text,
    values: Object.fromEntries(params.map((value, index) => [`$${index + 1}`, value])),
    open: sql.join(pieces),
  }
}

/** Shapes remembered at most, for each kind of statement. */
const atMost = 300

/**
 * Remembers statements by their shape, so that each is put together once, and planned by the database once a connection:
 * for a statement that runs all day the two cost more than its rows. `name` must be its own in the whole product.
 */
export function createShapes<Prepared>(name: string) {
  const known = new WeakMap<Database, Map<string, Prepared>>()
  return (db: Database, key: string, prepare: (name: string) => Prepared): Prepared => {
    const statements = known.get(db) ?? new Map<string, Prepared>()
    known.set(db, statements)
    const before = statements.get(key)
    if (before !== undefined) return before
    if (statements.size >= atMost) statements.clear()
    const digest = createHash('sha1').update(key).digest('base64url')
    const prepared = prepare(`${name}_${digest}`)
    statements.set(key, prepared)
    return prepared
  }
}
