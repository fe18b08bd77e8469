import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { DashboardQuote } from '#contract/quoteDashboard'
import { periodOf } from '#domain/dashboard'
import { type ItemStanding, type QuoteStatus, quoteReference, quoteStatus } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import { type ListQuery, rangeOf } from '../../database/page.ts'
import { customers, quoteItems, quotes } from '../../database/schema/index.ts'
import type { ListPage } from '../../http/mount.ts'
import type { Person } from '../security/person.ts'
import { type Calendar, type DashboardQuestion, deliveredTo, initiatorsOf, within } from './dashboardItems.ts'

/** The person's quotes begun in the duration with the status of each, the last begun first. */
export async function quoteStandings(
  db: Database,
  person: Person,
  { duration, state }: DashboardQuestion,
  calendar: Calendar,
): Promise<{ readonly id: number; readonly status: QuoteStatus }[]> {
  const rows = await db
    .select({
      id: quotes.id,
      validTo: quotes.validTo,
      items: sql<ItemStanding[]>`coalesce(json_agg(json_build_object(
        'stepCode', ${quoteItems.stepCode}, 'isOnHold', ${quoteItems.isOnHold}, 'closeType', ${quoteItems.closeType}
      )) filter (where ${quoteItems.id} is not null), '[]'::json)`,
    })
    .from(quotes)
    .leftJoin(quoteItems, eq(quoteItems.quoteId, quotes.id))
    .where(
      and(
        inArray(quotes.owner, initiatorsOf(person)),
        within(sql`${quotes.createdAt}`, periodOf(duration, calendar.today()), calendar),
        deliveredTo(state),
      ),
    )
    .groupBy(quotes.id)
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
  const today = calendar.today()
  return rows.map(({ id, items, validTo }) => ({ id, status: quoteStatus({ items, validTo, today }) }))
}

/** A page of the quotes that stand at a status: those that the summary of the dashboard counts. */
export async function quotesOfStatus(
  db: Database,
  person: Person,
  question: DashboardQuestion & ListQuery & { readonly status: QuoteStatus },
  calendar: Calendar,
): Promise<ListPage<DashboardQuote[]>> {
  const standings = await quoteStandings(db, person, question, calendar)
  const found = standings.filter(({ status }) => status === question.status).map(({ id }) => id)
  const { first, wanted } = rangeOf(question, 10)
  const ids = found.slice(first, first + wanted)
  const rows = await db
    .select({
      id: quotes.id,
      description: quotes.description,
      customerCode: sql<string>`coalesce(${quotes.customerCode}, '')`,
      customerName: sql<string>`coalesce(${customers.customerName}, '')`,
      createdAt: quotes.createdAt,
      itemCount: sql<number>`(select count(*)::int from ${quoteItems} where ${quoteItems.quoteId} = ${quotes.id})`,
    })
    .from(quotes)
    .leftJoin(customers, eq(customers.customerCode, quotes.customerCode))
    .where(inArray(quotes.id, ids))
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
  return {
    rows: rows.map(({ createdAt, ...row }) => ({
      ...row,
      quoteReference: quoteReference(row.id),
      createdAt: createdAt.toISOString(),
    })),
    first,
    total: found.length,
  }
}
