import { and, asc, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { containing, type ListQuery, orderOf, rangeOf } from '../../database/page.ts'
import {
  customerProfiles,
  customers,
  deliveryAddresses,
  lookups,
  users,
} from '../../database/schema/index.ts'
import { notFound } from '../../problem/problem.ts'

export interface CustomerQuery extends ListQuery {
  readonly filter?:
    | {
        readonly q?: string
        readonly id?: readonly string[]
        readonly status?: 'TRADING' | 'PROSPECT'
      }
    | undefined
}

const sorts = {
  id: customers.customerCode,
  customerCode: customers.customerCode,
  customerName: customers.customerName,
  status: customers.status,
  city: customers.city,
  industry: lookups.description,
  salesRepName: users.name,
}

const columns = {
  id: customers.customerCode,
  customerCode: customers.customerCode,
  otherRef: customers.otherRef,
  customerName: customers.customerName,
  abn: customers.abn,
  status: customers.status,
  contactName: customers.contactName,
  phone: customers.phone,
  email: customers.email,
  industryCode: customers.industryCode,
  industry: sql<string>`coalesce(${lookups.description}, '')`,
  businessUnit: customers.businessUnit,
  division: customers.division,
  salesRepLogin: customers.salesRepLogin,
  salesRepName: sql<string>`coalesce(${users.name}, '')`,
  country: customers.country,
  city: customers.city,
}

const selectCustomers = (db: Database) =>
  db
    .select(columns)
    .from(customers)
    .leftJoin(users, eq(users.login, customers.salesRepLogin))
    .leftJoin(lookups, and(eq(lookups.kind, 'industry'), eq(lookups.code, customers.industryCode)))

/** A page of customers; each word of `q` must be found in the code, name, ABN, contact, phone or city. */
export async function customerPage(db: Database, query: CustomerQuery) {
  const { q, id, status } = query.filter ?? {}
  const words = (q ?? '').split(/\s+/).filter(word => word !== '')
  const where = and(
    id === undefined ? undefined : inArray(customers.customerCode, [...id]),
    status === undefined ? undefined : eq(customers.status, status),
    ...words.map(word =>
      or(
        ...[
          customers.customerCode,
          customers.otherRef,
          customers.customerName,
          customers.abn,
          customers.contactName,
          customers.phone,
          customers.city,
        ].map(column => ilike(column, containing(word))),
      ),
    ),
  )
  const { first, wanted } = rangeOf(query)
  const rows = await selectCustomers(db)
    .where(where)
    .orderBy(...orderOf(query, sorts, [asc(customers.customerName)], customers.customerCode))
    .offset(first)
    .limit(wanted)
  const [counted] = await db.select({ total: count() }).from(customers).where(where)
  return { rows, first, total: counted?.total ?? 0 }
}

/** The customer with this code; null when there is none. */
export async function customerOf(db: Database, customerCode: string) {
  const [row] = await selectCustomers(db).where(eq(customers.customerCode, customerCode))
  return row ?? null
}

/** What is kept of a customer for new quotes and items; null: nothing yet. */
export async function profileOf(db: Database, customerCode: string) {
  const [row] = await db
    .select()
    .from(customerProfiles)
    .where(eq(customerProfiles.customerCode, customerCode))
  return row ?? null
}

/** The profile of a customer, or the problem that there is none. */
export async function profileOrProblem(db: Database, customerCode: string) {
  const profile = await profileOf(db, customerCode)
  if (profile === null) throw notFound(`The profile of customer ${customerCode}`)
  return profile
}

/** Delivery addresses of a customer, the default one first; a prospect has none. */
export async function deliveryAddressesOf(db: Database, customerCode: string) {
  return db
    .select({
      id: deliveryAddresses.id,
      deliveryAddress: deliveryAddresses.deliveryAddress,
      deliverySuburb: deliveryAddresses.deliverySuburb,
      deliveryPostCode: deliveryAddresses.deliveryPostCode,
      stateCode: deliveryAddresses.stateCode,
      country: deliveryAddresses.country,
      isDefault: deliveryAddresses.isDefault,
    })
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.customerCode, customerCode))
    .orderBy(desc(deliveryAddresses.isDefault), asc(deliveryAddresses.id))
}
