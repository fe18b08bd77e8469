import type { Point } from './stroke.ts'

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
  | 'web'

/** What is pressed into the board where a panel hangs from its parent; NONE is board that goes on. */
export type HingeRule = 'CREASE' | 'PERF' | 'HALFCUT' | 'NONE'

/**
 * How a panel hangs from its parent: on which side, how far from that side's low end (left or bottom),
 * by how many degrees it folds towards the inside, and in which part of the folding (0 to 1).
 */
export interface Hinge {
  readonly side: Side
  readonly offset: number
  readonly angle: number
  readonly from: number
  readonly to: number
  readonly rule: HingeRule
  /** How far the folded panel lies off its crease towards its own inside, mm, because two layers share one straight crease. */
  readonly shift: number
  /** How far the crease is cut in from either end, mm: the slit that locks a tuck. */
  readonly slit: number
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
  readonly offset: number
  readonly width: number
  readonly depth: number
}

/** A rectangle cut out of a panel, from the panel's lower left corner; round at its ends on the left and right when so. */
export interface Hole {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isRound?: boolean
}

/** A rule inside a panel, from the panel's lower left corner. */
export interface Mark {
  readonly rule: Exclude<HingeRule, 'NONE'>
  readonly from: Point
  readonly to: Point
}

/**
 * One rectangle of board (mm) and the panels that hang from it, with what the board's thickness adds. `width` runs along x and `height` along y of the flat blank.
 * `trimLow` and `trimHigh` are the far corners at the low and at the high end of the hinge.
 */
export interface Panel {
  readonly name: string
  readonly role: PanelRole
  readonly width: number
  readonly height: number
  readonly hinge: Hinge | null
  readonly trimLow: Trim | null
  readonly trimHigh: Trim | null
  readonly notches: readonly Notch[]
  readonly holes: readonly Hole[]
  readonly marks: readonly Mark[]
  readonly children: readonly HungPanel[]
}

/** A panel that hangs from another. */
export type HungPanel = Panel & { readonly hinge: Hinge }
