import { dueDate } from '#domain/validation'
import { describeRule, nothingTyped } from './builders.ts'

describeRule('form-due-date: a due date in DD-MM-YYYY, D-MM-YYYY, DD-M-YYYY or D-M-YYYY', dueDate, {
  passes: ['11-05-2026', '1-05-2026', '01-5-2026', '1-5-2026', '29-02-2024', '31-12-1999'],
  refuses: ['2026-05-11', '11/05/2026', '11-05-26', '30-02-2026', '1-13-2026', ' 1-5-2026', 'x', '0-5-2026'],
  says: 'Invalid date',
  empty: nothingTyped,
})
