import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { DashboardQuote } from '#contract/quoteDashboard'
import { periodOf } from '#domain/dashboard'
import { type ItemStanding, type QuoteStatus, quoteReference, quoteStatus } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import { type ListPage, type ListQuery, rangeOf } from '../../database/page.ts'
import { customers, quoteItems, quotes } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import type { Definitions } from '../quoteItem/definition.ts'
import { workflowsOf } from '../workflow/workflowsOf.ts'
import { type Calendar, type DashboardQuestion, deliveredTo, initiatorsOf, within } from './dashboardItems.ts'

/** The person's quotes begun in the duration and delivered to the state. */
const begun = (person: Person, { duration, state }: DashboardQuestion, calendar: Calendar): SQL | undefined =>
  and(
    inArray(quotes.owner, initiatorsOf(person)),
    within(sql`${quotes.createdAt}`, periodOf(duration, calendar.today()), calendar),
    deliveredTo(state),
  )

/** Where the items of a quote stand, in a statement that groups by it. */
const itemStandings = sql<ItemStanding[]>`coalesce(json_agg(json_build_object(
  'templateId', ${quoteItems.templateId}, 'stepCode', ${quoteItems.stepCode}, 'isOnHold', ${quoteItems.isOnHold}, 'closeType', ${quoteItems.closeType}
)) filter (where ${quoteItems.id} is not null), '[]'::json)`

/** What a dashboard asks of the server besides the database. */
export interface Standings extends Calendar {
  readonly definitions: Definitions
}

interface QuoteStanding {
  readonly id: number
  readonly status: QuoteStatus
}

const newestFirst = [desc(quotes.createdAt), desc(quotes.id)]

/** The first of the quotes that hold, the last begun first, with the status of each. */
async function firstStandings(
  db: Database,
  where: SQL | undefined,
  most: number,
  { definitions, today }: Standings,
): Promise<QuoteStanding[]> {
  const some = db
    .select({ id: quotes.id })
    .from(quotes)
    .where(where)
    .orderBy(...newestFirst)
    .limit(most)
  const rows = await db
    .select({ id: quotes.id, validTo: quotes.validTo, items: itemStandings })
    .from(quotes)
    .leftJoin(quoteItems, eq(quoteItems.quoteId, quotes.id))
    .where(inArray(quotes.id, some))
    .groupBy(quotes.id)
    .orderBy(...newestFirst)
  const workflowOf = await workflowsOf(
    definitions,
    rows.flatMap(row => row.items),
  )
  return rows.map(({ id, items, validTo }) => ({
    id,
    status: quoteStatus({ items, validTo, today: today(), workflowOf }),
  }))
}

/** Quotes looked at first; then four times as many each time, so that a status few stand at is found in a few looks. */
const lookedAtFirst = 500

/** Ids of the first `wanted` quotes of a status, the last begun first; fewer: there are no more. */
async function firstOfStatus(
  db: Database,
  person: Person,
  question: DashboardQuestion & { readonly status: QuoteStatus },
  wanted: number,
  standings: Standings,
): Promise<number[]> {
  const where = begun(person, question, standings)
  const found: number[] = []
  let after: SQL | undefined
  for (let most = Math.max(lookedAtFirst, wanted); found.length < wanted; most *= 4) {
    const looked = await firstStandings(db, and(where, after), most, standings)
    found.push(...looked.filter(({ status }) => status === question.status).map(({ id }) => id))
    const last = looked.at(-1)
    if (last === undefined || looked.length < most) break
    const place = db
      .select({ createdAt: quotes.createdAt, id: quotes.id })
      .from(quotes)
      .where(eq(quotes.id, last.id))
    after = sql`(${quotes.createdAt}, ${quotes.id}) < ${place}`
  }
  return found.slice(0, wanted)
}

/** Quotes beyond a page that are counted at most. */
const countedBeyond = 100

/** A page of the quotes that stand at a status: those that the summary of the dashboard counts to the end. */
export async function quotesOfStatus(
  db: Database,
  person: Person,
  question: DashboardQuestion & ListQuery & { readonly status: QuoteStatus },
  standings: Standings,
): Promise<ListPage<DashboardQuote[]>> {
  const { first, wanted } = rangeOf(question, 10)
  const most = first + wanted + countedBeyond
  const found = await firstOfStatus(db, person, question, most + 1, standings)
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
    .orderBy(...newestFirst)
  return {
    rows: rows.map(({ createdAt, ...row }) => ({
      ...row,
      quoteReference: quoteReference(row.id),
      createdAt: createdAt.toISOString(),
    })),
    first,
    total: Math.min(found.length, most),
    isAtLeast: found.length > most,
  }
}
