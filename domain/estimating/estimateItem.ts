import type { BlankOptions } from '#domain/boxGeometry'
import type { PriceTerms, RunCharge } from '#domain/costTape'

/** What a box needs of a pallet load: the choices made and what one pallet takes of units, straps and film. */
export interface EstimateLoad {
  readonly palletTypeCode: string
  readonly palletTopTypeCode: string
  readonly strappingTypeCode: string
  readonly stretchWrapCode: string
  readonly unitsPerPallet: number
  /** On one pallet, m. */
  readonly strapMetres: number
  readonly stretchFilmMetres: number
}

/** Where the goods go; a region of null is not known yet, and then no freight is counted. */
export interface EstimateDelivery {
  readonly regionCode: string | null
  readonly secondaryLegRegion: string | null
  /** Its address lies in no region, so that what its freight costs is not known; missing: it does, or there is none yet. */
  readonly isOutsideRegions?: boolean
  /** The customer collects. */
  readonly isPickup: boolean
  readonly isHandUnloading: boolean
}

/** A printed sheet, mm, and how many units are on it. */
export interface PrintedSize {
  readonly length: number
  readonly width: number
  readonly numberUp: number
}

/** What is laid over the print of one side, and of litho its sheet and how many are printed beyond those that are needed. */
export interface SideFinish {
  readonly side: 'FRONT' | 'BACK'
  /** Codes; '' and NONE: nothing is. */
  readonly varnishType: string
  readonly laminationType: string
  /** Share of the sheets of litho; null: the plant's usual. */
  readonly overs: number | null
  /** The sheet of litho as somebody entered it; null, or missing: as large as the one that the route starts with. */
  readonly sheet?: PrintedSize | null
}

/** A box to be routed and costed. What is null the engines choose, or the plant's own default counts. */
export interface EstimateItem {
  /** The plant alone or joined with its cost centre. */
  readonly plantCode: string
  /** FEFCO code. */
  readonly style: string
  /** Inside, mm. */
  readonly length: number
  readonly width: number
  readonly depth: number
  readonly blankOptions: Omit<BlankOptions, 'flutes' | 'allowances' | 'masterDataVersion'>
  readonly boardGrade: string
  readonly boardGradeVariant: string | null
  /** 00 none, 01 glued, 02 taped, 03 stitched. */
  readonly closureCode: string | null
  /** Code of a print process. */
  readonly printProcess: string
  /** Share of the area under each colour, 0 to 1. */
  readonly coverages: readonly number[]
  /** Whether the back is printed too: what is litho has a sheet on each side then. */
  readonly isDoubleSided: boolean
  /** Missing: nothing is laid over the print. */
  readonly finishes?: readonly SideFinish[]
  readonly isWaxed: boolean
  /** m² of one unit as the product states it; null: the sheet of its blank. */
  readonly cartonSqm: number | null
  /** Blanks on a die-cut sheet. */
  readonly numberUp: number | null
  /** mm; null: the cheapest for the largest quantity. */
  readonly paperDeckleWidth: number | null
  /** A square metre of sheets bought from another maker; null: the board is made here. */
  readonly outsideBoardPricePerSqm: number | null
  /** Codes of the work centres to take; null: the cheapest route. */
  readonly workCentres: readonly string[] | null
  readonly mayUseOtherPlants: boolean
  readonly mayUseExternal: boolean
  readonly load: EstimateLoad
  readonly delivery: EstimateDelivery
  /** Processes outside the plant and outside stores. */
  readonly outsideProcesses: readonly RunCharge[]
  readonly terms: {
    readonly basis: PriceTerms['basis']
    readonly markUp: number | null
    readonly commission: number | null
  }
}
