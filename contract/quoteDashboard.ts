import { z } from 'zod'
import { role } from '#domain/access'
import { durationCodes, outcomeNames } from '#domain/dashboard'
import { currencies } from '#domain/formats'
import { quoteStatuses } from '#domain/quotes'
import { endpoint, type Service } from './endpoint.ts'
import { listQuery } from './listQuery.ts'

const count = z.int().min(0)
const perFigure = { existCustItemsWon: count, newCustItemsWon: count, pendingQuoteItems: count }

/** Which part of the person's work a dashboard shows; no state: all of them. */
export const DashboardScope = z.object({
  duration: z.enum(durationCodes),
  state: z.string().trim().max(10).optional(),
})

export const QuoteStats = z
  .object({
    /** First and last day counted, `YYYY-MM-DD`. */
    from: z.string(),
    to: z.string(),
    ...perFigure,
    /** Of the quotes that were begun in these days. */
    quoteStatusSummary: z.array(z.object({ status: z.enum(quoteStatuses), count })),
    /** Week by week, or month by month for a year. */
    trend: z.array(z.object({ from: z.string(), to: z.string(), ...perFigure })),
  })
  .meta({ id: 'QuoteStats' })
export type QuoteStats = z.infer<typeof QuoteStats>

/** A quote as the dashboard lists it. */
export const DashboardQuote = z
  .object({
    id: z.int(),
    quoteReference: z.string(),
    description: z.string(),
    customerCode: z.string(),
    customerName: z.string(),
    createdAt: z.string(),
    itemCount: count,
  })
  .meta({ id: 'DashboardQuote' })
export type DashboardQuote = z.infer<typeof DashboardQuote>

const amount = { count, value: z.number() }
const result = {
  quoted: z.object(amount),
  won: z.object(amount),
  lost: z.object(amount),
  pending: z.object(amount),
  /** Money of what was won; null where no cost is known, and for whoever may not see cost. */
  margin: z.number().nullable(),
  marginPercent: z.number().nullable(),
  /** Percent of the money that was decided. */
  winRate: z.number().nullable(),
}
const part = z.object({ code: z.string(), name: z.string(), ...result })

/** What was quoted, won and lost in one currency. */
export const WinLossFigures = z
  .object({
    currency: z.enum(currencies),
    whole: z.object(result),
    /** On average, from when customers were asked to their answer. */
    answerDays: z.number().nullable(),
    /** The largest first, the rest of them left out. */
    byCustomer: z.array(part),
    byProductGroup: z.array(part),
    byLostReason: z.array(z.object({ code: z.string(), name: z.string(), ...amount })),
  })
  .meta({ id: 'WinLossFigures' })
export type WinLossFigures = z.infer<typeof WinLossFigures>

/** An item as the money of the dashboard lists it. */
export const MoneyItem = z
  .object({
    id: z.int(),
    reference: z.string(),
    customerCode: z.string(),
    customerName: z.string(),
    productDescription: z.string(),
    outcome: z.enum(outcomeNames),
    /** When it was won, else begun, `YYYY-MM-DD`. */
    day: z.string(),
    /** What the ordered quantity comes to; null while there is no price. */
    value: z.number().nullable(),
    marginPercent: z.number().nullable(),
    currency: z.enum(currencies),
    lostReason: z.string(),
    answerDays: z.number().nullable(),
  })
  .meta({ id: 'MoneyItem' })
export type MoneyItem = z.infer<typeof MoneyItem>

/** Which of the items behind the money; what is left out narrows nothing. */
const MoneyScope = DashboardScope.extend({
  currency: z.enum(currencies).optional(),
  outcome: z.enum(['won', 'lost', 'pending', 'answered']).optional(),
  customerCode: z.string().max(40).optional(),
  productGroup: z.string().max(40).optional(),
  lostReason: z.string().max(1_000).optional(),
})

/** The calls of the dashboard, part of the quote service. */
export const quoteDashboard = {
  quoteStats: endpoint({
    method: 'GET',
    path: '/quote/Dashboard/QuoteStats',
    summary: "Items won and pending of the person's quotes, in a duration and a state",
    right: role('SALESREP'),
    query: DashboardScope,
    response: QuoteStats,
  }),
  dashboardQuotes: endpoint({
    method: 'GET',
    path: '/quote/Dashboard/Quotes',
    summary: "The person's quotes begun in a duration that stand at a status, the last begun first",
    right: role('SALESREP'),
    list: true,
    query: DashboardScope.extend({
      status: z.enum(quoteStatuses),
      range: listQuery(z.object({})).shape.range,
    }),
    response: z.array(DashboardQuote),
  }),
  winLoss: endpoint({
    method: 'GET',
    path: '/quote/Dashboard/WinLoss',
    summary: "Money of the person's quotes in a duration and a state: quoted, won, lost, by whom and why",
    right: role('SALESREP'),
    query: DashboardScope,
    response: z.array(WinLossFigures),
  }),
  moneyItems: endpoint({
    method: 'GET',
    path: '/quote/Dashboard/MoneyItems',
    summary: 'The items that a figure of money is of, what comes to most first',
    right: role('SALESREP'),
    list: true,
    query: MoneyScope.extend({ range: listQuery(z.object({})).shape.range }),
    response: z.array(MoneyItem),
  }),
} satisfies Service
