import { count, isNotNull, sql } from 'drizzle-orm'
import type { QuoteStats } from '#contract/quoteDashboard'
import { type DayCount, figureOf, periodOf, totalsOf, trendOf } from '#domain/dashboard'
import { quoteStatuses } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import { quoteItems } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { type Calendar, countedItems, type DashboardQuestion, dayCounted } from './dashboardItems.ts'
import { quotesByStatus, type Standings } from './quoteStandings.ts'

/** Items that count, by day and by what decides where; `figureOf` says where. */
async function dayCounts(
  db: Database,
  person: Person,
  question: DashboardQuestion,
  calendar: Calendar,
): Promise<DayCount[]> {
  const standing = {
    isNewCustomer: quoteItems.isNewCustomer,
    stepCode: quoteItems.stepCode,
    isFinal: quoteItems.isFinal,
    closeType: quoteItems.closeType,
  }
  const days = db.$with('days').as(
    db
      .select({
        ...standing,
        isWon: sql<boolean>`${isNotNull(quoteItems.wonAt)}`.as('is_won'),
        day: dayCounted(calendar).as('day'),
      })
      .from(quoteItems)
      .where(countedItems(db, person, question, calendar)),
  )
  const rows = await db
    .with(days)
    .select({
      isWon: days.isWon,
      isNewCustomer: days.isNewCustomer,
      stepCode: days.stepCode,
      isFinal: days.isFinal,
      closeType: days.closeType,
      day: days.day,
      count: count(),
    })
    .from(days)
    .groupBy(days.isWon, days.isNewCustomer, days.stepCode, days.isFinal, days.closeType, days.day)
  return rows.flatMap(row => {
    const figure = figureOf(row)
    return figure === null ? [] : [{ day: row.day, figure, count: row.count }]
  })
}

/** How many quotes begun in the duration stand where. */
async function statusSummary(
  db: Database,
  person: Person,
  question: DashboardQuestion,
  standings: Standings,
) {
  const counts = await quotesByStatus(db, person, question, standings)
  return quoteStatuses
    .map(status => ({ status, count: counts.get(status) ?? 0 }))
    .filter(each => each.count > 0)
}

/** The quote statistics of a sales rep: figures, how they came about, and where the quotes stand. */
export async function quoteStats(
  db: Database,
  person: Person,
  question: DashboardQuestion,
  standings: Standings,
): Promise<QuoteStats> {
  const period = periodOf(question.duration, standings.today())
  const [counts, quoteStatusSummary] = await Promise.all([
    dayCounts(db, person, question, standings),
    statusSummary(db, person, question, standings),
  ])
  return { ...period, ...totalsOf(counts), quoteStatusSummary, trend: trendOf(period, counts) }
}
