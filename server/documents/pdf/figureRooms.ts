/** Room between a figure and the next. */
const gap = 0.5

/** How far a figure stands over an end of its span at most. */
const over = 2.5

/**
 * The width that each figure of a row of measures may take, from the lengths of their spans and the widths that they would
 * have, all in points: its span, and what its neighbours leave of theirs. Figures never touch.
 */
export function figureRooms(spans: readonly number[], widths: readonly number[]): number[] {
  const spareOf = (index: number): number => {
    const span = spans[index]
    return span === undefined ? over : Math.max(span - gap - (widths[index] ?? 0), 0) / 2
  }
  return spans.map((span, index) => span - gap + 2 * Math.min(over, spareOf(index - 1), spareOf(index + 1)))
}
