const millimetres: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 }
const perInch = 25.4

/** A whole number, one with decimals, or one with a fraction as on a ruler: `16 1/2`. */
const written = /^(?:(\d+)[\s-]+)?(\d+)\/([1-9]\d*)$|^(\d+(?:\.\d+)?|\.\d+)$/
const withUnit = /^(.*?\d)\s*(mm|cm|m|inches|inch|in|"|”|″)$/i

function readNumber(typed: string): number | null {
  const found = written.exec(typed.trim())
  if (found === null) return null
  const [, whole = '0', over, under, plain] = found
  return plain === undefined ? Number(whole) + Number(over) / Number(under) : Number(plain)
}

/**
 * A length with its unit as people write it, `16 in`, `40cm`, `16 1/2"`: in mm, to a tenth; null without a unit, and when it
 * is no length. Our own.
 */
export function parseLength(typed: string): number | null {
  const found = withUnit.exec(typed.trim())
  const value = found === null ? null : readNumber(found[1] ?? '')
  if (found === null || value === null) return null
  const factor = millimetres[(found[2] ?? '').toLowerCase()] ?? perInch
  return Math.round(value * factor * 10) / 10
}
