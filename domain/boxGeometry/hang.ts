import type { Hinge, HungPanel, Panel, Side, Trim } from './panel.ts'

type Hanging = Pick<Panel, 'name' | 'role'> & {
  along: number
  out: number
  offset?: number
  children?: readonly HungPanel[]
  trimLow?: Trim | null
  trimHigh?: Trim | null
} & Partial<Pick<Hinge, 'angle' | 'from' | 'to' | 'rule' | 'shift' | 'slit'>> &
  Partial<Pick<Panel, 'notches' | 'holes' | 'marks'>>

/**
 * A panel hung from the given side of its parent: `along` is its length on the hinge, `out` how far it reaches outwards,
 * `offset` where it begins, from the side's left or bottom end. Folds by 90 degrees over the whole folding unless told.
 */
export function hang(
  side: Side,
  {
    name,
    role,
    along,
    out,
    offset = 0,
    angle = 90,
    from = 0,
    to = 1,
    rule = 'CREASE',
    shift = 0,
    slit = 0,
    children = [],
    trimLow = null,
    trimHigh = null,
    notches = [],
    holes = [],
    marks = [],
  }: Hanging,
): HungPanel {
  const upright = side === 'top' || side === 'bottom'
  return {
    name,
    role,
    width: upright ? along : out,
    height: upright ? out : along,
    hinge: { side, offset, angle, from, to, rule, shift, slit },
    trimLow,
    trimHigh,
    notches,
    holes,
    marks,
    children,
  }
}
