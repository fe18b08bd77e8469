import { asWritten, plainDay } from './plainDay.ts'

/** The first day of the month `months` after that of a day, `YYYY-MM-DD`. */
export const monthStart = (day: string, months = 0): string =>
  asWritten(plainDay(day).startOf('month').add(months, 'month'))
