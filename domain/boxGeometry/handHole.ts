import type { Hole } from './panel.ts'

/** A hand in a glove goes through; mm. */
const width = 95
const height = 32
/** From its upper edge to the fold above it, and the least board beside and under it; mm. */
const below = 60
const rim = 25

/**
 * The hand hole of a wall so wide and high, mm: round at its ends, in the middle, under the upper fold. Null where too
 * little board would be left around it. Our own choice, from what the trade usually cuts.
 */
export function handHole(wall: { readonly width: number; readonly height: number }): Hole | null {
  if (wall.width < width + 2 * rim || wall.height < below + height + rim) return null
  return { x: (wall.width - width) / 2, y: wall.height - below - height, width, height, isRound: true }
}
