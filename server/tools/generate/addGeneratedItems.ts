import { getTableName } from 'drizzle-orm'
import type { Connection } from '../../database/database.ts'
import {
  filePieces,
  itemDecisions,
  quoteDocuments,
  quoteItemSections,
  quoteItems,
  quotes,
  workflowHistory,
} from '../../database/schema/index.ts'
import { createPricer } from '../../demo/pricerOf.ts'
import type { FileStore } from '../../integrations/files/fileStore.ts'
import { createMasters } from '../../services/engine/masters.ts'
import { bulkInsert, rowsOf, type TableRows } from './bulkInsert.ts'
import { readCompany } from './company.ts'
import { createGeneratedDesigns } from './generatedDesigns.ts'
import { documentRows, keepContents, keptDrawings } from './generatedFiles.ts'
import type { GeneratedItem, GeneratedMakers } from './generateItem.ts'
import { type GeneratedQuote, generateQuote } from './generateQuote.ts'
import { type Random, seededRandom } from './seededRandom.ts'

export interface GenerateOptions {
  readonly items: number
  /** The same seed, on the same company and day, gives the same items. */
  readonly seed: number
  /** `YYYY-MM-DD`; dates count back from it. */
  readonly today: string
  /** Whether what is behind Design has a route, a drawing and prices, which takes most of the time; they have unless told. */
  readonly areMade?: boolean
  /** How many are stored by one statement; thousands unless told. */
  readonly atOnce?: number
  /** What keeps their files; left out: the database. */
  readonly files?: FileStore | undefined
  /** Told how many items are there so far. */
  readonly onProgress?: (items: number) => void
}

const generatedTables = [
  quotes,
  quoteItems,
  quoteItemSections,
  workflowHistory,
  itemDecisions,
  quoteDocuments,
  filePieces,
]

const usuallyAtOnce = 5_000
const mostItemsOfQuote = 5

/** Takes `count` ids of the table for ourselves. */
async function takeIds(
  connection: Connection,
  table: 'quotes' | 'quote_items' | 'quote_documents',
  count: number,
) {
  const rows = await connection.query(
    `select nextval(pg_get_serial_sequence('${table}', 'id'))::int as id from generate_series(1, $1::int)`,
    [count],
  )
  return rows.map(row => Number(row.id))
}

/** Numbers of items of the quotes that `items` items are spread over. */
function quoteSizes(random: Random, items: number): number[] {
  const sizes: number[] = []
  for (let left = items; left > 0; ) {
    const size = Math.min(left, random.between(1, mostItemsOfQuote))
    sizes.push(size)
    left -= size
  }
  return sizes
}

function insertOf(
  generated: readonly GeneratedQuote[],
  items: readonly GeneratedItem[],
  documents: readonly TableRows[],
) {
  return bulkInsert([
    rowsOf(
      quotes,
      generated.map(each => each.quote),
    ),
    rowsOf(
      quoteItems,
      items.map(each => each.item),
    ),
    rowsOf(
      quoteItemSections,
      items.flatMap(each => each.sections),
    ),
    rowsOf(
      workflowHistory,
      items.flatMap(each => each.history),
    ),
    rowsOf(
      itemDecisions,
      items.flatMap(each => each.decisions),
    ),
    ...documents,
  ])
}

async function makersOf({ db }: Connection): Promise<GeneratedMakers> {
  const masters = await createMasters(db).all()
  return { designOf: createGeneratedDesigns(masters), pricer: createPricer(masters) }
}

/** Adds quotes with `items` items at every step of the workflow, many in one statement. */
export async function addGeneratedItems(connection: Connection, options: GenerateOptions): Promise<void> {
  const company = await readCompany(connection.db)
  const makers = options.areMade === false ? null : await makersOf(connection)
  const { atOnce = usuallyAtOnce } = options
  const random = seededRandom(options.seed)
  const now = Date.parse(`${options.today}T00:00:00Z`)
  for (let done = 0; done < options.items; ) {
    const sizes = quoteSizes(random, Math.min(atOnce, options.items - done))
    const count = sizes.reduce((sum, size) => sum + size, 0)
    const quoteIds = await takeIds(connection, 'quotes', sizes.length)
    const itemIds = await takeIds(connection, 'quote_items', count)
    const generated = quoteIds.map((quoteId, index) =>
      generateQuote(random, company, makers, {
        quoteId,
        itemIds: itemIds.splice(0, sizes[index] ?? 0),
        now,
      }),
    )
    const items = generated.flatMap(each => each.items)
    const drawn = items.filter(({ drawing }) => drawing !== null).length
    const kept = keptDrawings(items, await takeIds(connection, 'quote_documents', drawn))
    await keepContents(connection, options.files, kept)
    const { statement, values } = insertOf(generated, items, documentRows(kept))
    await connection.query(statement, values)
    done += count
    options.onProgress?.(done)
  }
  // The embedded database has nobody who does this later; without it the planner guesses.
  for (const table of generatedTables) {
    await connection.query(`vacuum analyze ${getTableName(table)}`)
  }
}
