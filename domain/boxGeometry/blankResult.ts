import type { Trace } from '#domain/trace'
import type { BlankOptions } from './blankOptions.ts'
import type { Flute } from './flutes.ts'
import type { Panel, PanelRole } from './panel.ts'
import type { PlacedPanel } from './placePanels.ts'
import type { RuleLine } from './ruleLine.ts'
import type { Problem, Size } from './size.ts'
import type { Style } from './styles.ts'
import type { FitOfPieces, Room, Seat } from './template.ts'

/** A panel's rectangle on the flat blank, from its lower left corner (mm). */
export interface BlankPanel {
  readonly name: string
  readonly role: PanelRole
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Lengths of rule in mm; `trim` is the perimeter of the sheet, for the knives that trim it (our own reading). */
export interface RuleLengths {
  readonly cut: number
  readonly crease: number
  readonly perforation: number
  readonly halfCut: number
  readonly trim: number
}

/** Areas in m²: of the sheet, and of the board that is left of it. */
export interface Areas {
  readonly sheet: number
  readonly blank: number
}

/**
 * One flat blank: its sheet (mm), the spans between creases across the corrugator (they sum to `sheetWidth`) and along the
 * folder-gluer (they sum to `sheetLength` less the additional trim), its panels and its rules.
 */
export interface BlankPiece {
  readonly name: string
  readonly quantity: number
  readonly size: Size
  readonly sheetLength: number
  readonly sheetWidth: number
  readonly corrCreases: readonly number[]
  readonly ffgCreases: readonly number[]
  readonly panels: readonly BlankPanel[]
  readonly rules: readonly RuleLine[]
  readonly ruleLengths: RuleLengths
  readonly areas: Areas
  readonly root: Panel
  readonly flat: readonly PlacedPanel[]
  readonly seats: readonly Seat[]
  readonly flutes: 'x' | 'y'
  readonly room: Room | null
  readonly meets: readonly (readonly string[])[]
}

/**
 * What a style comes to. The measures are those of the first piece (the box, the body, the long strip); `pieces` has every
 * piece of a set and `setAreas` the m² of all of them together. `formed` is the size the whole folds to.
 */
export interface Blank extends BlankPiece {
  readonly method: 'panel tree'
  readonly masterDataVersion: string
  readonly style: Style
  readonly flute: Flute
  readonly options: BlankOptions
  readonly formedSize: Size
  readonly fits: readonly FitOfPieces[]
  readonly additionalTrim: number
  readonly pieces: readonly BlankPiece[]
  readonly setAreas: Areas
  readonly warnings: readonly string[]
  readonly trace: Trace
}

export type BlankResult =
  | { readonly ok: true; readonly blank: Blank }
  | { readonly ok: false; readonly problems: readonly Problem[] }
