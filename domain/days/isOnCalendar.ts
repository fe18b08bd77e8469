import { dayOf } from './dayOf.ts'

/** Whether the calendar has a day written `YYYY-MM-DD`. A Date alone would take 30 February for 2 March. */
export function isOnCalendar(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && dayOf(at) === day
}
