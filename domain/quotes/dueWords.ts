import { daysBetween } from '#domain/days'

/**
 * How far off a due date is on the day `today`, both `YYYY-MM-DD` (a moment that starts so counts as its day):
 * `3 d late`, `today`, `in 5 d`; empty without one. Source: our own.
 */
export function dueWords(dueDate: string | null, today: string): string {
  if (dueDate === null || dueDate === '') return ''
  const days = daysBetween(today, dueDate.slice(0, 10))
  if (days === 0) return 'today'
  return days < 0 ? `${-days} d late` : `in ${days} d`
}
