import { parseSize } from './parseSize.ts'

/** A box as people write it in one line; what is not said is left out. */
export interface WrittenBox {
  readonly length: number
  readonly width: number
  readonly depth: number
  /** Letters of the flute, in capitals. */
  readonly flute?: string
  readonly quantity?: number
}

const inches = 'in|inch|inches|"|”'
/** Three numbers with their unit, then perhaps a flute, then perhaps a quantity. */
const written = new RegExp(
  `^(.*?\\d)\\s*(mm|cm|${inches})?(?:\\s+([a-z]{1,3}))?(?:\\s+(\\d{1,3}(?:,\\d{3})+|\\d{2,}))?$`,
  'i',
)
const millimetres: Readonly<Record<string, number>> = { mm: 1, cm: 10 }
const perInch = 25.4

const tenths = (value: number): number => Math.round(value * 10) / 10

/**
 * A box as people write it, `400x300x250 C 5000`: size, then flute and quantity where they are said. Sizes in mm, also
 * from `cm` and inches (`in`, `"`), to a tenth; null when it is not three numbers. Our own.
 */
export function parseBox(typed: string): WrittenBox | null {
  // Each number may carry its unit: 16" x 12" x 10".
  const plain = typed.trim().replace(/\s*["”]\s*(?=[x×*])/gi, ' ')
  const whole = parseSize(plain)
  if (whole !== null) return whole
  const found = written.exec(plain)
  const size = found === null ? null : parseSize(found[1] ?? '')
  if (found === null || size === null) return null
  const [, , unit = 'mm', flute, quantity] = found
  const factor = millimetres[unit.toLowerCase()] ?? perInch
  return {
    length: tenths(size.length * factor),
    width: tenths(size.width * factor),
    depth: tenths(size.depth * factor),
    ...(flute === undefined ? {} : { flute: flute.toUpperCase() }),
    ...(quantity === undefined ? {} : { quantity: Number(quantity.replaceAll(',', '')) }),
  }
}
