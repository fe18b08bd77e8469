import type { Hinge, HungPanel, Panel, Side, Span, Trim } from './panel.ts'
import { span } from './span.ts'

type Hanging = Pick<Panel, 'name' | 'role'> & {
  along: Span
  out: Span
  offset?: Span
  children?: readonly HungPanel[]
  trimLow?: Trim | null
  trimHigh?: Trim | null
} & Partial<Pick<Hinge, 'angle' | 'from' | 'to' | 'rule'>>

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
    offset = span(0),
    angle = 90,
    from = 0,
    to = 1,
    rule = 'CREASE',
    children = [],
    trimLow = null,
    trimHigh = null,
  }: Hanging,
): HungPanel {
  const upright = side === 'top' || side === 'bottom'
  return {
    name,
    role,
    width: upright ? along : out,
    height: upright ? out : along,
    hinge: { side, offset, angle, from, to, rule },
    trimLow,
    trimHigh,
    notches: [],
    holes: [],
    children,
  }
}
