import { dateAfterToday } from '#domain/validation'
import { describeRule, nothingTyped } from './builders.ts'

const rule = (value: string | null | undefined) => dateAfterToday(value, '2026-05-10')

describeRule('form-date-after-today: a date after today, 10 May 2026', rule, {
  // Year-month-day and day-month-year.
  passes: ['2026-05-11', '11-05-2026', '1-6-2026', '2027-1-1', ' 11-05-2026 '],
  refuses: ['2026-05-10', '10-05-2026', '11-05-2025', '2026-05-09', '09-06-2025'],
  says: 'must be after today',
  empty: nothingTyped,
})

describeRule('what is no date', rule, {
  passes: [],
  refuses: ['11/05/2026', '31-06-2026', '2027-02-29', 'tomorrow', '11-05-26'],
  says: 'Invalid date',
  empty: [],
})

describeRule('over the end of a year', value => dateAfterToday(value, '2026-12-31'), {
  passes: ['01-01-2027'],
  refuses: ['31-12-2026', '30-12-2026'],
  says: 'must be after today',
  empty: [],
})
