import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { quoteItems } from '../../database/schema/index.ts'
import { createStatement } from '../../database/statement.ts'
import { notFound } from '../../problem/problem.ts'
import { lockQuoteOfItem } from './itemRow.ts'
import { itemFields, selectItems } from './itemSelection.ts'
import { type Stamps, stamps } from './seen.ts'
import { remember, type SeenItem } from './seenItems.ts'
import { type ReadRow, type WorkItem, workItemOf } from './workItem.ts'

const ofId = sql`where ${quoteItems.id} = ${sql.placeholder('quoteItemId')}`
const readOne = createStatement('item', () => selectItems<ReadRow>(itemFields, ofId))
const readOneLocked = createStatement('item_locked', () =>
  selectItems<ReadRow>(itemFields, sql`${ofId} for update of ${quoteItems}`),
)
const readOneSeen = createStatement('item_seen', () =>
  selectItems<ReadRow & Stamps>({ ...itemFields, ...stamps }, ofId),
)
const ofQuote = sql`where ${quoteItems.quoteId} = ${sql.placeholder('quoteId')} order by ${quoteItems.itemNo}`
const readOfQuote = createStatement('items_of_quote', () => selectItems<ReadRow>(itemFields, ofQuote))
const readMany = createStatement('items_of_ids', () =>
  selectItems<ReadRow>(
    itemFields,
    sql`where ${quoteItems.id} = any(${sql.placeholder('ids')}::int[]) order by ${quoteItems.id}`,
  ),
)

/**
 * The item with its sections in one statement, or the problem that there is none; `lock` keeps others from changing the
 * quote and its items until the transaction ends.
 */
export async function readItem(db: Database, quoteItemId: number, lock = false): Promise<WorkItem> {
  if (lock) await lockQuoteOfItem(db, quoteItemId)
  const [found] = await (lock ? readOneLocked : readOne)(db, { quoteItemId })
  if (found === undefined) throw notFound(`Quote item ${quoteItemId}`)
  return workItemOf(found)
}

/**
 * The item with its sections as they are now, outside a transaction, and what tells whether they still are when something
 * is stored that depends on them. It is remembered (`rememberedItem`).
 */
export async function readItemSeen(db: Database, quoteItemId: number): Promise<SeenItem> {
  const [found] = await readOneSeen(db, { quoteItemId })
  if (found === undefined) throw notFound(`Quote item ${quoteItemId}`)
  const { quoteStamp, itemStamp, ...row } = found
  return remember(db, { work: workItemOf(row), seen: { quoteStamp, itemStamp, around: row.around } })
}

/** The items of a quote in the order of their numbers. */
export async function readItemsOfQuote(db: Database, quoteId: number): Promise<WorkItem[]> {
  return (await readOfQuote(db, { quoteId })).map(workItemOf)
}

/**
 * Makes a reading of a quote's items that has `beside` with it, a text about the quote that is placed as `quoteId`: one
 * statement for what a page asks of both. No items, no text.
 */
export function createReadBeside(name: string, beside: SQL<string>) {
  const read = createStatement(name, () =>
    selectItems<ReadRow & { readonly beside: string }>({ ...itemFields, beside }, ofQuote),
  )
  return async (db: Database, quoteId: number) => {
    const rows = await read(db, { quoteId })
    return { works: rows.map(({ beside: _, ...row }) => workItemOf(row)), beside: rows[0]?.beside }
  }
}

/** The items with these ids that there are, in the order of their ids. */
export async function readItems(db: Database, ids: readonly number[]): Promise<WorkItem[]> {
  return ids.length === 0 ? [] : (await readMany(db, { ids: [...ids] })).map(workItemOf)
}
