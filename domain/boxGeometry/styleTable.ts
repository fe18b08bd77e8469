import type { PanelRole, Side } from './panel.ts'

/** A sum in the names L, W, D, t and the allowances of its style: numbers, + - * /, min(…), max(…) and parentheses. */
export type Formula = string

/** A far corner cut away: so much along the hinge, so much outwards; straight, or as a quarter circle. */
export type CornerCut = readonly [along: Formula, out: Formula, round?: 'round']

/** What few panels have. */
export interface RowExtras {
  /** Degrees; 90 unless told. */
  readonly angle?: number
  /** The folded panel lies that far off its crease, towards its own inside. */
  readonly shift?: Formula
  /** Both far corners; `low` and `high` are the one at that end of the hinge. */
  readonly ends?: CornerCut
  readonly low?: CornerCut
  readonly high?: CornerCut
  /** In the middle of the free edge. */
  readonly notch?: readonly [width: Formula, depth: Formula]
  /** A crease inside the panel, from a point to a point: along the hinge from its low end, and outwards. */
  readonly crease?: readonly [fromAlong: Formula, fromOut: Formula, toAlong: Formula, toOut: Formula]
  /** Cut into the crease from either end. */
  readonly slit?: Formula
}

/**
 * One panel. It hangs from `parent.edge` by a crease, from `parent~edge` without one, the first from nothing. `offset` is
 * from the edge's left or lower end; `width` runs along x and `height` along y; `order` is when it folds, the first first.
 */
export type PanelRow = readonly [
  name: string,
  role: PanelRole,
  hangs: '' | `${string}.${Side}` | `${string}~${Side}`,
  offset: Formula,
  width: Formula,
  height: Formula,
  order: number,
  extras?: RowExtras,
]

/** Where one copy of a piece stands in the formed set, from the lower left corner of the first piece's first panel. */
export interface SeatRow {
  readonly turnX: number
  readonly turnZ: number
  readonly shift: readonly [x: Formula, y: Formula, z: Formula]
}

export type Axis = 'x' | 'y' | 'z'
export type OpenFace = `${Axis}${'+' | '-'}`

/** One blank of a style; x, y and z are those of its first panel, which lies in the x-y plane with the inside towards z. */
export interface PieceTable {
  readonly name: string
  /** What it holds, along x, y and z; open faces are measured to the rim. */
  readonly inside: readonly [x: Formula, y: Formula, z: Formula]
  readonly open?: readonly OpenFace[]
  /** What is tucked in, rolled or webbed lies inside what is measured, but for these panels. */
  readonly counts?: readonly string[]
  readonly flutes: 'x' | 'y'
  /** Panels that get a slot for every tongue that folds through them: its middle that far from their edge, ends and sides. */
  readonly slots?: readonly (readonly [panel: string, fromEnd: Formula, fromSide?: Formula])[]
  /** Groups of panels that pass through each other on purpose. */
  readonly meets?: readonly (readonly string[])[]
  /** Without any it stays where it lies. */
  readonly seats?: readonly SeatRow[]
  readonly panels: readonly PanelRow[]
}

/** That a piece goes over another: its inside less the other's outside along these axes, between the two. */
export type Fit = readonly [
  outer: string,
  outerAxis: Axis,
  inner: string,
  innerAxis: Axis,
  atLeast: Formula,
  atMost: Formula,
]

/** A comparison that a size must keep, and why. */
export type SizeRule = readonly [rule: string, note: string]

/**
 * A style as data. Allowances are defaults in their order, each in the names before it; a plant can set any of them.
 */
export interface StyleTable {
  readonly allowances: Readonly<Record<string, Formula>>
  readonly rules: readonly SizeRule[]
  readonly fits?: readonly Fit[]
  readonly pieces: readonly PieceTable[]
}

export type StyleTables = Readonly<Record<string, StyleTable>>
