import { instantParts } from './instant.ts'

/** A day as manual orders write it, DD/MM/YYYY; what is no date shows as ''. Source: 000 §1. */
export function manualOrderDate(value: string | Date | null | undefined, timeZone?: string): string {
  const at = instantParts(value, timeZone)
  return at === null ? '' : `${at.day}/${at.month}/${at.year}`
}
