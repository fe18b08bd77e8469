import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  customerContracts,
  customerNotes,
  customers,
  deliveryAddresses,
  users,
} from '../../database/schema/index.ts'
import { notFound } from '../../problem/problem.ts'
import { customerOf } from './repository.ts'

/** Customers by name, to choose from; of one status when it is said. */
export const customerNames = (db: Database, status?: 'TRADING' | 'PROSPECT') =>
  db
    .select({
      customerCode: customers.customerCode,
      otherRef: customers.otherRef,
      customerName: customers.customerName,
      status: customers.status,
    })
    .from(customers)
    .where(status === undefined ? undefined : eq(customers.status, status))
    .orderBy(asc(customers.customerName), asc(customers.customerCode))

/** Contracts with a customer, or with all, those that end last first; `today`: `YYYY-MM-DD`. */
export const contractsOf = (db: Database, customerCode: string | undefined, today: string) =>
  db
    .select({
      contractNo: customerContracts.contractNo,
      customerCode: customerContracts.customerCode,
      customerName: customers.customerName,
      description: customerContracts.description,
      validFrom: customerContracts.validFrom,
      validTo: customerContracts.validTo,
      isCurrent: sql<boolean>`${today}::date between ${customerContracts.validFrom} and ${customerContracts.validTo}`,
    })
    .from(customerContracts)
    .innerJoin(customers, eq(customers.customerCode, customerContracts.customerCode))
    .where(customerCode ? eq(customerContracts.customerCode, customerCode) : undefined)
    .orderBy(desc(customerContracts.validTo), asc(customerContracts.contractNo))

const address = sql<string>`coalesce((select concat_ws(', ', ${deliveryAddresses.deliveryAddress},
    ${deliveryAddresses.deliverySuburb}, ${deliveryAddresses.stateCode}, ${deliveryAddresses.deliveryPostCode})
  from ${deliveryAddresses} where ${eq(deliveryAddresses.customerCode, customers.customerCode)}
  order by ${deliveryAddresses.isDefault} desc, ${deliveryAddresses.id} limit 1), '')`

const sameGroup = (customerCode: string): SQL =>
  sql`${customers.groupCode} = (select of.group_code from customers of where of.customer_code = ${customerCode})`

/** The customers that buy in one group with a customer, itself among them; without one, all that buy in groups. */
export const groupOf = (db: Database, customerCode: string | undefined) =>
  db
    .select({
      accountId: customers.groupCode,
      customerNo: customers.customerCode,
      customerName: customers.customerName,
      otherRef: customers.otherRef,
      address,
      displayName: sql<string>`${customers.customerCode} || ' ' || ${customers.customerName}`,
    })
    .from(customers)
    .where(and(ne(customers.groupCode, ''), customerCode ? sameGroup(customerCode) : undefined))
    .orderBy(asc(customers.groupCode), asc(customers.customerName))

/** What is noted about a customer, the newest first. */
export async function notesOf(db: Database, customerCode: string) {
  if ((await customerOf(db, customerCode)) === null) throw notFound(`Customer ${customerCode}`)
  const rows = await db
    .select({
      note: customerNotes,
      createdByName: sql<string>`coalesce(${users.name}, ${customerNotes.createdBy})`,
    })
    .from(customerNotes)
    .leftJoin(users, eq(users.login, customerNotes.createdBy))
    .where(eq(customerNotes.customerCode, customerCode))
    .orderBy(desc(customerNotes.id))
  return rows.map(({ note, createdByName }) => ({
    ...note,
    createdByName,
    createdAt: note.createdAt.toISOString(),
  }))
}
