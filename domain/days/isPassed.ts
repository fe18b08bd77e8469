import { isOnCalendar } from './isOnCalendar.ts'

/** Whether a day, `YYYY-MM-DD`, is over on another; nothing is said of the same day, later ones and what is no day. */
export const isPassed = (day: string | null, today: string): boolean =>
  day !== null && isOnCalendar(day) && day < today
