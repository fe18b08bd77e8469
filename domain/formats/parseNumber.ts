/** Digits, or digits in thousands that a comma or a blank parts; then decimals. */
const written = /^[-+]?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+)(?:\.\d*)?$|^[-+]?\.\d+$/
const parting = /[,\s]/g

/**
 * What was typed as a number: null when empty, NaN when it is none. A comma or a blank may part thousands and nothing else:
 * `1,5` is no 15, and two cells of a spreadsheet are not one number. Our own.
 */
export function parseNumber(typed: string): number | null {
  const plain = typed.trim()
  if (plain === '') return null
  return written.test(plain) ? Number(plain.replace(parting, '')) : Number.NaN
}
