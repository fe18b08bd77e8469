/** Room round the bars, in pixels: below them for their names. */
export const room = { top: 16, right: 8, bottom: 52, left: 40 } as const

/** Columns narrower than this have no room for figures beside each other, in pixels: there they stand upright. */
const narrow = 30

/** Room below the bars for their names where these stand steep, in pixels. */
const steepNames = 68

/** Room above the highest bar for a figure that stands upright, in pixels. */
const upright = 40

/** How wide a column of so many bars is, and between which heights the bars stand, in pixels from the top. */
export function waterfallRoom(width: number, height: number, bars: number) {
  const column = (width - room.left - room.right) / bars
  const isNarrow = column < narrow
  const ceiling = isNarrow ? upright : room.top
  // Where the room is too low for bars at all, they are flat instead of upside down.
  const floor = Math.max(ceiling, height - (isNarrow ? steepNames : room.bottom))
  return { column: Math.max(0, column), isNarrow, ceiling, floor }
}
