import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(customParseFormat)

/** How a plain day is written everywhere between people: stored, sent and compared. */
const written = 'YYYY-MM-DD'

/** A plain day to reckon with. It is kept in UTC, where no clock is ever put forward and a day has 24 hours. */
export const plainDay = (day: string): Dayjs => dayjs.utc(day)

/** A day that was reckoned as `YYYY-MM-DD`. */
export const asWritten = (day: Dayjs): string => day.format(written)

/** The day as `YYYY-MM-DD` of a text that is exactly in one of the formats and on the calendar; else null. */
export function strictDay(typed: string, formats: readonly string[]): string | null {
  const day = formats.map(format => dayjs.utc(typed, format, true)).find(read => read.isValid())
  return day === undefined ? null : asWritten(day)
}
