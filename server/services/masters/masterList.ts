import { and, count, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { flatten, prepare } from '../../database/flat.ts'
import { containing, type ListPage, type ListQuery, orderOf, rangeOf } from '../../database/page.ts'
import { createShapes, literal, type Shape, shapeOf } from '../../database/shapes.ts'

/** The condition for the rows asked for by state: those in use unless told. */
export const inState = (
  isActive: PgColumn,
  state: 'active' | 'inactive' | 'all' = 'active',
): SQL | undefined =>
  state === 'all' ? undefined : state === 'active' ? sql`${isActive}` : sql`not ${isActive}`

/** The condition for the rows in whose words each word of `q` is the start of one; none asked for: every row. */
export const searched = (words: SQL, q: string | undefined): SQL | undefined =>
  q === undefined || q === '' ? undefined : sql`${words} @@ words_query(${q})`

/** The condition for the rows that have `q` anywhere in one of these columns; none asked for: every row. */
export const containingIn = (
  q: string | undefined,
  ...columns: readonly (PgColumn | SQL)[]
): SQL | undefined =>
  q === undefined || q === '' ? undefined : or(...columns.map(column => ilike(column, containing(q))))

/** The condition for the rows whose column has one of these values, however many there are. */
export const amongIds = (column: PgColumn, ids: readonly number[] | undefined): SQL | undefined =>
  ids === undefined ? undefined : sql`${column} = any(${sql.param([...ids])}::int[])`

/** The values of `column` that belong to a row, in their order, as one field of it; `from` may join. */
export const linked = (column: PgColumn, from: SQL | PgTable, on: SQL | undefined): SQL<string[]> =>
  sql<string[]>`array(select ${column} from ${from} where ${on} order by ${column})`

/** How many rows of `table` belong to a row, as one field of it. */
export const linkedCount = (table: PgTable, on: SQL | undefined): SQL<number> =>
  sql<number>`(select count(*)::int from ${table} where ${on})`

type Field<Value> = SQL<Value> | (PgColumn & { readonly _: { readonly data: Value } })
type Fields<Row> = { readonly [Name in keyof Row]: Field<Row[Name]> }

/** What a kind of master's list shows and how it is asked. */
export interface MasterListOptions<Row, Filter> {
  /** Its own in the whole product; statements are kept under it. */
  readonly name: string
  readonly table: PgTable
  /** What no two rows share. */
  readonly key: PgColumn
  readonly fields: Fields<Row>
  readonly sorts: Readonly<Record<string, PgColumn | SQL>>
  /** The order unless one is asked for. */
  readonly otherwise: readonly SQL[]
  where(filter: Partial<Filter>): SQL | undefined
}

/** A list query with a filter. */
export type Filtered<Filter> = ListQuery & { readonly filter?: Partial<Filter> | undefined }

export interface MasterList<Row, Filter> {
  /** A page of the list with its total, by one statement. */
  page(db: Database, query: Filtered<Filter>): Promise<ListPage<Row[]>>
  /** The rows that meet a condition, in the list's own order. */
  rows(db: Database, condition: SQL | undefined): Promise<Row[]>
  /** The row with this key, locked for the rest of the transaction when `lock` says so; null when there is none. */
  read(db: Database, key: string | number, lock?: boolean): Promise<Row | null>
}

/** Conditions remembered at most, for each list. */
const rememberedAtMost = 300

/**
 * Lists one kind of master. A page is one statement: what belongs to a row and the total come with the rows. Statements
 * and conditions are remembered by their shape, for against 25 rows found by an index putting them together is dear.
 */
export function createMasterList<Row extends { readonly isActive: boolean }, Filter extends object>(
  options: MasterListOptions<Row, Filter>,
): MasterList<Row, Filter> {
  const { name, table, key, sorts, otherwise } = options
  const fields = options.fields as Readonly<Record<keyof Row & string, PgColumn | SQL>>
  const select = (db: Database, more: Readonly<Record<string, SQL.Aliased>> = {}) =>
    db.select({ ...fields, ...more }).from(table)

  const conditions = new Map<string, Shape>()
  const conditionOf = (filter: Partial<Filter>): Shape => {
    const text = JSON.stringify(filter)
    const before = conditions.get(text)
    if (before !== undefined) return before
    if (conditions.size >= rememberedAtMost) conditions.clear()
    const shape = shapeOf(and(options.where(filter)))
    conditions.set(text, shape)
    return shape
  }

  const preparePage = (db: Database, statement: string, open: SQL, order: readonly SQL[], wanted: number) => {
    const counted = sql<number>`(select count(*)::int from ${table} where ${open})`.as('counted')
    // The number of rows is written into the statement, so that it is planned for so few.
    const part = sql`limit ${literal(wanted)} offset ${sql.placeholder('first')}`
    const selection = select(db, { counted })
      .where(open)
      .orderBy(sql`${sql.join([...order], sql`, `)} ${part}`)
    const flat = flatten<Row & { counted: number }>({ ...fields, counted } as never, selection as never)
    return prepare(db, statement, flat)
  }
  const pages = createShapes<ReturnType<typeof preparePage>>(name)

  async function countOf(db: Database, filter: Partial<Filter>): Promise<number> {
    const [counted] = await db.select({ total: count() }).from(table).where(options.where(filter))
    return counted?.total ?? 0
  }

  const rows = async (db: Database, condition: SQL | undefined): Promise<Row[]> =>
    (await select(db)
      .where(condition)
      .orderBy(...otherwise)) as Row[]

  return {
    async page(db, query) {
      const { filter = {}, sort } = query
      const { first, wanted } = rangeOf(query)
      const order = orderOf(query, sorts, otherwise, key)
      const { text, values, open } = conditionOf(filter)
      const found = await pages(db, JSON.stringify([text, sort, wanted]), statement =>
        preparePage(db, statement, open, order, wanted),
      ).execute({ ...values, first })
      // Past the end no row tells the total.
      const total = found[0]?.counted ?? (first === 0 ? 0 : await countOf(db, filter))
      return { rows: found.map(({ counted: _, ...row }) => row as unknown as Row), first, total }
    },
    rows,
    async read(db, wanted, lock = false) {
      // What belongs to the row is read once it is locked, or it would be older than the row.
      if (lock) await db.select({ key }).from(table).where(eq(key, wanted)).for('update')
      const [row] = await rows(db, eq(key, wanted))
      return row ?? null
    },
  }
}
