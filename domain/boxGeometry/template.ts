import type { TraceEntry } from '#domain/trace'
import type { Allowances } from './allowances.ts'
import type { BlankOptions } from './blankOptions.ts'
import type { Flute } from './flutes.ts'
import type { Panel } from './panel.ts'
import type { Problem, Size } from './size.ts'
import type { Style } from './styles.ts'

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

/** One blank of a set: its panel tree, the inside size it is made for and a seat for each copy. */
export interface DraftPiece {
  readonly name: string
  readonly size: Size
  readonly root: Panel
  readonly seats: readonly Seat[]
}

/** What a style's template makes; with problems, there are no pieces. `formed` is the size of the whole when folded. */
export interface Draft {
  readonly pieces: readonly DraftPiece[]
  readonly formed: Size
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
