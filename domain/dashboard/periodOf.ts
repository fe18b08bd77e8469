import { daysAfter, monthStart } from '#domain/days'
import type { Duration } from './durations.ts'

/** First and last day, `YYYY-MM-DD`, both inside. */
export interface Period {
  readonly from: string
  readonly to: string
}

const months = (from: string, count: number): Period => ({ from, to: daysAfter(monthStart(from, count), -1) })

const monthOf = (isoDay: string): number => Number(isoDay.slice(5, 7)) - 1

/** The whole calendar month, quarter or year that a duration means on the day `today` (`YYYY-MM-DD`). */
export function periodOf(duration: Duration, today: string): Period {
  const month = monthOf(today)
  switch (duration) {
    case 'THIS_MONTH':
      return months(monthStart(today), 1)
    case 'LAST_MONTH':
      return months(monthStart(today, -1), 1)
    case 'THIS_QUARTER':
      return months(monthStart(today, -(month % 3)), 3)
    case 'THIS_YEAR':
      return months(monthStart(today, -month), 12)
    case 'LAST_YEAR':
      return months(monthStart(today, -month - 12), 12)
  }
}
