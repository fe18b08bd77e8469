import { parseDay } from '#domain/formats'
import { text } from '#domain/messages'
import { isEmpty } from './isEmpty.ts'

/**
 * The message when the day (year-month-day or day-month-year) is not after `today` (`YYYY-MM-DD`), or no day at
 * all; else null. Source: 000 §5.
 */
export function dateAfterToday(value: string | null | undefined, today: string): string | null {
  if (isEmpty(value)) return null
  const day = parseDay(value.trim())
  if (day === null) return text('formInvalidDate')
  return day > today ? null : text('formDateAfterToday')
}
