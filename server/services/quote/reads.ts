import { and, count, desc, eq, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { LogEntry } from '#contract/quote'
import { parseItemReference, quoteReference } from '#domain/quotes'
import { initialStepCode } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import {
  changeLog,
  customers,
  quoteItems,
  quotes,
  users,
  workflowTemplates,
} from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { notFound } from '../../problem/problem.ts'
import { visibleItems } from '../quote-worklist/visibleItems.ts'
import { stepNameOf, workgroupNameOf } from '../quoteItem/workflowNames.ts'
import { rowFieldNames } from './rowFieldNames.ts'

/** The largest number that an identity column can hold. */
const largestId = 2_147_483_647

/** The item with a reference such as `100023-2`; one that the person may not see is none. */
export async function itemByReference(db: Database, person: Person, reference: string) {
  const parsed = parseItemReference(reference)
  const [row] =
    parsed === null || Math.max(parsed.quoteNo, parsed.itemNo) > largestId
      ? []
      : await db
          .select({ quoteId: quoteItems.quoteId, quoteItemId: quoteItems.id })
          .from(quoteItems)
          .where(
            and(
              eq(quoteItems.quoteId, parsed.quoteNo),
              eq(quoteItems.itemNo, parsed.itemNo),
              visibleItems(db, person),
            ),
          )
  if (row === undefined) throw notFound(`Quote item ${reference}`)
  return row
}

/** Quotes of the person none of whose items has left the first step, newest first. */
export async function draftQuotes(db: Database, login: string) {
  const rows = await db
    .select({
      id: quotes.id,
      description: quotes.description,
      customerName: sql<string>`coalesce(${customers.customerName}, '')`,
      updatedAt: quotes.updatedAt,
      itemCount: count(quoteItems.id),
    })
    .from(quotes)
    .leftJoin(customers, eq(customers.customerCode, quotes.customerCode))
    .leftJoin(quoteItems, eq(quoteItems.quoteId, quotes.id))
    .where(
      and(
        eq(quotes.owner, login),
        notExists(
          db
            .select({ id: sql`1` })
            .from(sql`${quoteItems} as started`)
            .where(sql`started.quote_id = ${quotes.id} and started.step_code <> ${initialStepCode}`),
        ),
      ),
    )
    .groupBy(quotes.id, customers.customerName)
    .orderBy(desc(quotes.updatedAt))
    .limit(50)
  return rows.map(row => ({
    ...row,
    quoteReference: quoteReference(row.id),
    updatedAt: row.updatedAt.toISOString(),
  }))
}

/** The name of whom or what a line of the change log holds the code of: workgroup, step, person, workflow, customer; null of any other field. */
const nameInLog = (value: PgColumn): SQL<string | null> => {
  const code = sql`(${value} #>> '{}')`
  const person = sql`(select named.name from ${users} named where named.login = ${code})`
  return sql<string | null>`case when ${changeLog.field} like 'approval.%.onBehalfOf' then ${person}
    else case ${changeLog.field} when 'assignmentGroup' then ${workgroupNameOf(code)}
    when 'step' then ${stepNameOf(code)}
    when 'assignee' then ${person}
    when 'owner' then ${person}
    when 'templateId' then
      (select named.name || ', version ' || named.version from ${workflowTemplates} named
        where named.id::text = ${code})
    when 'customerCode' then
      (select named.customer_name from ${customers} named where named.customer_code = ${code}) end end`
}

/** The last thousand lines of a quote's change log, newest first. */
export async function logOfQuote(db: Database, quoteId: number): Promise<LogEntry[]> {
  const rows = await db
    .select({
      line: changeLog,
      whoName: sql<string>`coalesce(${users.name}, ${changeLog.who})`,
      oldName: nameInLog(changeLog.old),
      newName: nameInLog(changeLog.new),
    })
    .from(changeLog)
    .leftJoin(users, eq(users.login, changeLog.who))
    .where(eq(changeLog.quoteId, quoteId))
    .orderBy(desc(changeLog.id))
    .limit(1000)
  const names = await rowFieldNames(
    db,
    quoteId,
    rows.map(({ line }) => line),
  )
  return rows.map(({ line, whoName, oldName, newName }, index) => ({
    id: line.id,
    at: line.at.toISOString(),
    who: line.who,
    whoName,
    what: line.what === 'quoteItem' ? `quoteItem ${line.key}` : line.what,
    field: line.field,
    fieldName: names[index] ?? null,
    old: line.old ?? null,
    new: line.new ?? null,
    oldName,
    newName,
  }))
}
