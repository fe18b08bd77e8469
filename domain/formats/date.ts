import { instantParts } from './instant.ts'

/**
 * A day as DD-MM-YYYY, in `timeZone` (undefined: the local one). A plain day (`2026-03-01`) never shifts;
 * what is no date shows as ''. Source: 000 §1.
 */
export function date(value: string | Date | null | undefined, timeZone?: string): string {
  const at = instantParts(value, timeZone)
  return at === null ? '' : `${at.day}-${at.month}-${at.year}`
}
