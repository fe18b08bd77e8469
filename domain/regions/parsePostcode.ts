/** A postcode as its four digits, a missing leading 0 put back, or null when it is none. */
export function parsePostcode(text: string): string | null {
  const digits = text.trim()
  return /^\d{3,4}$/.test(digits) ? digits.padStart(4, '0') : null
}
