import { daysAfter, monthStart } from '#domain/days'
import type { Figure, PerFigure } from './figures.ts'
import type { Period } from './periodOf.ts'
import { totalsOf } from './totalsOf.ts'

/** Items of a figure on one day, `YYYY-MM-DD`. */
export interface DayCount {
  readonly day: string
  readonly figure: Figure
  readonly count: number
}

/** A stretch of the period with what happened in it. */
export interface TrendPart extends PerFigure {
  readonly from: string
  readonly to: string
}

/** Days that a period shown week by week has at most. */
const longestByWeek = 100

/** First days of the weeks (from the period's first day on) or months of a period. */
function startsOf({ from, to }: Period): string[] {
  const byWeek = daysAfter(from, longestByWeek) > to
  const starts: string[] = []
  for (let at = from; at <= to; at = byWeek ? daysAfter(at, 7) : monthStart(at, 1)) starts.push(at)
  return starts
}

/** What happened in each week of a month or quarter, or in each month of a year; every day of the period once. */
export function trendOf(period: Period, counts: readonly DayCount[]): TrendPart[] {
  const starts = startsOf(period)
  return starts.map((from, index) => {
    const next = starts[index + 1]
    const to = next === undefined ? period.to : daysAfter(next, -1)
    return { from, to, ...totalsOf(counts.filter(({ day }) => day >= from && day <= to)) }
  })
}
