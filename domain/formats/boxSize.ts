import { tidy } from './tidy.ts'

interface Size {
  readonly length: number | null
  readonly width: number | null
  readonly depth: number | null
}

const isSome = (side: number | null): side is number => side !== null && side > 0

/**
 * The inside size of a product, mm: `400 × 300 × 250`, with its unit where one is given; a pad has no depth, `1,140 × 1,140`;
 * a side that is not known yet is a dash, and '' while nothing of it is. Our own.
 */
export function boxSize({ length, width, depth }: Size, unit: 'mm' | '' = ''): string {
  if (![length, width, depth].some(isSome)) return ''
  const sides = isSome(depth) ? [length, width, depth] : [length, width]
  return `${sides.map(side => (isSome(side) ? tidy(side, 2) : '–')).join(' × ')} ${unit}`.trimEnd()
}
