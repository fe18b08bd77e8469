import { date, dateTime, yesNo } from '#domain/formats'

const day = /^\d{4}-\d{2}-\d{2}$/
const moment = /^\d{4}-\d{2}-\d{2}T/

/** A value of the change log as people read it. */
export function logValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return yesNo(value)
  if (Array.isArray(value)) return value.map(logValue).join(', ') || '—'
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => `${name}: ${logValue(part)}`)
      .join(', ')
  }
  const words = String(value)
  if (day.test(words)) return date(words)
  return moment.test(words) ? dateTime(words) : words
}
