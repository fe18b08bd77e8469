import { isoDay } from './isoDay.ts'

/** The parts of a moment as a calendar and a clock show it, padded. */
export interface InstantParts {
  readonly day: string
  readonly month: string
  readonly year: string
  readonly hour: string
  readonly minute: string
}

const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|([+-]\d{2}):?(\d{2})?)?)?$/

/** The moment of an ISO text, and whether it is a plain day; null when it is none, or on no day of the calendar. */
function read(written: string): { readonly moment: Date; readonly isDay: boolean } | null {
  const [, year, month, day, time, zone, hours, minutes = '00'] = iso.exec(written) ?? []
  // A Date would take 30 February for 2 March.
  const onDay = isoDay(Number(year), Number(month), Number(day))
  if (onDay === null) return null
  const offset = zone === undefined || zone === 'Z' ? 'Z' : `${hours}:${minutes}`
  return { moment: new Date(`${onDay}T${time ?? '00:00'}${offset}`), isDay: time === undefined }
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
  const at = typeof value === 'string' ? read(value) : { moment: value, isDay: false }
  if (at === null || Number.isNaN(at.moment.getTime())) return null
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone: at.isDay ? 'UTC' : timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at.moment)
  const part = (type: string) => parts.find(p => p.type === type)?.value ?? ''
  return {
    day: part('day'),
    month: part('month'),
    year: part('year').padStart(4, '0'),
    hour: part('hour'),
    minute: part('minute'),
  }
}
