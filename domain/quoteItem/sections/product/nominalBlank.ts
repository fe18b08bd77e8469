import type { Product } from './product.ts'
import { style09Variant } from './style09Variant.ts'

type Shape = Pick<
  Product,
  | 'styleCarton'
  | 'styleVariant'
  | 'fefCoVariantCode'
  | 'length'
  | 'width'
  | 'depth'
  | 'styleTopFlap'
  | 'styleBottomFlap'
  | 'topFlapAdjustment'
  | 'bottomFlapAdjustment'
>

/** Length of the longest flap by flap style, from length, width and flap adjustment of the box. */
const flapLengths = new Map<string, (length: number, width: number, adjustment: number) => number>(
  Object.entries({
    '01': (_: number, width: number) => width / 2,
    '02': (_: number, width: number, adjustment: number) => (width + adjustment) / 2,
    '03': (_: number, width: number) => width,
    '04': (length: number, width: number) => Math.max(length, width) / 2,
    '05': (length: number) => length / 2,
    '06': (length: number, width: number) => Math.max(width, length / 2),
    '09': (_: number, width: number, adjustment: number) => Math.max(0, (width - adjustment) / 2),
  }),
)

/**
 * The smallest size, mm, that a blank of this box can have, or null when style or size don't tell: style 02 walls
 * and flaps, style 08 the walls alone, style 09 the flat piece. Without allowances for the board, so that no true
 * blank is smaller. Flaps: FEFCO 0200-0209; the bound itself is our own (rule of thumb).
 */
export function nominalBlank(item: Shape): { length: number; width: number } | null {
  const length = item.length ?? 0
  const width = item.width ?? 0
  const depth = item.depth ?? 0
  if (length <= 0 || width <= 0 || depth < 0) return null
  if (item.styleCarton === '09') {
    // Only a flat piece has the blank that its length and width say; the others fold or are made of strips.
    return style09Variant(item)?.depth === 'mustBeZero' ? { length, width } : null
  }
  if (item.styleCarton !== '02' && item.styleCarton !== '08') return null
  const flap = (style: string, adjustment: number | null) =>
    item.styleCarton === '02' ? (flapLengths.get(style)?.(length, width, adjustment ?? 0) ?? 0) : 0
  return {
    length: 2 * (length + width),
    width:
      depth +
      flap(item.styleTopFlap, item.topFlapAdjustment) +
      flap(item.styleBottomFlap, item.bottomFlapAdjustment),
  }
}
