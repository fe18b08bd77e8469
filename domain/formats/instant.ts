/** The parts of a moment as a calendar and a clock show it, padded. */
export interface InstantParts {
  readonly day: string
  readonly month: string
  readonly year: string
  readonly hour: string
  readonly minute: string
}

const dayOnly = /^(\d{4})-(\d{2})-(\d{2})$/
const withoutZone = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/

/**
 * The calendar parts of an ISO text or a Date, in `timeZone` (an IANA name; undefined: the local one), or null
 * when it is no moment. A plain day stays that day in every zone; a time without a zone is UTC, as stored.
 */
export function instantParts(
  value: string | Date | null | undefined,
  timeZone: string | undefined,
): InstantParts | null {
  if (value === null || value === undefined || value === '') return null
  const plain = typeof value === 'string' ? dayOnly.exec(value) : null
  const moment = typeof value === 'string' ? new Date(withoutZone.test(value) ? `${value}Z` : value) : value
  if (Number.isNaN(moment.getTime())) return null
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone: plain ? 'UTC' : timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: string) => parts.find(p => p.type === type)?.value ?? ''
  return {
    day: part('day'),
    month: part('month'),
    year: part('year').padStart(4, '0'),
    hour: part('hour'),
    minute: part('minute'),
  }
}
