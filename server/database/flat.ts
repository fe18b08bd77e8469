import { Column, type SQL } from 'drizzle-orm'
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

type Field = PgColumn | SQL | SQL.Aliased

/** A selection of the query builder: what it asks for, and what its rows are. */
interface Selection<Row> extends PromiseLike<Row[]> {
  toSQL(): { sql: string; params: unknown[] }
}

export interface Prepared<Row> {
  execute(values: Readonly<Record<string, unknown>>): Promise<Row[]>
}

/** A statement's text with what turns the driver's rows into ours. */
export interface Flat<Row> {
  readonly query: { readonly sql: string; readonly params: unknown[] }
  asRows(rows: readonly unknown[][]): Row[]
}

type Decode = (value: unknown) => unknown

/** What turns the driver's value into the field's; none where they are the same. */
function decoderOf(field: Field): Decode | undefined {
  if (!(field instanceof Column)) return undefined
  return field.mapFromDriverValue === Column.prototype.mapFromDriverValue
    ? undefined
    : value => field.mapFromDriverValue(value)
}

/** What makes a row of the driver's values, which come in the order of the fields. */
function rowBy<Row extends object>(fields: Readonly<Record<keyof Row & string, Field>>) {
  const plan = Object.entries<Field>(fields).map(([key, field]) => ({ key, decode: decoderOf(field) }))
  return (values: readonly unknown[]): Row => {
    const row: Record<string, unknown> = {}
    for (let index = 0; index < plan.length; index += 1) {
      const { key, decode } = plan[index] as (typeof plan)[number]
      const value = values[index]
      row[key] = decode === undefined || value === null ? value : decode(value)
    }
    return row as Row
  }
}

/**
 * A selection of `fields` without nesting: its rows are put together by a plan made once, where the query builder looks
 * at every field of every row anew. For statements that run all day.
 */
export function flatten<Row extends object>(
  fields: Readonly<Record<keyof Row & string, Field>>,
  selection: Selection<Row>,
): Flat<Row> {
  const asRow = rowBy(fields)
  return { query: selection.toSQL(), asRows: rows => rows.map(asRow) }
}

const dialect = new PgDialect({ casing: 'snake_case' })

/** A statement in its own words, of which no rows are wanted. */
export const withoutRows = (statement: SQL): Flat<never> => ({
  query: dialect.sqlToQuery(statement),
  asRows: () => [],
})

/** A statement in its own words whose rows have these columns, in this order, as the driver gives them. */
export const withRows = <Row extends object>(
  columns: readonly (keyof Row & string)[],
  statement: SQL,
): Flat<Row> => ({
  query: dialect.sqlToQuery(statement),
  asRows: rows =>
    rows.map(values => Object.fromEntries(columns.map((name, index) => [name, values[index]])) as Row),
})

/** A statement in its own words whose rows have these fields, in this order, as the query builder would give them. */
export const withFields = <Row extends object>(
  fields: Readonly<Record<keyof Row & string, Field>>,
  statement: SQL,
): Flat<Row> => {
  const asRow = rowBy(fields)
  return { query: dialect.sqlToQuery(statement), asRows: rows => rows.map(asRow) }
}

/** Prepares what was made flat under a name: the database plans it once a connection. */
export const prepare = <Row>(db: Database, name: string, { query, asRows }: Flat<Row>): Prepared<Row> =>
  db._.session.prepareQuery<{ execute: Row[]; all: unknown; values: unknown }>(
    query,
    undefined,
    name,
    true,
    asRows,
  )
