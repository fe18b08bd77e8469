import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { columnName } from '../../database/columnName.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows on their way into a table; every row has the keys of the first. */
export interface TableRows {
  readonly table: PgTable
  readonly rows: readonly Row[]
}

/** Rows with their table, of which they take the types. */
export const rowsOf = <Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): TableRows => ({ table, rows })

/** Types that travel in an array as they are; of the others a text travels, cast when it has arrived. */
const plain = new Set(['integer', 'boolean', 'double precision', 'text'])

const asText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  return value instanceof Date ? value.toISOString() : String(value)
}

interface Carried {
  /** What the parameter becomes a column of rows by, and what is inserted of it. */
  readonly unpacked: (parameter: string) => string
  readonly selected: (name: string) => string
  readonly value: unknown
}

/** How the values of a column travel. Documents go as one, which is three times as fast as an array of texts. */
function carry(type: string, values: readonly unknown[]): Carried {
  if (type === 'jsonb') {
    return {
      unpacked: parameter => `jsonb_array_elements(${parameter}::jsonb)`,
      selected: name => name,
      value: JSON.stringify(values),
    }
  }
  if (plain.has(type)) {
    return {
      unpacked: parameter => `unnest(${parameter}::${type}[])`,
      selected: name => name,
      value: values.map(value => value ?? null),
    }
  }
  return {
    unpacked: parameter => `unnest(${parameter}::text[])`,
    selected: name => `${name}::${type}`,
    value: values.map(asText),
  }
}

/** `INSERT .. SELECT FROM unnest(..)` with one parameter a column, counted on from `first`. */
function insertOf({ table, rows }: TableRows, first: number): { statement: string; values: unknown[] } {
  const all: Record<string, PgColumn> = getTableColumns(table)
  const columns = Object.keys(rows[0] ?? {}).map(key => {
    const column = all[key]
    if (column === undefined) throw new Error(`${getTableName(table)} has no column ${key}.`)
    const values = rows.map(row => row[key])
    return { name: columnName(column), ...carry(column.getSQLType(), values) }
  })
  const list = (part: (column: (typeof columns)[number], index: number) => string) =>
    columns.map(part).join(', ')
  return {
    statement:
      `insert into ${getTableName(table)} (${list(column => `"${column.name}"`)}) ` +
      `select ${list((column, index) => column.selected(`c${index}`))} ` +
      `from rows from (${list((column, index) => column.unpacked(`$${first + index}`))}) ` +
      `as given(${list((_, index) => `c${index}`)})`,
    values: columns.map(column => column.value),
  }
}

/** One statement that inserts into all the tables: either all of it is there afterwards or nothing. */
export function bulkInsert(tables: readonly TableRows[]): { statement: string; values: unknown[] } {
  const values: unknown[] = []
  const inserts = tables
    .filter(({ rows }) => rows.length > 0)
    .map(table => {
      const insert = insertOf(table, values.length + 1)
      values.push(...insert.values)
      return insert.statement
    })
  const last = inserts.at(-1)
  if (last === undefined) throw new Error('There is nothing to insert.')
  const before = inserts.slice(0, -1).map((insert, index) => `part${index} as (${insert})`)
  return { statement: before.length === 0 ? last : `with ${before.join(', ')} ${last}`, values }
}
