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
import { createShapes, literal, shapeOf } from '../../database/shapes.ts'
import type { Person } from '../../person/person.ts'
import { visibleOrders } from '../quote/newWork/mayDo.ts'
import { newestMatches } from './newestMatches.ts'
import { rangesOf } from './rangesOf.ts'
import { visibleItems } from './visibleItems.ts'

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
const itemsOf = (list: SQL, isNumber: boolean): SQL =>
  isNumber
    ? sql`(select ${quoteItems.id} from ${quoteItems} where ${list}
        and ${quoteItems.quoteId} = ${sql.placeholder('quoteNo')} and ${quoteItems.itemNo} = ${sql.placeholder('itemNo')})`
    : newestMatches(list, most)

const prepareItems = (db: Database, name: string, found: SQL) =>
  db
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
    .prepare(name)

const itemSearches = createShapes<ReturnType<typeof prepareItems>>('search_items')

async function items(db: Database, person: Person, q: string): Promise<SearchHit[]> {
  if (!mayOpen(person, '/qitem/1')) return []
  const { text, values, open } = shapeOf(visibleItems(db, person))
  const [, quoteNo, itemNo] = itemNumber.exec(q) ?? []
  const isNumber = quoteNo !== undefined
  const prepared = itemSearches(db, JSON.stringify([text, isNumber]), name =>
    prepareItems(db, name, itemsOf(open, isNumber)),
  )
  const rows = await prepared.execute({
    ...values,
    words: q,
    quoteNo: Number(quoteNo),
    itemNo: Number(itemNo),
  })
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

/**
 * The quotes that have the words of the placeholder `words`, the newest first: each is asked whether the person may see it
 * only until there are enough. Offsets of 0 keep the parts as they stand.
 */
const worded = (seen: SQL | undefined): SQL => sql`${quotes.id} in (select ${quotes.id}
  from (select id as found from ${quotes} where ${quoteWords} @@ (select words_query(${sql.placeholder('words')}))
      order by id desc offset 0) has,
    lateral (select ${quotes.id} from ${quotes} where ${quotes.id} = has.found and ${seen} offset 0) ${quotes}
  order by has.found desc limit ${literal(most)})`

function prepareQuotes(db: Database, name: string, list: SQL, which?: SQL) {
  const isOfItems = exists(
    db
      .select({ id: quoteItems.id })
      .from(quoteItems)
      .where(and(eq(quoteItems.quoteId, quotes.id), list)),
  )
  const seen = or(eq(quotes.owner, sql.placeholder('login')), isOfItems)
  return db
    .select({ id: quotes.id, description: quotes.description, customer: customers.customerName })
    .from(quotes)
    .leftJoin(customers, eq(customers.customerCode, quotes.customerCode))
    .where(which === undefined ? worded(seen) : and(seen, which))
    .orderBy(desc(quotes.id))
    .limit(most)
    .prepare(name)
}

const quoteSearches = createShapes<ReturnType<typeof prepareQuotes>>('search_quotes')

async function quotesFound(db: Database, person: Person, q: string): Promise<SearchHit[]> {
  if (!mayOpen(person, '/quotes/1')) return []
  const { text, values, open } = shapeOf(visibleItems(db, person))
  const prepared = /^\d{1,9}$/.test(q)
    ? prepareQuotes(db, '', open, numbered(q))
    : quoteSearches(db, text, name => prepareQuotes(db, name, open))
  const rows = await prepared.execute({ ...values, words: q, login: person.login })
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
