import type { TraceEntry } from '#domain/trace'
import type { Allowances } from './allowances.ts'
import type { BlankOptions } from './blankOptions.ts'
import type { Flute } from './flutes.ts'
import type { Panel } from './panel.ts'
import type { Problem, Size } from './size.ts'
import type { Style } from './styles.ts'
import type { Axis, OpenFace } from './styleTable.ts'

export type Vector = readonly [x: number, y: number, z: number]

/**
 * Where one copy of a piece stands in the formed set: turned about x, then about z (degrees), then shifted (mm).
 * Unfolded it lies at `apart`; it moves between the folding fractions `from` and `to`.
 */
export interface Seat {
  readonly turnX: number
  readonly turnZ: number
  readonly shift: Vector
  readonly apart: Vector
  readonly from: number
  readonly to: number
}

/** What a piece holds when it is folded, mm along x, y and z of its first panel, which lies in the x-y plane. */
export interface Room {
  readonly inside: Vector
  /** Faces that are measured to the rim. */
  readonly open: readonly OpenFace[]
  /** What is tucked in, rolled or webbed lies inside what is measured, but for these panels. */
  readonly counts: readonly string[]
}

/** That one piece goes over another: its inside less the other's outside along these axes, mm. */
export interface FitOfPieces {
  readonly outer: string
  readonly outerAxis: Axis
  readonly inner: string
  readonly innerAxis: Axis
  readonly atLeast: number
  readonly atMost: number
}

/** One blank of a set: its panel tree, the inside size it is made for and a seat for each copy. */
export interface DraftPiece {
  readonly name: string
  readonly size: Size
  readonly root: Panel
  readonly seats: readonly Seat[]
  /** The way the flutes run, or the grain of a carton, on the flat drawing. */
  readonly flutes: 'x' | 'y'
  /** Null where it holds nothing: a sheet, a liner, a strip. */
  readonly room: Room | null
  /** Groups of panels that pass through each other on purpose. */
  readonly meets: readonly (readonly string[])[]
}

/** What a style's template makes; with problems, there are no pieces. `formed` is the size of the whole when folded. */
export interface Draft {
  readonly pieces: readonly DraftPiece[]
  readonly formed: Size
  readonly fits: readonly FitOfPieces[]
  readonly trace: readonly TraceEntry[]
  readonly warnings: readonly string[]
  readonly problems: readonly Problem[]
}

export interface Job {
  readonly style: Style
  readonly size: Size
  readonly flute: Flute
  readonly options: BlankOptions
  readonly allowances: Allowances
}

/** A style's shape: from size, flute and options to the panel trees of its pieces. */
export type Template = (job: Job) => Draft
