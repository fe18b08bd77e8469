import { instantParts } from './instant.ts'

/**
 * A moment as DD-MM-YYYY HH:mm, in `timeZone` (undefined: the local one). Stored times are UTC.
 * What is no moment shows as ''. Source: 000 §1.
 */
export function dateTime(value: string | Date | null | undefined, timeZone?: string): string {
  const at = instantParts(value, timeZone)
  return at === null ? '' : `${at.day}-${at.month}-${at.year} ${at.hour}:${at.minute}`
}
