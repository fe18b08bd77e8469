import { hang } from './hang.ts'
import type { HungPanel, Span } from './panel.ts'
import { span } from './span.ts'
import { taperedEnds } from './taperedEnds.ts'

interface Ears {
  readonly wallName: string
  readonly wallSide: 'top' | 'bottom'
  readonly wall: Span
  readonly reach: number
  readonly gap: number
  readonly taperDegrees: number
  readonly from: number
  readonly to: number
}

/**
 * The two ears at the ends of a wall, `gap` mm clear of the base so that they slide into a double wall or behind an end.
 */
export function earsOf({ wallName, wallSide, wall, reach, gap, taperDegrees, from, to }: Ears): HungPanel[] {
  const along = wall.flat - gap
  return (['left', 'right'] as const).map(side =>
    hang(side, {
      name: `${wallName} ear ${side}`,
      role: 'ear',
      along: span(along, wall.formed),
      offset: span(wallSide === 'top' ? gap : 0, 0),
      out: span(reach),
      from,
      to,
      ...taperedEnds(reach, along, taperDegrees),
    }),
  )
}
