/** Millimetres added to each side. */
export interface SizeChange {
  readonly length: number
  readonly width: number
  readonly depth: number
}
export type Side = keyof SizeChange

/** Millimetres that one side is changed by at the most: beyond it is another box. */
export const farthestWin = 10
/** Millimetres of two sides together. */
const farthestTogether = 6

const unchanged: SizeChange = { length: 0, width: 0, depth: 0 }

/** Down and up by so many mm, the smaller first. */
const stepsTo = (reach: number) => Array.from({ length: reach }, (_, i) => [-1 - i, i + 1]).flat()

/** The sides that a change moves. */
export const movedSides = (change: SizeChange): Side[] =>
  (['length', 'width', 'depth'] as const).filter(side => change[side] !== 0)

/**
 * The sizes near by: one side by up to so many mm, then two sides by up to 6 mm together; the smaller changes first, and
 * the sides in their order. A sheet has no depth to change.
 */
export function sizeChanges(reach: number, hasDepth: boolean): SizeChange[] {
  const sides: readonly Side[] = hasDepth ? ['length', 'width', 'depth'] : ['length', 'width']
  const within = Math.min(farthestWin, Math.max(0, Math.floor(reach)))
  const together = Math.min(farthestTogether, within)
  const one = sides.flatMap(side => stepsTo(within).map(by => ({ ...unchanged, [side]: by })))
  const two = sides.flatMap((first, i) =>
    sides
      .slice(i + 1)
      .flatMap(second =>
        stepsTo(together).flatMap(by =>
          stepsTo(together - Math.abs(by)).map(also => ({ ...unchanged, [first]: by, [second]: also })),
        ),
      ),
  )
  return [...one, ...two.sort((a, b) => millimetresOf(a) - millimetresOf(b))]
}

/** Of all sides together. */
export const millimetresOf = ({ length, width, depth }: SizeChange): number =>
  Math.abs(length) + Math.abs(width) + Math.abs(depth)
