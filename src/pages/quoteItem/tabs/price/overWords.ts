import { isPassed } from '../../../../components/editing/fields/passedDay.ts'

/** What it means that a price ends on a day that is over already; nothing for today, later days and what is no day. */
export const overWords = (day: string | null): string | undefined =>
  isPassed(day) ? 'That day is over: nobody can be sent a quote with this price any more.' : undefined
