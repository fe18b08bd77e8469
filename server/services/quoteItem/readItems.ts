import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { flatten } from '../../database/flat.ts'
import { jsonObject } from '../../database/jsonObject.ts'
import {
  customerProfiles,
  customers,
  quoteItemSections,
  quoteItems,
  quotes,
  users,
} from '../../database/schema/index.ts'
import { createStatement } from '../../database/statement.ts'
import { notFound } from '../../problem/problem.ts'
import { foundBy } from './facts/found.ts'
import { stampOfMasters } from './facts/ruleMasters.ts'
import { lockQuoteOfItem } from './itemRow.ts'
import { quoteDeliveryColumns } from './quoteDelivery.ts'
import { seenVersions } from './seen.ts'
import { type ReadRow, type WorkItem, workItemOf } from './workItem.ts'

const asText = (value: SQL): SQL<string> => sql<string>`(${value})::text`

const stored = sql`(select coalesce(json_object_agg(${quoteItemSections.section}, ${jsonObject({
  version: quoteItemSections.version,
  data: quoteItemSections.data,
})}), '{}') from ${quoteItemSections} where ${eq(quoteItemSections.quoteItemId, quoteItems.id)})`

/** The product as the statement below has it beside its item, which may have none yet. */
const product = sql`product`
const fields = {
  ...getTableColumns(quoteItems),
  owner: quotes.owner,
  ownerName: sql<string>`(select coalesce(max(${users.name}), ${quotes.owner}) from ${users} where ${eq(users.login, quotes.owner)})`,
  quoteDescriptionNow: sql<string>`${quotes.description}`,
  isMultiComponent: quotes.isMultiComponent,
  quoteDelivery: asText(jsonObject(quoteDeliveryColumns)),
  customerSalesRep: customers.salesRepLogin,
  customerDefaultPlant: sql<string | null>`${customerProfiles.plantCode}`,
  assigneeName: users.name,
  sections: asText(stored),
  found: asText(
    foundBy({
      id: sql`${quoteItems.id}`,
      customerCode: sql`${quoteItems.customerCode}`,
      code: sql`coalesce(${product}.data ->> 'code', '')`,
    }),
  ),
  mastersStamp: stampOfMasters,
}

const select = (db: Database, more: { readonly beside?: SQL<string> } = {}) =>
  db
    .select({ ...fields, ...more })
    .from(quoteItems)
    .innerJoin(quotes, eq(quotes.id, quoteItems.quoteId))
    .leftJoin(customers, eq(customers.customerCode, quotes.customerCode))
    .leftJoin(customerProfiles, eq(customerProfiles.customerCode, quoteItems.customerCode))
    .leftJoin(users, eq(users.login, quoteItems.assignee))
    .leftJoin(
      sql`${quoteItemSections} ${product}`,
      sql`${product}.quote_item_id = ${quoteItems.id} and ${product}.section = 'product'`,
    )

const ofId = eq(quoteItems.id, sql.placeholder('quoteItemId'))
const readOne = createStatement<ReadRow>('item', db => flatten<ReadRow>(fields, select(db).where(ofId)))
const readOneLocked = createStatement<ReadRow>('item_locked', db =>
  flatten<ReadRow>(fields, select(db).where(ofId).for('update', { of: quoteItems })),
)
interface Beside {
  readonly beside?: string | undefined
}

const readOneSeen = createStatement<ReadRow & Beside>('item_seen', db =>
  flatten({ ...fields, beside: seenVersions }, select(db, { beside: seenVersions }).where(ofId)),
)
const ofQuote = eq(quoteItems.quoteId, sql.placeholder('quoteId'))
const readOfQuote = createStatement<ReadRow>('items_of_quote', db =>
  flatten<ReadRow>(fields, select(db).where(ofQuote).orderBy(asc(quoteItems.itemNo))),
)
const readMany = createStatement<ReadRow>('items_of_ids', db =>
  flatten<ReadRow>(
    fields,
    select(db)
      .where(sql`${quoteItems.id} = any(${sql.placeholder('ids')}::int[])`)
      .orderBy(asc(quoteItems.id)),
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
 * The item with its sections as they are now, and what tells whether they still are when something is stored that depends
 * on them, without a lock (`storeSaveAsSeen`).
 */
export async function readItemSeen(
  db: Database,
  quoteItemId: number,
): Promise<{ readonly work: WorkItem; readonly seen: string }> {
  const [found] = await readOneSeen(db, { quoteItemId })
  if (found === undefined) throw notFound(`Quote item ${quoteItemId}`)
  const { beside: seen = '', ...row } = found
  return { work: workItemOf(row), seen }
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
  const read = createStatement<ReadRow & Beside>(name, db =>
    flatten({ ...fields, beside }, select(db, { beside }).where(ofQuote).orderBy(asc(quoteItems.itemNo))),
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
