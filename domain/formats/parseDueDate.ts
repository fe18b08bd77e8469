import { isoDay } from './isoDay.ts'

const accepted = /^(\d{1,2})-(\d{1,2})-(\d{4})$/

/**
 * The day as `YYYY-MM-DD` of a due date typed as DD-MM-YYYY, D-MM-YYYY, DD-M-YYYY or D-M-YYYY, and of nothing
 * else; null when it is not one of these or no day of the calendar. Source: 000 §5.
 */
export function parseDueDate(typed: string): string | null {
  const parts = accepted.exec(typed)
  return parts === null ? null : isoDay(Number(parts[3]), Number(parts[2]), Number(parts[1]))
}
