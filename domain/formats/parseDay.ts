import { isoDay } from './isoDay.ts'
import { parseDueDate } from './parseDueDate.ts'

const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

/**
 * The day as `YYYY-MM-DD` of a text in year-month-day or day-month-year order, or null when it is neither.
 * Source: 000 §5 (the two formats of the date rules).
 */
export function parseDay(typed: string): string | null {
  const parts = yearFirst.exec(typed)
  return parts === null ? parseDueDate(typed) : isoDay(Number(parts[1]), Number(parts[2]), Number(parts[3]))
}
