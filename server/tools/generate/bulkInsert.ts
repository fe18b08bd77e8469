import { getTableColumns, getTableName } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

type Row = Readonly<Record<string, unknown>>

/** Rows on their way into a table; every row has the keys of the first. */
export interface TableRows {
  readonly table: PgTable
  readonly rows: readonly Row[]
}

export const rowsOf = <Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): TableRows => ({ table, rows })

/** Types that travel as they are; everything else travels as text and is cast when it has arrived. */
const plain = new Set(['integer', 'boolean', 'double precision', 'text'])

const asText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const nameOf = (column: PgColumn): string => (column.keyAsName ? toSnakeCase(column.name) : column.name)

/** `INSERT .. SELECT FROM unnest(..)` with one array a column, its parameters counted on from `first`. */
function insertOf({ table, rows }: TableRows, first: number): { statement: string; values: unknown[][] } {
  const all: Record<string, PgColumn> = getTableColumns(table)
  const columns = Object.keys(rows[0] ?? {}).map((key, index) => {
    const column = all[key]
    if (column === undefined) throw new Error(`${getTableName(table)} has no column ${key}.`)
    const type = column.getSQLType()
    const isPlain = plain.has(type)
    return {
      name: nameOf(column),
      array: `$${first + index}::${isPlain ? type : 'text'}[]`,
      selected: isPlain ? `c${index}` : `c${index}::${type}`,
      values: rows.map(row => (isPlain ? (row[key] ?? null) : asText(row[key]))),
    }
  })
  const list = (part: (column: (typeof columns)[number], index: number) => string) =>
    columns.map(part).join(', ')
  return {
    statement:
      `insert into ${getTableName(table)} (${list(column => `"${column.name}"`)}) ` +
      `select ${list(column => column.selected)} ` +
      `from unnest(${list(column => column.array)}) as given(${list((_, index) => `c${index}`)})`,
    values: columns.map(column => column.values),
  }
}

/** One statement that inserts into all the tables: either all of it is there afterwards or nothing. */
export function bulkInsert(tables: readonly TableRows[]): { statement: string; values: unknown[][] } {
  const values: unknown[][] = []
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
