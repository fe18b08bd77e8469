import { daysAfter } from '#domain/days'
import { customerRows } from './customers.ts'
import type { Belongs } from './quoteCustomers.ts'

/** Customers that began to trade lately, with how many days ago. */
const newcomers: Readonly<Record<string, number>> = { COR002: 150, PAU009: 250, FAR003: 120 }

/** The day of a customer's first order, counted back from `today`; null for a prospect, which has none. */
export function tradingSince(customer: Belongs, today: string): string | null {
  if (customer.status === 'PROSPECT') return null
  const years = 3 + customerRows.indexOf(customer)
  const days = newcomers[customer.customerCode] ?? years * 365
  return daysAfter(today, -days)
}
