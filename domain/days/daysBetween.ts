import { plainDay } from './plainDay.ts'

/** Days from a day to another, both `YYYY-MM-DD`; negative when the other comes before. */
export const daysBetween = (from: string, to: string): number => plainDay(to).diff(plainDay(from), 'day')
