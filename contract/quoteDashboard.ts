import { z } from 'zod'
import { role } from '#domain/access'
import { durationCodes } from '#domain/dashboard'
import { quoteStatuses } from '#domain/quotes'
import { endpoint, type Service } from './endpoint.ts'

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
} satisfies Service
