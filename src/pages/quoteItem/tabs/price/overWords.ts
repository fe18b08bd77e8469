import { isPassed } from '#domain/days'
import { dayIn } from '#domain/formats'

/** What it means that a price ends on a day that is over already; nothing for today, later days and what is no day. */
export const overWords = (day: string | null): string | undefined =>
  isPassed(day, dayIn(new Date()))
    ? 'That day is over: nobody can be sent a quote with this price any more.'
    : undefined
