import type { SheetLimits } from '#domain/corrugator'

/** What a work centre does to the goods. */
export type RouteOperation =
  | 'CORR'
  | 'LAMINATE'
  | 'PRINT'
  | 'SLOT'
  | 'FFG'
  | 'DIECUT'
  | 'GLUE'
  | 'STITCH'
  | 'TAPE'
  | 'WAX'
  | 'OUTSIDE'
  | 'SLITTER'
  | 'DESPATCH'

/** What a work centre can do inside its own operation. */
export type Capability = 'GLUE' | 'STITCH' | 'TAPE' | 'DIE' | 'WAX'

/** A sheet the item may be made from, mm. */
export interface RouteSheet {
  readonly length: number
  readonly width: number
  readonly numberUp: number
  /** The board of the run on this sheet, money, as far as it is known before a route is; missing counts 0. */
  readonly boardCost?: number
  /** Crease positions across this sheet; missing: those of the job. */
  readonly creases?: number
  /** Blanks beside each other along the sheet's length and across it, where they are a grid. */
  readonly alongLength?: number
  readonly alongWidth?: number
  /** How it is slit into blanks: runs through the slitter, and how often a part of one sheet is fed in all of them. */
  readonly slitting?: { readonly runs: number; readonly feeds: number }
}

/** How blanks come from a sheet of several, for a style that is made from single blanks otherwise. */
export type SeveralUp = 'slit' | 'dieCut'

/** The item to be routed. */
export interface RouteJob {
  readonly quantity: number
  /** FEFCO style; its first two digits are the family. */
  readonly style: string
  /** 00 none, 01 glued, 02 taped, 03 stitched; null is not chosen. */
  readonly closureCode: string | null
  readonly isDieCut: boolean
  /** The sheets hold several blanks of a style that is not die-cut; missing: they don't. */
  readonly severalUp?: SeveralUp
  /** Litho sheets that are laminated to the board, each in a pass of its own; 0: it is not litho. */
  readonly lithoSheets: number
  /** Colours printed on the board itself; 0 for plain, preprinted and litho items. */
  readonly colours: number
  readonly isWaxed: boolean
  /** A process outside the plant is needed before despatch. */
  readonly needsOutsideProcess: boolean
  /** Sheets are bought, so no corrugator is needed. */
  readonly isBoardBought: boolean
  readonly flute: string
  /** mm */
  readonly caliper: number
  /** Sizes to choose from, one at least. */
  readonly sheets: readonly RouteSheet[]
  /** The single blank, for the steps after cutting; null is not known. */
  readonly blank: { readonly length: number; readonly width: number } | null
  /** Crease positions across the web. */
  readonly creases: number
  /** Price of a square metre of board, for what the steps spoil. */
  readonly boardPricePerSqm: number
  /** Plants, alone or joined with a cost centre, that make the board grade variant; null is not known. */
  readonly boardPlants: readonly string[] | null
  /** minLinealMeter of the variant; null is not known. */
  readonly boardGradeMetres: number | null
  /** Plants that may be used; null for all. */
  readonly plants: readonly string[] | null
  readonly mayUseExternal: boolean
  readonly deliveryRegion: string | null
}

/** A work centre of the master data; null is not known or not limited. */
export interface RouteWorkCentre {
  readonly code: string
  readonly plantCode: string
  readonly costCentreCode: string | null
  readonly operation: RouteOperation
  readonly limits: SheetLimits
  /** Takes a sheet turned by a quarter. */
  readonly canRotate: boolean
  readonly flutes: readonly string[] | null
  readonly minCaliper: number | null
  readonly maxCaliper: number | null
  readonly maxColours: number
  readonly maxCreases: number | null
  readonly capabilities: readonly Capability[]
  readonly regionsServed: readonly string[] | null
  readonly isExternal: boolean
  readonly setupHours: number
  readonly hourRate: number
  /** Sheets an hour; null where a step takes no time by the piece. */
  readonly speed: number | null
  /** Sheets lost at set-up, and the share lost while running. */
  readonly setupWaste: number
  readonly runWaste: number
  /** What an external work centre charges for a thousand sheets and for the run. */
  readonly pricePerThousand: number
  readonly fixedPrice: number
  /** Work-centre attributes min_lineal_metre and min_no_of_passes. */
  readonly minLinealMetre: number | null
  readonly minNoOfPasses: number | null
}

/** One step that a route needs, whoever does it. */
export interface RouteNeed {
  readonly operation: RouteOperation
  readonly colours: number
  readonly capabilities: readonly Capability[]
  /** The box is closed in this step. */
  readonly closes: boolean
}

export interface RouteSettings {
  /** Moving an order between two plants, either way. */
  readonly transfers: readonly { readonly from: string; readonly to: string; readonly cost: number }[]
  /** Between plants not listed; null where there is no transport. */
  readonly otherTransfer: number | null
  /** What a run below a work centre's minimum counts as, so that it is taken only when nothing else is near. */
  readonly minimumRunPenalty: number
  /** Routes to offer beside the best. */
  readonly alternatives: number
  /** Steps to choose from instead of those of the product; despatch is added where it is missing. */
  readonly sequences?: readonly (readonly RouteNeed[])[]
}

/** Our own choice. */
export const defaultRouteSettings: RouteSettings = {
  transfers: [],
  otherTransfer: null,
  minimumRunPenalty: 250,
  alternatives: 2,
}
