import { isOnCalendar } from '#domain/days'

/** The parts of a moment as a calendar and a clock show it, padded. */
export interface InstantParts {
  readonly day: string
  readonly month: string
  readonly year: string
  readonly hour: string
  readonly minute: string
}

const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|([+-]\d{2}):?(\d{2})?)?)?$/

const two = (value: number): string => String(value).padStart(2, '0')

/** The moment of an ISO text, or the parts of a plain day; null when it is none, or on no day of the calendar. */
function read(written: string): Date | InstantParts | null {
  const [, year = '', month = '', day = '', time, zone, hours, minutes = '00'] = iso.exec(written) ?? []
  const onDay = `${year}-${month}-${day}`
  if (!isOnCalendar(onDay)) return null
  if (time === undefined) return { day, month, year, hour: '00', minute: '00' }
  return new Date(`${onDay}T${time}${zone === undefined || zone === 'Z' ? 'Z' : `${hours}:${minutes}`}`)
}

/** Making one takes longer than using it a hundred times, and a list shows hundreds of dates. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

const localParts = (at: Date): InstantParts => ({
  day: two(at.getDate()),
  month: two(at.getMonth() + 1),
  year: String(at.getFullYear()).padStart(4, '0'),
  hour: two(at.getHours()),
  minute: two(at.getMinutes()),
})

function partsIn(timeZone: string, at: Date): InstantParts {
  const parts = clockIn(timeZone).formatToParts(at)
  const part = (type: string) => parts.find(p => p.type === type)?.value ?? ''
  return {
    day: part('day'),
    month: part('month'),
    year: part('year').padStart(4, '0'),
    hour: part('hour'),
    minute: part('minute'),
  }
}

/**
 * The calendar parts of an ISO text or a Date, in `timeZone` (an IANA name; undefined: the local one), or null
 * when it is no moment. A plain day stays that day in every zone; a time without a zone is UTC, as stored.
 */
export function instantParts(
  value: string | Date | null | undefined,
  timeZone: string | undefined,
): InstantParts | null {
  if (value === null || value === undefined) return null
  const at = typeof value === 'string' ? read(value) : value
  if (!(at instanceof Date)) return at
  if (Number.isNaN(at.getTime())) return null
  return timeZone === undefined ? localParts(at) : partsIn(timeZone, at)
}
