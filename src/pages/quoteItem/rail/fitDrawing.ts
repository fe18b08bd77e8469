/** Room for a drawing, or the size of what is drawn. */
export interface Extent {
  readonly width: number
  readonly height: number
}

/** Of the measures beside a drawing, px. */
export const measureSize = 12

/** Clear of the edges on all four sides, px: at the left and below there is room for a measure. */
const margins = { top: 14, right: 16, bottom: 34, left: 38 } as const

/** Where a thing is drawn in its room, px: its lower left corner, and pixels a millimetre. */
export interface Fitted extends Extent {
  readonly left: number
  readonly top: number
  readonly scale: number
}

/** As large as a thing of so many mm fits in a room of so many px, in its middle, with margins on all four sides. */
export function fitDrawing(room: Extent, thing: Extent): Fitted {
  const free = {
    width: Math.max(1, room.width - margins.left - margins.right),
    height: Math.max(1, room.height - margins.top - margins.bottom),
  }
  const scale = Math.min(free.width / thing.width, free.height / thing.height)
  const [width, height] = [thing.width * scale, thing.height * scale]
  return {
    scale,
    width,
    height,
    left: margins.left + (free.width - width) / 2,
    top: margins.top + (free.height - height) / 2,
  }
}
