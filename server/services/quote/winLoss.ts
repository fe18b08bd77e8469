import { and, between, gt, inArray, sql } from 'drizzle-orm'
import { costRight } from '#contract/engine'
import type { WinLossFigures } from '#contract/quoteDashboard'
import { isAllowed } from '#domain/access'
import { type Outcome, type PartResult, periodOf, type QuotedResult, winLossOf } from '#domain/dashboard'
import { monthStart } from '#domain/days'
import { productGroups } from '#domain/quoteItem'
import { closeDialogs } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { customers, figureMonths, workflowOptions } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { type Calendar, type DashboardQuestion, deliveredTo, initiatorsOf } from './dashboardItems.ts'

/** Customers that are told apart. */
const mostCustomers = 12

const total = (column: unknown) => sql<number>`sum(${column})::float8`

/** What a dashboard tells apart, from the sums that triggers keep. */
async function moneyRows(
  db: Database,
  person: Person,
  { duration, state }: DashboardQuestion,
  { today }: Pick<Calendar, 'today'>,
) {
  const { from, to } = periodOf(duration, today())
  const m = figureMonths
  const rows = await db
    .select({
      currency: m.currencyCode,
      outcome: sql<Outcome>`${m.outcome}`,
      customerCode: m.customerCode,
      productGroup: m.productGroup,
      lostReason: m.lostReason,
      count: total(m.count),
      value: total(m.value),
      costedValue: total(m.costedValue),
      margin: total(m.margin),
      answered: total(m.answered),
      answerHours: total(m.answerHours),
    })
    .from(m)
    .where(
      and(
        inArray(m.initiator, initiatorsOf(person)),
        between(m.month, monthStart(from), to),
        gt(m.count, 0),
        deliveredTo(state, m),
      ),
    )
    .groupBy(m.currencyCode, m.outcome, m.customerCode, m.productGroup, m.lostReason)
  return rows
}

/** Why items are lost, in words: reasons of actions and of closing, by their codes. */
export async function lostReasonNames(db: Database): Promise<(code: string) => string> {
  const options = await db
    .select({
      code: workflowOptions.code,
      name: workflowOptions.name,
      actionCode: workflowOptions.actionCode,
    })
    .from(workflowOptions)
  const names = new Map(
    [
      ...options.filter(({ actionCode }) => actionCode === 'LOST'),
      ...(closeDialogs.ARCHIVE?.reasons ?? []),
    ].map(({ code, name }) => [code, name]),
  )
  return code => names.get(code) ?? (code === '' ? 'No reason given' : code)
}

async function customerNames(db: Database, codes: readonly string[]): Promise<(code: string) => string> {
  const rows = await db
    .select({ code: customers.customerCode, name: customers.customerName })
    .from(customers)
    .where(inArray(customers.customerCode, [...codes]))
  const names = new Map(rows.map(({ code, name }) => [code, name]))
  return code => names.get(code) ?? (code === '' ? 'No customer' : code)
}

const groupName = (code: string): string =>
  productGroups.find(group => group.code === code)?.label ?? (code === '' ? 'No product group' : code)

/** Quoted, won and lost money of a sales rep, by currency, customer, product group and reason. */
export async function winLoss(
  db: Database,
  person: Person,
  question: DashboardQuestion,
  calendar: Pick<Calendar, 'today'>,
): Promise<WinLossFigures[]> {
  const figures = winLossOf(await moneyRows(db, person, question, calendar))
  const codes = figures.flatMap(({ byCustomer }) =>
    byCustomer.slice(0, mostCustomers).map(({ code }) => code),
  )
  const [reasonName, customerName] = await Promise.all([lostReasonNames(db), customerNames(db, codes)])
  const seesCost = isAllowed(person, costRight)
  const shown = <Some extends QuotedResult>(result: Some): Some =>
    seesCost ? result : { ...result, margin: null, marginPercent: null }
  const named = (parts: readonly PartResult[], nameOf: (code: string) => string) =>
    parts.map(each => ({ ...shown(each), name: nameOf(each.code) }))
  return figures.map(each => ({
    currency: each.currency,
    whole: shown(each.whole),
    answerDays: each.answerDays,
    byCustomer: named(each.byCustomer.slice(0, mostCustomers), customerName),
    byProductGroup: named(each.byProductGroup, groupName),
    byLostReason: each.byLostReason.map(reason => ({ ...reason, name: reasonName(reason.code) })),
  }))
}
