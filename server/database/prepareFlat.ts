import { Column, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

type Field = PgColumn | SQL | SQL.Aliased

/** A selection of the query builder: what it asks for, and what its rows are. */
interface Selection<Row> extends PromiseLike<Row[]> {
  toSQL(): { sql: string; params: unknown[] }
}

export interface Prepared<Row> {
  execute(values: Readonly<Record<string, unknown>>): Promise<Row[]>
}

type Decode = (value: unknown) => unknown

/** What turns the driver's value into the field's; none where they are the same. */
function decoderOf(field: Field): Decode | undefined {
  if (!(field instanceof Column)) return undefined
  return field.mapFromDriverValue === Column.prototype.mapFromDriverValue
    ? undefined
    : value => field.mapFromDriverValue(value)
}

/**
 * Prepares a selection of `fields` without nesting under a name: its rows are put together by a plan made once, where
 * the query builder looks at every field of every row anew. For statements that run all day.
 */
export function prepareFlat<Row extends object>(
  db: Database,
  name: string,
  fields: Readonly<Record<keyof Row & string, Field>>,
  selection: Selection<Row>,
): Prepared<Row> {
  const plan = Object.entries<Field>(fields).map(([key, field]) => ({ key, decode: decoderOf(field) }))
  const asRow = (values: readonly unknown[]): Row => {
    const row: Record<string, unknown> = {}
    for (let index = 0; index < plan.length; index += 1) {
      const { key, decode } = plan[index] as (typeof plan)[number]
      const value = values[index]
      row[key] = decode === undefined || value === null ? value : decode(value)
    }
    return row as Row
  }
  const { session } = db._
  return session.prepareQuery<{ execute: Row[]; all: unknown; values: unknown }>(
    selection.toSQL(),
    undefined,
    name,
    true,
    rows => rows.map(asRow),
  )
}
