import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { figureCalendar, quoteItems, quotes } from '../../database/schema/index.ts'

/** Items, and quotes, that are counted in one transaction: whoever changes one of them waits that long. */
const atOnce = 2_000

interface Range {
  readonly first: number
  readonly last: number
}

/** The ids of a table in pieces. */
async function piecesOf(db: Database, table: typeof quoteItems | typeof quotes): Promise<Range[]> {
  const [row] = await db
    .select({
      first: sql<number>`coalesce(min(${table.id}), 0)`,
      last: sql<number>`coalesce(max(${table.id}), -1)`,
    })
    .from(table)
  const pieces: Range[] = []
  for (let first = row?.first ?? 0; first <= (row?.last ?? -1); first += atOnce) {
    pieces.push({ first, last: first + atOnce - 1 })
  }
  return pieces
}

/**
 * Counts everything again that the figures of dashboards are kept of, piece by piece beside everybody's work, and adds it
 * up anew. Where triggers have kept everything right it changes nothing.
 */
export async function recountFigures(db: Database): Promise<void> {
  for (const { first, last } of await piecesOf(db, quotes)) {
    const ids = sql`array(select ${quotes.id} from ${quotes} where ${quotes.id} between ${first} and ${last})`
    await db.transaction(async tx => {
      await tx.execute(sql`select hold_quotes(${ids})`)
      await tx.execute(sql`select keep_quote_standings(${ids})`)
    })
  }
  for (const { first, last } of await piecesOf(db, quoteItems)) {
    const within = sql`from ${quoteItems} where ${quoteItems.id} between ${first} and ${last}`
    await db.transaction(async tx => {
      await tx.execute(sql`select hold_quotes(array(select distinct ${quoteItems.quoteId} ${within}))`)
      await tx.execute(sql`select keep_item_figures(array(select ${quoteItems.id} ${within}))`)
    })
  }
  await db.execute(sql`select sum_figures_anew()`)
}

/**
 * Makes the kept figures those of the company's days, and counts what was there before they were kept; nothing where that
 * is so already. `timeZone` is an IANA name. One process at a time.
 */
export async function prepareFigures(db: Database, timeZone: string): Promise<void> {
  const [calendar] = await db.select().from(figureCalendar)
  if (calendar?.timeZone === timeZone && calendar.isCounted) return
  await db.update(figureCalendar).set({ timeZone, isCounted: false })
  await recountFigures(db)
  await db.update(figureCalendar).set({ isCounted: true })
}
