import { isDeepStrictEqual } from 'node:util'
import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import {
  emptySections,
  type ItemSections,
  type QuoteDelivery,
  type SectionKey,
  sectionKeys,
} from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import { flatten } from '../../database/flat.ts'
import { jsonObject } from '../../database/jsonObject.ts'
import { madeOfRows } from '../../database/madeOfRows.ts'
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
import { askedOf } from './facts/asked.ts'
import { type Found, foundBy, type Read } from './facts/found.ts'
import { stampOfMasters } from './facts/ruleMasters.ts'
import { type ItemRow, lockQuoteOfItem } from './itemRow.ts'
import { quoteDeliveryColumns } from './quoteDelivery.ts'

export type SectionVersions = Record<SectionKey, number>

/** An item with all of its sections, and what decides who may do what with it. */
export interface WorkItem {
  readonly item: ItemRow
  readonly quote: {
    readonly id: number
    readonly owner: string
    readonly description: string
    /** It is a master quote: all its items make one set. */
    readonly isMultiComponent: boolean
    readonly delivery: QuoteDelivery
  }
  readonly ownerName: string
  readonly customerSalesRep: string
  readonly customerDefaultPlant: string
  /** Name of who holds it; '' when nobody does. */
  readonly assigneeName: string
  readonly sections: ItemSections
  /** 0: never saved. */
  readonly versions: SectionVersions
  /** What was found for the rules when it was read. */
  readonly found: Read['found']
}

type StoredSections = Readonly<Record<string, { readonly version: number; readonly data: object }>>

/** What is put together for a row comes as text, which tells a row that was read before without looking into it. */
interface ReadRow extends ItemRow {
  readonly owner: string
  readonly ownerName: string
  readonly quoteDescriptionNow: string
  readonly isMultiComponent: boolean
  readonly quoteDelivery: string
  readonly customerSalesRep: string | null
  readonly customerDefaultPlant: string | null
  readonly assigneeName: string | null
  readonly sections: string
  readonly found: string
  readonly mastersStamp: string
}

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
 * What is stored of an item's sections, each field that is not there yet as it is before anybody enters it; one that holds
 * the same as `before` is that one.
 */
function sectionsFrom(
  stored: StoredSections,
  before: ItemSections | undefined,
): { sections: ItemSections; versions: SectionVersions } {
  const entries = sectionKeys.map(key => {
    const section = { ...emptySections[key], ...stored[key]?.data }
    return [
      key,
      before !== undefined && isDeepStrictEqual(section, before[key]) ? before[key] : section,
    ] as const
  })
  const versions = sectionKeys.map(key => [key, stored[key]?.version ?? 0] as const)
  return {
    sections: Object.fromEntries(entries) as unknown as ItemSections,
    versions: Object.fromEntries(versions) as SectionVersions,
  }
}

function madeOf(row: ReadRow, before: WorkItem | undefined): WorkItem {
  const {
    owner,
    ownerName,
    quoteDescriptionNow,
    isMultiComponent,
    quoteDelivery: deliveryText,
    customerSalesRep,
    customerDefaultPlant,
    assigneeName,
    sections: sectionsText,
    found: foundText,
    mastersStamp,
    ...item
  } = row
  const read = sectionsFrom(JSON.parse(sectionsText) as StoredSections, before?.sections)
  const quoteDelivery = JSON.parse(deliveryText) as QuoteDelivery
  return {
    item,
    quote: {
      id: item.quoteId,
      owner,
      description: quoteDescriptionNow,
      isMultiComponent,
      delivery: quoteDelivery,
    },
    ownerName,
    customerSalesRep: customerSalesRep ?? '',
    customerDefaultPlant: customerDefaultPlant ?? '',
    assigneeName: assigneeName ?? item.assignee ?? '',
    ...read,
    found: {
      by: askedOf({ customerCode: item.customerCode, sections: read.sections }),
      is: JSON.parse(foundText) as Found,
      mastersStamp,
    },
  }
}

/** Characters of rows whose items are remembered: several hundred items. */
const mostRemembered = 8_000_000

const workItemOf = madeOfRows(madeOf, {
  keyOf: ({ id }) => id,
  sizeOf: ({ sections, found }) => 500 + sections.length + found.length,
  atMost: mostRemembered,
})

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

/** The items of a quote in the order of their numbers. */
export async function readItemsOfQuote(db: Database, quoteId: number): Promise<WorkItem[]> {
  return (await readOfQuote(db, { quoteId })).map(workItemOf)
}

/**
 * Makes a reading of a quote's items that has `beside` with it, a text about the quote that is placed as `quoteId`: one
 * statement for what a page asks of both. No items, no text.
 */
export function createReadBeside(name: string, beside: SQL<string>) {
  const read = createStatement<ReadRow & { readonly beside?: string | undefined }>(name, db =>
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
