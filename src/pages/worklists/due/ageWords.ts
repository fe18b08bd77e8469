import { daysBetween } from '#domain/days'
import { localDay } from './localDay.ts'

/** Days that have passed since a moment, by the reader's calendar: `today`, `1 d`, `12 d`. */
export function ageWords(since: string, now: Date): string {
  const days = daysBetween(localDay(new Date(since)), localDay(now))
  return days <= 0 ? 'today' : `${days} d`
}
