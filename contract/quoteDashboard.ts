import { z } from 'zod'
import { role } from '#domain/access'
import { durationCodes } from '#domain/dashboard'
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
} satisfies Service
