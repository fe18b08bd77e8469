import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { CustomerPallets } from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import { flatten, withFields } from '../../database/flat.ts'
import { jsonObject } from '../../database/jsonObject.ts'
import {
  customerProfiles,
  customers,
  lookups,
  quoteItems,
  quotes,
  users,
} from '../../database/schema/index.ts'
import { createStatement } from '../../database/statement.ts'
import { notFound } from '../../problem/problem.ts'
import { customerPalletSettings } from '../customer/customerPalletSettings.ts'
import type { ItemRow, QuoteRow } from '../quoteItem/itemRow.ts'
import { createReadBeside } from '../quoteItem/readItems.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'

/** The customer of a quote, as its page shows them. */
export interface QuoteCustomer {
  readonly customerCode: string
  readonly customerName: string
  readonly status: 'TRADING' | 'PROSPECT'
  readonly otherRef: string
  readonly industry: string
  readonly industryCode: string
  readonly salesRepLogin: string
  readonly salesRepName: string
  readonly division: string
  readonly businessUnit: string
  readonly country: string
  /** Null: they have no profile. */
  readonly plantCode: string | null
  readonly allowByPassPricing: boolean
  /** How they take their pallets; null: nothing is known. */
  readonly pallets: CustomerPallets | null
}

/** A quote without its items. */
export interface QuoteHead {
  readonly quote: QuoteRow
  readonly ownerName: string
  readonly customer: QuoteCustomer | null
}

interface Found extends QuoteRow {
  readonly ownerName: string
  readonly customer: QuoteCustomer | null
}

const headOf = ({ ownerName, customer, ...quote }: Found): QuoteHead => ({ quote, ownerName, customer })

const nameOf = (login: typeof quotes.owner | typeof customers.salesRepLogin) =>
  sql<string>`(select ${users.name} from ${users} where ${eq(users.login, login)})`

const customer = sql<QuoteCustomer | null>`case when ${customers.customerCode} is not null then ${jsonObject({
  customerCode: customers.customerCode,
  customerName: customers.customerName,
  status: customers.status,
  otherRef: customers.otherRef,
  industry: sql`coalesce(${lookups.description}, '')`,
  industryCode: customers.industryCode,
  salesRepLogin: customers.salesRepLogin,
  salesRepName: sql`coalesce(${nameOf(customers.salesRepLogin)}, '')`,
  division: customers.division,
  businessUnit: customers.businessUnit,
  country: customers.country,
  plantCode: customerProfiles.plantCode,
  allowByPassPricing: sql`coalesce(${customerProfiles.allowByPassPricing}, false)`,
  pallets: customerPalletSettings,
})} end`

const fields = {
  ...getTableColumns(quotes),
  ownerName: sql<string>`coalesce(${nameOf(quotes.owner)}, ${quotes.owner})`,
  customer,
}

const joined = sql`${quotes} left join ${customers} on ${eq(customers.customerCode, quotes.customerCode)}
  left join ${customerProfiles} on ${eq(customerProfiles.customerCode, quotes.customerCode)}
  left join ${lookups} on ${and(eq(lookups.kind, 'industry'), eq(lookups.code, customers.industryCode))}`

const readHead = createStatement<Found>('quote_head', () =>
  withFields<Found>(
    fields,
    sql`select ${sql.join(Object.values(fields), sql`, `)} from ${joined} where ${eq(quotes.id, sql.placeholder('id'))}`,
  ),
)

const lock = createStatement<{ id: number }>('lock_quote', db => {
  const only = { id: quotes.id }
  return flatten(
    only,
    db
      .select(only)
      .from(quotes)
      .where(eq(quotes.id, sql.placeholder('id')))
      .for('update'),
  )
})

/**
 * The quote with its customer, or the problem that there is none; `isLocked` keeps others from changing it and its
 * items until the transaction ends.
 */
export async function readQuote(db: Database, id: number, isLocked = false): Promise<QuoteHead> {
  // By itself: what is read beside a lock may be older than what the lock waited for.
  if (isLocked) await lock(db, { id })
  const [found] = await readHead(db, { id })
  if (found === undefined) throw notFound(`Quote ${id}`)
  return headOf(found)
}

const readBeside = createReadBeside(
  'quote_with_items',
  sql<string>`(select ${jsonObject(fields)} from ${joined} where ${eq(quotes.id, sql.placeholder('quoteId'))})::text`,
)

/** A head as text, whose moments are texts in it. */
function headFrom(text: string): QuoteHead {
  const found = JSON.parse(text) as Found
  return headOf({
    ...found,
    createdAt: new Date(found.createdAt),
    updatedAt: new Date(found.updatedAt),
  })
}

/** The quote with its items in the order of their numbers, or the problem that there is none. */
export async function readWholeQuote(
  db: Database,
  id: number,
): Promise<{ readonly head: QuoteHead; readonly works: readonly WorkItem[] }> {
  const { works, beside } = await readBeside(db, id)
  return { head: beside === undefined ? await readQuote(db, id) : headFrom(beside), works }
}

const lastNumber = createStatement<{ itemNo: number }>('last_item_no', db => {
  const last = { itemNo: sql<number>`coalesce(max(${quoteItems.itemNo}), 0)` }
  return flatten(
    last,
    db
      .select(last)
      .from(quoteItems)
      .where(eq(quoteItems.quoteId, sql.placeholder('quoteId'))),
  )
})

/** The number of the quote's last item; 0: it has none. */
export async function lastItemNo(db: Database, quoteId: number): Promise<number> {
  const [last] = await lastNumber(db, { quoteId })
  return last?.itemNo ?? 0
}

/** The rows of the quote's items in the order of their numbers. */
export async function itemsOfQuote(db: Database, quoteId: number): Promise<ItemRow[]> {
  return db.select().from(quoteItems).where(eq(quoteItems.quoteId, quoteId)).orderBy(asc(quoteItems.itemNo))
}
