import type { Side, Trim } from './panel.ts'
import type { PlacedPanel } from './placePanels.ts'
import type { Point, Stroke } from './stroke.ts'

/** One side of a panel, walked counter-clockwise, and what its next corner is cut to (null for a sharp corner). */
export interface PanelSide {
  readonly side: Side
  readonly from: Point
  readonly to: Point
  readonly corner: Stroke | null
}

type Corner = 'bottomRight' | 'topRight' | 'topLeft' | 'bottomLeft'
interface Cut {
  readonly dx: number
  readonly dy: number
  readonly round: boolean
}
const sharp: Cut = { dx: 0, dy: 0, round: false }

/** The far corners of a panel by the side of the parent it hangs from: at the low and at the high end of the hinge. */
const farCorners: Record<Side, readonly [Corner, Corner]> = {
  top: ['topLeft', 'topRight'],
  bottom: ['bottomLeft', 'bottomRight'],
  right: ['bottomRight', 'topRight'],
  left: ['bottomLeft', 'topLeft'],
}

const cutOf = (trim: Trim | null, upright: boolean, width: number, height: number): Cut => {
  if (trim === null) return sharp
  const dx = Math.min(upright ? trim.along : trim.out, width)
  const dy = Math.min(upright ? trim.out : trim.along, height)
  if (!trim.round) return { dx, dy, round: false }
  const radius = Math.min(dx, dy)
  return { dx: radius, dy: radius, round: true }
}

/** The four sides of a placed panel in the order bottom, right, top, left, with its far corners trimmed. */
export function panelSides({ panel, x, y, width, height }: PlacedPanel): PanelSide[] {
  const cuts: Record<Corner, Cut> = {
    bottomRight: sharp,
    topRight: sharp,
    topLeft: sharp,
    bottomLeft: sharp,
  }
  if (panel.hinge !== null) {
    const { side } = panel.hinge
    const upright = side === 'top' || side === 'bottom'
    const [low, high] = farCorners[side]
    cuts[low] = cutOf(panel.trimLow, upright, width, height)
    cuts[high] = cutOf(panel.trimHigh, upright, width, height)
  }
  const right = x + width
  const top = y + height
  const { bottomLeft, bottomRight, topRight, topLeft } = cuts
  const corner = (cut: Cut, from: Point, to: Point, centre: Point): Stroke | null => {
    if (cut.dx === 0 || cut.dy === 0) return null
    return cut.round ? { kind: 'arc', from, to, centre, radius: cut.dx } : { kind: 'line', from, to }
  }
  const bottomFrom = { x: x + bottomLeft.dx, y }
  const bottomTo = { x: right - bottomRight.dx, y }
  const rightFrom = { x: right, y: y + bottomRight.dy }
  const rightTo = { x: right, y: top - topRight.dy }
  const topFrom = { x: right - topRight.dx, y: top }
  const topTo = { x: x + topLeft.dx, y: top }
  const leftFrom = { x, y: top - topLeft.dy }
  const leftTo = { x, y: y + bottomLeft.dy }
  return [
    {
      side: 'bottom',
      from: bottomFrom,
      to: bottomTo,
      corner: corner(bottomRight, bottomTo, rightFrom, { x: bottomTo.x, y: rightFrom.y }),
    },
    {
      side: 'right',
      from: rightFrom,
      to: rightTo,
      corner: corner(topRight, rightTo, topFrom, { x: topFrom.x, y: rightTo.y }),
    },
    {
      side: 'top',
      from: topFrom,
      to: topTo,
      corner: corner(topLeft, topTo, leftFrom, { x: topTo.x, y: leftFrom.y }),
    },
    {
      side: 'left',
      from: leftFrom,
      to: leftTo,
      corner: corner(bottomLeft, leftTo, bottomFrom, { x: bottomFrom.x, y: leftTo.y }),
    },
  ]
}
