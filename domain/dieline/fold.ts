import {
  type Blank,
  type BlankPiece,
  type PanelRole,
  type PlacedPanel,
  type Point,
  panelOutline,
  type Seat,
  strokePoints,
  type Vector,
} from '#domain/boxGeometry'
import { after } from './after.ts'
import { moved } from './moved.ts'
import { still, type Transform } from './transform.ts'
import { turnAbout } from './turnAbout.ts'
import { windowed } from './windowed.ts'

/**
 * A panel in space (mm): the corners of its outline in the middle of its board, and for each of them the point of the flat
 * blank's drawing it belongs to, so that artwork can be laid on it. `inwards` is the way its inside looks.
 */
export interface FoldedPanel {
  readonly piece: string
  readonly copy: number
  readonly name: string
  readonly role: PanelRole
  readonly inwards: Vector
  readonly points: readonly Vector[]
  readonly artwork: readonly Point[]
}

/**
 * A blank folded by a fraction; `caliper` is how thick every panel is, half of it on either side of its corners, `extent` the
 * size of what there is between those middles, `up` the axis that points to the opening.
 */
export interface FoldModel {
  readonly fraction: number
  readonly caliper: number
  readonly panels: readonly FoldedPanel[]
  readonly extent: Vector
  readonly up: 'y' | 'z'
}

/** The turn of a panel about the line on which it hangs from its parent. */
const hingeTurn = ({ panel }: PlacedPanel, parent: PlacedPanel, fraction: number): Transform => {
  if (panel.hinge === null) return still
  const { side, angle } = panel.hinge
  const degrees = angle * windowed(fraction, panel.hinge)
  switch (side) {
    case 'top':
      return turnAbout('x', degrees, [0, parent.y + parent.height, 0])
    case 'bottom':
      return turnAbout('x', -degrees, [0, parent.y, 0])
    case 'right':
      return turnAbout('y', -degrees, [parent.x + parent.width, 0, 0])
    case 'left':
      return turnAbout('y', degrees, [parent.x, 0, 0])
  }
}

/** Panels that share a straight crease come to lie on each other as they fold. */
const offCrease = ({ panel: { hinge } }: PlacedPanel, fraction: number): Transform =>
  hinge === null || hinge.shift === 0
    ? still
    : { ...still, shift: [0, 0, hinge.shift * windowed(fraction, hinge)] }

const seatTransform = (seat: Seat, fraction: number): Transform => {
  const part = windowed(fraction, seat)
  const between = (start: number, end: number) => start + (end - start) * part
  const { apart, shift } = seat
  return {
    ...after(turnAbout('z', seat.turnZ * part), turnAbout('x', seat.turnX * part)),
    shift: [between(apart[0], shift[0]), between(apart[1], shift[1]), between(apart[2], shift[2])],
  }
}

const movedTo = (shift: Vector): Transform => ({ ...still, shift })

const foldPiece = (
  piece: BlankPiece,
  seats: readonly Seat[],
  origin: Point,
  fraction: number,
): FoldedPanel[] => {
  const [root] = piece.flat
  if (root === undefined) return []
  const turns: Transform[] = []
  for (const placed of piece.flat) {
    const parent = piece.flat[placed.parent]
    const before = turns[placed.parent] ?? still
    turns.push(
      parent === undefined
        ? still
        : after(before, after(hingeTurn(placed, parent, fraction), offCrease(placed, fraction))),
    )
  }
  return seats.flatMap((seat, copy) => {
    const toSeat = after(movedTo([origin.x, origin.y, 0]), seatTransform(seat, fraction))
    const place = after(toSeat, movedTo([-root.x, -root.y, 0]))
    return piece.flat.flatMap((placed, index): FoldedPanel[] => {
      const turn = turns[index]
      if (turn === undefined || placed.width === 0 || placed.height === 0) return []
      const outline = panelOutline(placed).flatMap(stroke => strokePoints(stroke).slice(0, -1))
      const transform = after(place, turn)
      return [
        {
          piece: piece.name,
          copy,
          name: placed.panel.name,
          role: placed.panel.role,
          inwards: moved({ ...transform, shift: [0, 0, 0] }, [0, 0, 1]),
          points: outline.map(({ x, y }) => moved(transform, [x, y, 0])),
          artwork: outline,
        },
      ]
    })
  })
}

const alone: Seat = { turnX: 0, turnZ: 0, shift: [0, 0, 0], apart: [0, 0, 0], from: 0, to: 1 }

/** One piece of a blank folded shut, by itself: its first panel lies in the x-y plane with its lower left corner at 0, 0. */
export function foldAlone(piece: BlankPiece): FoldedPanel[] {
  return foldPiece(piece, [alone], { x: 0, y: 0 }, 1)
}

/**
 * The blank folded by a fraction from 0 (flat) to 1 (closed), as polygons in space. Every panel turns about the line on which
 * it hangs from its parent, in its own part of the folding; walls before flaps. Creases lie in the middle of the board, and
 * what the thickness adds to a panel is what makes the closed box hold its inside size: `foldFaults` says where it does not.
 */
export function fold(blank: Blank, fraction: number): FoldModel {
  const part = Math.min(1, Math.max(0, fraction))
  const [main] = blank.flat
  const origin = { x: main?.x ?? 0, y: main?.y ?? 0 }
  const panels = blank.pieces.flatMap(piece => foldPiece(piece, piece.seats, origin, part))
  const points = panels.flatMap(panel => panel.points)
  const reach = (axis: 0 | 1 | 2) => {
    const values = points.map(point => point[axis])
    return Math.max(...values) - Math.min(...values)
  }
  return {
    fraction: part,
    caliper: blank.flute.caliper,
    panels,
    extent: [reach(0), reach(1), reach(2)],
    up: main?.panel.role === 'wall' ? 'y' : 'z',
  }
}
