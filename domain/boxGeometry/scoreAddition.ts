import type { Flute } from './flutes.ts'
import type { FlapStyle } from './styles.ts'

const fullOverlap = new Set<FlapStyle>(['02', '03', '05', '06'])

/**
 * What the score-to-score length of a slotted box gets beyond its depth (mm): half of the flute's addition for each end,
 * rounded up together; a box with flaps at one end only has the half-slotted addition, or half of the full-overlap one.
 */
export function scoreAddition(top: FlapStyle, bottom: FlapStyle, flute: Flute): number {
  const flapped = [top, bottom].filter(flap => flap !== 'none')
  const [only] = flapped
  if (only === undefined) return 0
  if (flapped.length === 1)
    return fullOverlap.has(only) ? Math.ceil(flute.fullOverlap.depth / 2) : flute.halfSlotted.depth
  const ends = flapped.map(flap => (fullOverlap.has(flap) ? flute.fullOverlap : flute.regular).depth / 2)
  return Math.ceil(ends.reduce((sum, end) => sum + end, 0))
}
