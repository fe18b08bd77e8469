import type { Axis, Blank, BlankPiece, PanelRole } from '#domain/boxGeometry'
import { decimal } from './decimal.ts'
import { fold, foldAlone } from './fold.ts'
import { type AxisIndex, type Plate, plateOf, reachOf } from './plate.ts'
import { platesMeet } from './platesMeet.ts'

/** Somewhere a folded blank does not come out as it should: the panel or piece, and a sentence. */
export interface FoldFault {
  readonly where: string
  readonly message: string
}

const indexOf: Readonly<Record<Axis, AxisIndex>> = { x: 0, y: 1, z: 2 }
const axes = ['x', 'y', 'z'] as const

/** Roles of panels that lie inside what is measured. */
const within: readonly PanelRole[] = ['tuck', 'lock', 'roll', 'web', 'tongue']

/** As near as sums of fractions come (mm). */
const hair = 0.02

const platesOf = (piece: BlankPiece): Plate[] =>
  foldAlone(piece).flatMap(panel => {
    const plate = plateOf(panel)
    return plate === null ? [] : [plate]
  })

/** From where to where the room of a piece reaches along an axis: from inner face to inner face, or to the rim. */
function roomAlong(
  piece: BlankPiece,
  plates: readonly Plate[],
  axis: Axis,
  caliper: number,
): [number, number] {
  const { inside = [0, 0, 0], open = [], counts = [] } = piece.room ?? {}
  const index = indexOf[axis]
  const { root } = piece
  const middle = [root.width / 2, root.height / 2, caliper / 2 + inside[2] / 2][index] ?? 0
  const apart = new Set(
    piece.flat.flatMap(({ panel: { name, role } }) =>
      within.includes(role) && !counts.includes(name) ? [name] : [],
    ),
  )
  const facing = plates.filter(({ across, name }) => across === index && !apart.has(name))
  const reaches = plates.map(plate => reachOf(plate, index, caliper))
  return [
    open.includes(`${axis}-`)
      ? Math.min(...reaches.map(([low]) => low))
      : Math.max(...facing.filter(({ at }) => at < middle).map(({ at }) => at + caliper / 2)),
    open.includes(`${axis}+`)
      ? Math.max(...reaches.map(([, high]) => high))
      : Math.min(...facing.filter(({ at }) => at >= middle).map(({ at }) => at - caliper / 2)),
  ]
}

function sizeFaults(piece: BlankPiece, caliper: number, play: number): FoldFault[] {
  const { room } = piece
  if (room === null) return []
  const plates = platesOf(piece)
  return axes.flatMap(axis => {
    const [low, high] = roomAlong(piece, plates, axis, caliper)
    const wanted = room.inside[indexOf[axis]]
    if (Math.abs(high - low - wanted) <= caliper / 2 + play + hair) return []
    const is = decimal(high - low, 2)
    return [{ where: piece.name, message: `Inside along ${axis} it is ${is} mm, not ${decimal(wanted, 2)}.` }]
  })
}

const together = (groups: BlankPiece['meets'], a: string, b: string) =>
  groups.some(group => group.includes(a) && group.includes(b))

function meetingFaults(blank: Blank, play: number): FoldFault[] {
  const { panels, caliper } = fold(blank, 1)
  const plates = panels.flatMap(panel => plateOf(panel) ?? [])
  const parents = new Map(
    blank.pieces.flatMap(piece =>
      piece.flat.map(({ panel, parent }) => [`${piece.name}/${panel.name}`, piece.flat[parent]?.panel.name]),
    ),
  )
  const meets = blank.pieces.flatMap(piece => piece.meets)
  return plates.flatMap((a, index) =>
    plates.slice(index + 1).flatMap(b => {
      const isOnePiece = a.piece === b.piece && a.copy === b.copy
      const isHinged =
        isOnePiece &&
        (parents.get(`${a.piece}/${a.name}`) === b.name || parents.get(`${b.piece}/${b.name}`) === a.name)
      if (isHinged || together(meets, a.name, b.name)) return []
      const deep = platesMeet(a, b, caliper)
      if (deep <= play + hair) return []
      return [{ where: a.name, message: `It stands ${decimal(deep, 2)} mm in ${b.name}.` }]
    }),
  )
}

function fitFaults({ fits, pieces, flute }: Blank): FoldFault[] {
  const { caliper } = flute
  return fits.flatMap(({ outer, outerAxis, inner, innerAxis, atLeast, atMost }) => {
    const over = pieces.find(({ name }) => name === outer)
    const under = pieces.find(({ name }) => name === inner)
    if (over === undefined || under === undefined)
      return [{ where: outer, message: 'There is no such piece.' }]
    const [low, high] = roomAlong(over, platesOf(over), outerAxis, caliper)
    const reaches = platesOf(under).map(plate => reachOf(plate, indexOf[innerAxis], caliper))
    const outside =
      Math.max(...reaches.map(([, most]) => most)) - Math.min(...reaches.map(([least]) => least))
    const gap = high - low - outside
    if (gap >= atLeast - hair && gap <= atMost + hair) return []
    return [{ where: outer, message: `It leaves ${decimal(gap, 2)} mm around ${inner} along ${outerAxis}.` }]
  })
}

/**
 * Where a blank, folded shut with the thickness of its board, does not come out: a room that is more than half a caliper off
 * the inside size, a panel that stands in another one, a lid that does not go over its body. What passes through each other
 * on purpose is left out, as are panels that hang from each other. Boxes by the flute master have a millimetre more, because
 * the master has whole ones. Own thickness model.
 */
export function foldFaults(blank: Blank): FoldFault[] {
  const play = blank.style.flaps === null ? 0 : 1
  return [
    ...blank.pieces.flatMap(piece => sizeFaults(piece, blank.flute.caliper, play)),
    ...meetingFaults(blank, play),
    ...fitFaults(blank),
  ]
}
