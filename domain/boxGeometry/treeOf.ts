import { type Names, worth } from './formula.ts'
import { hang } from './hang.ts'
import type { HungPanel, Mark, Notch, Panel, Side, Trim } from './panel.ts'
import { rootPanel } from './rootPanel.ts'
import type { CornerCut, PanelRow, PieceTable } from './styleTable.ts'
import { tongueSlots } from './tongueSlots.ts'

interface Place {
  readonly parent: string
  readonly side: Side
  readonly isCreased: boolean
}

const sides: readonly Side[] = ['bottom', 'right', 'top', 'left']

const placeOf = (hangs: string): Place | null => {
  const [, parent = '', mark = '', edge = ''] = /^(.*)([.~])(\w+)$/.exec(hangs) ?? []
  const side = sides.find(each => each === edge)
  return side === undefined ? null : { parent, side, isCreased: mark === '.' }
}

const trimOf = (cut: CornerCut | undefined, names: Names): Trim | null =>
  cut === undefined
    ? null
    : { along: worth(cut[0], names), out: worth(cut[1], names), round: cut[2] === 'round' }

const far: Record<Side, Side> = { top: 'top', bottom: 'bottom', left: 'left', right: 'right' }

/**
 * The panel tree of a piece's rows, in the names' numbers (mm); it folds between 0 and `folded`, row by row in their order.
 * Every tongue gets its slot in the panel that it folds through.
 */
export function treeOf(piece: PieceTable, names: Names, folded: number): Panel {
  const { panels } = piece
  const last = Math.max(1, ...panels.map(([, , , , , , order]) => order))
  const of = (formula: string) => worth(formula, names)

  const hung = (row: PanelRow, { side, isCreased }: Place): HungPanel => {
    const [name, role, , offset, width, height, order, extras = {}] = row
    const upright = side === 'top' || side === 'bottom'
    const [along, out] = upright ? [of(width), of(height)] : [of(height), of(width)]
    return hang(side, {
      name,
      role,
      along,
      out,
      offset: of(offset),
      angle: isCreased ? (extras.angle ?? 90) : 0,
      from: (folded * (order - 1)) / last,
      to: (folded * order) / last,
      rule: isCreased ? 'CREASE' : 'NONE',
      shift: extras.shift === undefined ? 0 : of(extras.shift),
      slit: extras.slit === undefined ? 0 : of(extras.slit),
      trimLow: trimOf(extras.ends ?? extras.low, names),
      trimHigh: trimOf(extras.ends ?? extras.high, names),
      notches: notchOf(extras.notch, along, side),
      marks: markOf(extras.crease, side, out),
      children: childrenOf(name),
    })
  }
  const notchOf = (notch: readonly [string, string] | undefined, along: number, side: Side): Notch[] => {
    if (notch === undefined) return []
    const width = of(notch[0])
    return [{ side: far[side], offset: (along - width) / 2, width, depth: of(notch[1]) }]
  }
  const markOf = (
    crease: readonly [string, string, string, string] | undefined,
    side: Side,
    out: number,
  ): Mark[] => {
    if (crease === undefined) return []
    const [a, b, c, d] = crease.map(of)
    const at = (along = 0, outwards = 0) => {
      const away = side === 'top' || side === 'right' ? outwards : out - outwards
      return side === 'top' || side === 'bottom' ? { x: along, y: away } : { x: away, y: along }
    }
    return [{ rule: 'CREASE', from: at(a, b), to: at(c, d) }]
  }
  const childrenOf = (parent: string): HungPanel[] =>
    panels.flatMap(row => {
      const place = placeOf(row[2])
      return place?.parent === parent ? [hung(row, place)] : []
    })

  const [first] = panels
  if (first === undefined) throw new RangeError(`Piece ${piece.name} has no panels.`)
  const [name, role, , , width, height] = first
  const root = rootPanel({
    name,
    role,
    width: of(width),
    height: of(height),
    children: childrenOf(name),
  })
  return tongueSlots(root, piece, names)
}
