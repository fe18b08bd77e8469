import { parseLength } from './parseLength.ts'
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

const unit = 'mm|cm|inches|inch|in|"|”|″'
/** A size, then perhaps a flute, then perhaps a quantity. */
const written = new RegExp(
  `^(.*?\\d\\s*(?:${unit})?)(?:[\\s,;]+(?!(?:${unit})\\b)([a-z]{1,3}))?(?:[\\s,;]+(\\d{1,3}(?:,\\d{3})+|\\d{2,}))?$`,
  'i',
)
const times = /\s*[x×*]\s*/i
const lastUnit = new RegExp(`(${unit})$`, 'i')

/** Three lengths, the last with its unit, the others with theirs or with the last one's. */
function sizeWithUnits(typed: string): ReturnType<typeof parseSize> {
  const parts = typed.split(times)
  const [, own] = lastUnit.exec(typed) ?? []
  if (parts.length !== 3 || own === undefined) return null
  const [length, width, depth] = parts.map(part => parseLength(part) ?? parseLength(`${part}${own}`))
  return length == null || width == null || depth == null ? null : { length, width, depth }
}

const sizeOf = (typed: string) => {
  const plain = typed.trim()
  const [, own] = lastUnit.exec(plain) ?? []
  // 40 30 25 cm: without a × between them only the last one says its unit.
  const apart = own === undefined ? null : parseSize(plain.slice(0, -own.length))
  if (apart === null || own === undefined) return parseSize(plain) ?? sizeWithUnits(plain)
  const { length, width, depth } = apart
  return sizeWithUnits(`${length}x${width}x${depth}${own}`)
}

/**
 * A box as people write it, `400x300x250 C 5000`: size, then flute and quantity where they are said. Sizes in mm, also
 * from `cm` and inches (`in`, `"`, fractions of them), each with its unit or all with the last one's, to a tenth; null when
 * it is not three lengths. Our own.
 */
export function parseBox(typed: string): WrittenBox | null {
  const plain = typed.trim()
  const whole = sizeOf(plain)
  if (whole !== null) return whole
  const found = written.exec(plain)
  const size = found === null ? null : sizeOf(found[1] ?? '')
  if (found === null || size === null) return null
  const [, , flute, quantity] = found
  return {
    ...size,
    ...(flute === undefined ? {} : { flute: flute.toUpperCase() }),
    ...(quantity === undefined ? {} : { quantity: Number(quantity.replaceAll(',', '')) }),
  }
}
