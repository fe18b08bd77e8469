import { and, between, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { costRight } from '#contract/engine'
import type { MoneyItem } from '#contract/quoteDashboard'
import { isAllowed } from '#domain/access'
import { type Outcome, periodOf } from '#domain/dashboard'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import { type ListPage, type ListQuery, rangeOf } from '../../database/page.ts'
import { itemFigures, quoteItems } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { type Calendar, type DashboardQuestion, deliveredTo, initiatorsOf } from './dashboardItems.ts'
import { lostReasonNames } from './winLoss.ts'

type Named = 'won' | 'lost' | 'pending' | 'answered'

/** Which items behind the money of a dashboard; what is left out narrows nothing. */
export interface MoneyQuestion extends DashboardQuestion {
  readonly currency?: 'AUD' | 'NZD' | undefined
  readonly outcome?: Named | undefined
  readonly customerCode?: string | undefined
  readonly productGroup?: string | undefined
  readonly lostReason?: string | undefined
}

const outcomesOf: Readonly<Record<Exclude<Named, 'answered'>, Outcome[]>> = {
  won: ['existCustItemsWon', 'newCustItemsWon'],
  lost: ['lostQuoteItems'],
  pending: ['pendingQuoteItems'],
}

function inOutcome(outcome: Named | undefined): SQL | undefined {
  if (outcome === undefined) return undefined
  return outcome === 'answered'
    ? isNotNull(itemFigures.answerHours)
    : inArray(itemFigures.outcome, outcomesOf[outcome])
}

/** Items beyond a page that are counted at most. */
const countedBeyond = 100

const equals = (column: Parameters<typeof eq>[0], value: string | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column as never, value)

const hoursADay = 24

/** A page of the items that a figure of money is of: what comes to most first, then the last ones. */
export async function moneyItems(
  db: Database,
  person: Person,
  question: MoneyQuestion & ListQuery,
  { today }: Pick<Calendar, 'today'>,
): Promise<ListPage<MoneyItem[]>> {
  const { first, wanted } = rangeOf(question, 10)
  const { from, to } = periodOf(question.duration, today())
  const f = itemFigures
  const where = and(
    inArray(f.initiator, initiatorsOf(person)),
    between(f.day, from, to),
    deliveredTo(question.state, f),
    inOutcome(question.outcome),
    equals(f.currencyCode, question.currency),
    equals(f.customerCode, question.customerCode),
    equals(f.productGroup, question.productGroup),
    equals(f.lostReason, question.lostReason),
  )
  const most = first + wanted + countedBeyond
  const [rows, [counted], nameOf] = await Promise.all([
    db
      .select({ figures: f, item: quoteItems })
      .from(f)
      .innerJoin(quoteItems, eq(quoteItems.id, f.quoteItemId))
      .where(where)
      .orderBy(sql`${f.value} desc nulls last`, desc(f.day), desc(f.quoteItemId))
      .offset(first)
      .limit(wanted),
    db.select({ count: sql<number>`count(*)::int` }).from(
      db
        .select({ id: f.quoteItemId })
        .from(f)
        .where(where)
        .limit(most + 1)
        .as('some'),
    ),
    lostReasonNames(db),
  ])
  const seesCost = isAllowed(person, costRight)
  const count = counted?.count ?? 0
  return {
    rows: rows.map(({ figures, item }) => {
      const [value, margin] = [figures.value, figures.margin].map(each =>
        each === null ? null : Number(each),
      )
      const percent = margin != null && value ? Math.round((margin / value) * 10_000) / 100 : null
      return {
        id: item.id,
        reference: itemReference(item.quoteId, item.itemNo),
        customerCode: item.customerCode,
        customerName: item.customerName,
        productDescription: item.productDescription,
        outcome: figures.outcome,
        day: figures.day,
        value: value ?? null,
        marginPercent: seesCost ? percent : null,
        currency: figures.currencyCode,
        lostReason: figures.outcome === 'lostQuoteItems' ? nameOf(figures.lostReason) : '',
        answerDays:
          figures.answerHours === null ? null : Math.round((figures.answerHours / hoursADay) * 10) / 10,
      }
    }),
    first,
    total: Math.min(count, most),
    isAtLeast: count > most,
  }
}
