/**
 * A length known twice (mm): `flat` on the blank, with what the board's thickness adds, and `formed` in the erected box,
 * made of board without thickness. The blank, its creases and its rules come from the one, the folded box from the other,
 * and both from one panel, so they can't disagree.
 */
export interface Span {
  readonly flat: number
  readonly formed: number
}

export type Layout = keyof Span

export type Side = 'bottom' | 'right' | 'top' | 'left'

export type PanelRole =
  | 'sheet'
  | 'strip'
  | 'base'
  | 'wall'
  | 'lid'
  | 'flap'
  | 'lap'
  | 'ear'
  | 'roll'
  | 'inner'
  | 'tongue'
  | 'tuck'
  | 'lock'

/** What is pressed into the board where a panel hangs from its parent; NONE is board that goes on. */
export type HingeRule = 'CREASE' | 'PERF' | 'HALFCUT' | 'NONE'

/**
 * How a panel hangs from its parent: on which side, how far from that side's low end (left or bottom),
 * by how many degrees it folds towards the inside, and in which part of the folding (0 to 1).
 */
export interface Hinge {
  readonly side: Side
  readonly offset: Span
  readonly angle: number
  readonly from: number
  readonly to: number
  readonly rule: HingeRule
}

/** A far corner cut away: so much along the hinge and so much outwards, straight or as a quarter circle. */
export interface Trim {
  readonly along: number
  readonly out: number
  readonly round: boolean
}

/** A slot from a free side inwards; `offset` from the side's low end. */
export interface Notch {
  readonly side: Side
  readonly offset: Span
  readonly width: number
  readonly depth: number
}

/** A rectangle cut out of a panel, from the panel's lower left corner. */
export interface Hole {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * One rectangle of board and the panels that hang from it. `width` runs along x and `height` along y of the flat blank.
 * `trimLow` and `trimHigh` are the far corners at the low and at the high end of the hinge.
 */
export interface Panel {
  readonly name: string
  readonly role: PanelRole
  readonly width: Span
  readonly height: Span
  readonly hinge: Hinge | null
  readonly trimLow: Trim | null
  readonly trimHigh: Trim | null
  readonly notches: readonly Notch[]
  readonly holes: readonly Hole[]
  readonly children: readonly HungPanel[]
}

/** A panel that hangs from another. */
export type HungPanel = Panel & { readonly hinge: Hinge }
