import { asWritten, plainDay } from './plainDay.ts'

const isWeekend = (weekday: number): boolean => weekday === 0 || weekday === 6

/** The day `days` working days after another, both `YYYY-MM-DD`: Saturdays and Sundays do not count. Our own. */
export function workingDaysAfter(day: string, days: number): string {
  let at = plainDay(day)
  for (let left = days; left > 0; ) {
    at = at.add(1, 'day')
    if (!isWeekend(at.day())) left -= 1
  }
  return asWritten(at)
}
