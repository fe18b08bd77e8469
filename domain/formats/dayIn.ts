import { instantParts } from './instant.ts'

/**
 * The day of a moment as `YYYY-MM-DD` in `timeZone`, an IANA name; left out: where the program runs. '' for no moment.
 * A day is the company's, or that of who looks: in UTC it would still be yesterday until mid-morning in Melbourne.
 */
export function dayIn(at: Date, timeZone?: string): string {
  const parts = instantParts(at, timeZone)
  return parts === null ? '' : `${parts.year}-${parts.month}-${parts.day}`
}
