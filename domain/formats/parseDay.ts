import { strictDay } from '#domain/days'
import { parseDueDate } from './parseDueDate.ts'

const yearFirst = ['YYYY-MM-DD', 'YYYY-M-DD', 'YYYY-MM-D', 'YYYY-M-D']

/**
 * The day as `YYYY-MM-DD` of a text in year-month-day or day-month-year order, or null when it is neither.
 * Source: 000 §5 (the two formats of the date rules).
 */
export const parseDay = (typed: string): string | null => strictDay(typed, yearFirst) ?? parseDueDate(typed)
