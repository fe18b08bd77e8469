import { and, between, gt, inArray, sql } from 'drizzle-orm'
import type { QuoteStats } from '#contract/quoteDashboard'
import { type DayCount, figureNames, type Period, periodOf, totalsOf, trendOf } from '#domain/dashboard'
import { monthStart } from '#domain/days'
import { quoteStatuses } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import { figureDays, standingMonths } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { type DashboardQuestion, deliveredTo, initiatorsOf } from './dashboardItems.ts'
import type { Standings } from './quoteStandings.ts'

/** Items of each figure on each day, from the sums that triggers keep. */
async function dayCounts(
  db: Database,
  person: Person,
  { from, to }: Period,
  state: string | undefined,
): Promise<DayCount[]> {
  const { initiator, day, outcome, count } = figureDays
  const rows = await db
    .select({ day, outcome, count: sql<number>`sum(${count})::int` })
    .from(figureDays)
    .where(
      and(
        inArray(initiator, initiatorsOf(person)),
        between(day, from, to),
        inArray(outcome, figureNames),
        deliveredTo(state, figureDays),
      ),
    )
    .groupBy(day, outcome)
  return rows.flatMap(row => {
    const figure = figureNames.find(name => name === row.outcome)
    return figure === undefined ? [] : [{ day: row.day, figure, count: row.count }]
  })
}

/** How many of the quotes begun in these months stand where; what has run out is told by the day. */
async function statusSummary(
  db: Database,
  person: Person,
  { from, to }: Period,
  state: string | undefined,
  today: string,
) {
  const { owner, month, status, validTo, count } = standingMonths
  const stands = sql<string>`case when ${validTo} < ${today}::date then 'Expired' else ${status} end`
  const rows = await db
    .select({ status: stands.as('stands'), count: sql<number>`sum(${count})::int` })
    .from(standingMonths)
    .where(
      and(
        inArray(owner, initiatorsOf(person)),
        between(month, monthStart(from), to),
        gt(count, 0),
        deliveredTo(state, standingMonths),
      ),
    )
    .groupBy(sql`stands`)
  const counts = new Map(rows.map(row => [row.status, row.count]))
  return quoteStatuses
    .map(status => ({ status, count: counts.get(status) ?? 0 }))
    .filter(each => each.count > 0)
}

/** The quote statistics of a sales rep: figures, how they came about, and where the quotes stand. */
export async function quoteStats(
  db: Database,
  person: Person,
  { duration, state }: DashboardQuestion,
  { today }: Standings,
): Promise<QuoteStats> {
  const period = periodOf(duration, today())
  const [counts, quoteStatusSummary] = await Promise.all([
    dayCounts(db, person, period, state),
    statusSummary(db, person, period, state, today()),
  ])
  return { ...period, ...totalsOf(counts), quoteStatusSummary, trend: trendOf(period, counts) }
}
