import { dayIn, parseDay } from '#domain/formats'

/** Whether a day that was entered is over; nothing is said of today, later days and what is no day. */
export const isPassed = (day: string | null): boolean =>
  day !== null && parseDay(day) === day && day < dayIn(new Date())

/** What it means that goods are wanted on a day that is over already. It stays as it is: what was asked for was asked for. */
export const requiredWords = (day: string | null): string | undefined =>
  isPassed(day) ? 'That day is over: nothing can be delivered then any more.' : undefined
