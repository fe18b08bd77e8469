import { asWritten, plainDay } from './plainDay.ts'

/** The day `days` after another (before it when negative), both `YYYY-MM-DD`. */
export const daysAfter = (day: string, days: number): string => asWritten(plainDay(day).add(days, 'day'))
