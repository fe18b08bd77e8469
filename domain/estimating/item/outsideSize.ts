import type { Blank } from '#domain/boxGeometry'
import type { UnitSize } from './enteredSize.ts'

/** Boards above each other at top and bottom together. */
const boardsHigh = ({ style }: Blank): number => (style.flaps === null ? 2 : 4)

/**
 * A box as it stands erected, mm: its inside with a board on each side, and the flaps or panels that close it. Rule of
 * thumb, our own.
 */
export function outsideSize(blank: Blank): UnitSize {
  const { caliper } = blank.flute
  const { length, width, depth } = blank.size
  return {
    length: length + 2 * caliper,
    width: width + 2 * caliper,
    thickness: depth + boardsHigh(blank) * caliper,
  }
}
