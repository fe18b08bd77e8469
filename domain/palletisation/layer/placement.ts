/** A box's rectangle as the searches draw it: corner and extents in steps. */
export type PlaceBox = (x: number, y: number, extentX: number, extentY: number) => void

/** Where a piece stands in the whole: its own axes, turned or mirrored, from a corner of its own. */
export interface Placement {
  readonly x: number
  readonly y: number
  readonly flipX: boolean
  readonly flipY: boolean
  /** The piece's first axis runs along the whole's second. */
  readonly isTurned: boolean
}

export const unmoved: Placement = { x: 0, y: 0, flipX: false, flipY: false, isTurned: false }

/** Where a piece stands in the whole whose corner is at (`x`, `y`) of a piece that stands at `outer`. */
export function placeWithin(outer: Placement, x: number, y: number, flipX = false, flipY = false): Placement {
  const [alongX, alongY] = outer.isTurned ? [y, x] : [x, y]
  const [mirrorX, mirrorY] = outer.isTurned ? [flipY, flipX] : [flipX, flipY]
  return {
    x: outer.x + (outer.flipX ? -alongX : alongX),
    y: outer.y + (outer.flipY ? -alongY : alongY),
    flipX: outer.flipX !== mirrorX,
    flipY: outer.flipY !== mirrorY,
    isTurned: outer.isTurned,
  }
}

/** The same place for a piece whose two axes changed their names. */
export function turned(placement: Placement): Placement {
  return { ...placement, isTurned: !placement.isTurned }
}

/** Draws a box of a piece that stands at `placement` with `place`. */
export function placeThrough(placement: Placement, place: PlaceBox): PlaceBox {
  return (x, y, extentX, extentY) => {
    const [fromX, fromY] = placement.isTurned ? [y, x] : [x, y]
    const [sizeX, sizeY] = placement.isTurned ? [extentY, extentX] : [extentX, extentY]
    place(
      placement.flipX ? placement.x - fromX - sizeX : placement.x + fromX,
      placement.flipY ? placement.y - fromY - sizeY : placement.y + fromY,
      sizeX,
      sizeY,
    )
  }
}
