import { and, between, desc, eq, exists, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { SearchHit } from '#contract/search'
import { isAllowed, pageOf } from '#domain/access'
import { itemReference, quoteReference } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import { containing } from '../../database/page.ts'
import {
  customers,
  quoteItems,
  quotes,
  quoteWords,
  toolingOrders,
  vendors,
} from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { visibleOrders } from '../quote/newWork/mayDo.ts'
import { rangesOf } from './rangesOf.ts'
import { visibleItems } from './visibleItems.ts'
import { matchedPage } from './wordSearch.ts'

/** Hits of each kind. */
const most = 6

const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter(part => part !== null && part !== '').join(' · ')

const mayOpen = (person: Person, path: string): boolean => {
  const page = pageOf(path)
  return page !== undefined && isAllowed(person, page.right)
}

const itemNumber = /^(\d{1,9})-(\d{1,9})$/
const newestItems = [desc(quoteItems.id)]

/** The items of a number like `100001-2`, or that have the words; a number is a word as well. */
function itemsOf(list: SQL, q: string): SQL {
  const [, quoteNo, itemNo] = itemNumber.exec(q) ?? []
  if (quoteNo === undefined)
    return matchedPage({ list, order: newestItems, most, isNewestFirst: true }, 0, most)
  const isIt = and(eq(quoteItems.quoteId, Number(quoteNo)), eq(quoteItems.itemNo, Number(itemNo)))
  return sql`(select ${quoteItems.id} from ${quoteItems} where ${list} and ${isIt})`
}

async function items(db: Database, person: Person, q: string): Promise<SearchHit[]> {
  if (!mayOpen(person, '/qitem/1')) return []
  const found = itemsOf(visibleItems(db, person) ?? sql`true`, q)
  const rows = await db
    .select({
      id: quoteItems.id,
      quoteId: quoteItems.quoteId,
      itemNo: quoteItems.itemNo,
      product: quoteItems.productDescription,
      customer: quoteItems.customerName,
      step: quoteItems.stepName,
    })
    .from(quoteItems)
    .innerJoin(sql`${found} found`, sql`found.id = ${quoteItems.id}`)
    .orderBy(...newestItems)
    .prepare('')
    .execute({ words: q })
  return rows.map(row => ({
    kind: 'item',
    id: `item ${row.id}`,
    label: itemReference(row.quoteId, row.itemNo),
    about: joined(row.product, row.customer, row.step),
    to: `/qitem/${row.id}`,
  }))
}

/** The quotes whose number begins with these digits. */
const numbered = (digits: string): SQL | undefined =>
  or(sql`false`, ...rangesOf(digits).map(([first, last]) => between(quotes.id, first, last)))

/** The quotes that have the words, looked up before anything else is asked of them. */
const worded = (q: string): SQL =>
  sql`${quotes.id} in (select id from ${quotes} where ${quoteWords} @@ (select words_query(${q})) offset 0)`

async function quotesFound(db: Database, person: Person, q: string): Promise<SearchHit[]> {
  if (!mayOpen(person, '/quotes/1')) return []
  const isOfItems = exists(
    db
      .select({ id: quoteItems.id })
      .from(quoteItems)
      .where(and(eq(quoteItems.quoteId, quotes.id), visibleItems(db, person))),
  )
  const rows = await db
    .select({ id: quotes.id, description: quotes.description, customer: customers.customerName })
    .from(quotes)
    .leftJoin(customers, eq(customers.customerCode, quotes.customerCode))
    .where(and(or(eq(quotes.owner, person.login), isOfItems), /^\d{1,9}$/.test(q) ? numbered(q) : worded(q)))
    .orderBy(desc(quotes.id))
    .limit(most)
  return rows.map(row => ({
    kind: 'quote',
    id: `quote ${row.id}`,
    label: `Quote ${quoteReference(row.id)}`,
    about: joined(row.description, row.customer),
    to: `/quotes/${row.id}`,
  }))
}

async function customersFound(db: Database, person: Person, q: string): Promise<SearchHit[]> {
  if (!mayOpen(person, '/customerprofile/1')) return []
  const rows = await db
    .select({ code: customers.customerCode, name: customers.customerName, city: customers.city })
    .from(customers)
    .where(or(ilike(customers.customerName, containing(q)), ilike(customers.customerCode, containing(q))))
    .orderBy(customers.customerName)
    .limit(most)
  return rows.map(row => ({
    kind: 'customer',
    id: `customer ${row.code}`,
    label: row.name,
    about: joined(row.code, row.city),
    to: `/customerprofile/${encodeURIComponent(row.code)}`,
  }))
}

async function orders(db: Database, person: Person, q: string): Promise<SearchHit[]> {
  if (!mayOpen(person, '/toolingOrder/all')) return []
  const rows = await db
    .select({
      id: toolingOrders.id,
      description: toolingOrders.orderDescription,
      vendor: vendors.name,
      status: toolingOrders.status,
    })
    .from(toolingOrders)
    .innerJoin(vendors, eq(vendors.id, toolingOrders.vendorId))
    .where(
      and(
        visibleOrders(db, person),
        /^\d{1,9}$/.test(q)
          ? eq(toolingOrders.id, Number(q))
          : or(
              ilike(toolingOrders.orderDescription, containing(q)),
              ilike(toolingOrders.customerName, containing(q)),
              ilike(toolingOrders.orderReference, containing(q)),
              ilike(toolingOrders.formeCode, containing(q)),
            ),
      ),
    )
    .orderBy(desc(toolingOrders.id))
    .limit(most)
  return rows.map(row => ({
    kind: 'order',
    id: `order ${row.id}`,
    label: `Order ${row.id}`,
    about: joined(row.description, row.vendor, row.status),
    to: `/toolingOrder/all?q=${row.id}`,
  }))
}

/** What the person may see of what they look for, a few of each kind; nothing for less than two letters. */
export async function searchEverything(db: Database, person: Person, q: string): Promise<SearchHit[]> {
  if (q.length < 2) return []
  const found = await Promise.all([
    items(db, person, q),
    quotesFound(db, person, q),
    customersFound(db, person, q),
    orders(db, person, q),
  ])
  return found.flat()
}
