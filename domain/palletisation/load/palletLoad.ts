import type { Trace } from '#domain/trace'
import type { Effort, LayerBox } from '../layer/layer.ts'
import type { Overhang } from '../masterData/overhangs.ts'
import type { PalletPattern } from '../masterData/palletPatterns.ts'
import type { PalletTopType } from '../masterData/palletTopTypes.ts'
import type { PalletType } from '../masterData/palletTypes.ts'
import type { StrappingType } from '../masterData/strappingTypes.ts'
import type { StretchWrap } from '../masterData/stretchWraps.ts'

/** What bundles on pallets and finished goods on pallets have in common; mm and kg. */
export interface PalletInput {
  readonly palletType: PalletType
  readonly palletTop?: PalletTopType
  /** The pattern wished for; column when left out. */
  readonly palletPattern?: PalletPattern
  /** From the floor to the top of the load. */
  readonly maxPalletHeight: number
  readonly overhang?: Overhang
  /** Per edge: at the front as well as at the back, along the pallet's length. */
  readonly overhangFrontBack?: number
  /** Per edge: at each of the two sides, across the pallet's length. */
  readonly overhangSideToSide?: number
  /** What the customer accepts per edge, whatever is asked. */
  readonly maxOverhangFrontMm?: number
  readonly maxOverhangSideMm?: number
  /** Units, not bundles. */
  readonly orderQuantity: number
  /** Weight of one unit; 0 when it isn't known, and then no weight is checked. */
  readonly unitKg: number
  /** What truck or customer lift, pallet included; the pallet's own safe working load counts as well. */
  readonly maxLoadKg?: number
  readonly strapsAcross?: number
  readonly strapsThrough?: number
  readonly strapping?: StrappingType
  readonly stretchWrap?: StretchWrap
  readonly effort?: Effort
  /** false: nobody looks at it, and its drawings are ''. */
  readonly isDrawn?: boolean
  /** The name of the site's own master data. */
  readonly masterDataVersion?: string
}

/** Folded flat units in bundles. */
export interface BundleInput extends PalletInput {
  readonly foldedSizeLength: number
  readonly foldedSizeWidth: number
  /** Thickness of one unit. */
  readonly foldedSizeT: number
  readonly bundleQty: number
  /** Ties round a bundle, 0 or 1. */
  readonly bundleTies?: number
}

/** Erected units, one by one, standing upright. */
export interface FinishedGoodsInput extends PalletInput {
  readonly outerLength: number
  readonly outerWidth: number
  readonly outerDepth: number
  /** Load the lowest unit may carry in a column stack, in kg; left out when it isn't known. */
  readonly allowableKg?: number
}

export interface PalletDrawings {
  /** A layer from above. */
  readonly top: string
  /** The layer above it, the same in a column stack. */
  readonly alternateLayer: string
  /** The whole load, seen along the pallet's width. */
  readonly side: string
}

export interface PalletLoad {
  readonly method: 'palletisation/1'
  readonly masterDataVersion: string
  readonly calculationSuccess: true
  readonly calculationMessage: ''
  readonly palletTypeCode: string
  /** Empty when there is no top, or none that goes with the pallet. */
  readonly palletTopTypeCode: string
  /** The pattern built, which is the column where layers can't interlock. */
  readonly palletPatternCode: string
  readonly bundleQty: number
  readonly bundleTies: number
  readonly bundlesPerLayer: number
  /** No layer can hold more, and whether this one is proved to be best. */
  readonly upperBound: number
  readonly certified: boolean
  /** The search came to its end; without that, a longer one (effort) may find a fuller layer. */
  readonly searchFinished: boolean
  readonly layersPerPallet: number
  readonly limitedBy: 'height' | 'weight' | 'strength'
  /** Units. */
  readonly totalPalletQty: number
  readonly noOfPallets: number
  /** Units on the last pallet. */
  readonly lastPalletQty: number
  readonly unitLoadSizeLength: number
  readonly unitLoadSizeWidth: number
  readonly unitLoadSizeDepth: number
  readonly grossKg: number
  /** Percent of the pallet's area; above 100 where the load overhangs. */
  readonly palletUtilisation: number
  /** The same, at most 100. */
  readonly palletUtilisationCapped: number
  /** Percent of the space over the pallet up to the greatest height. */
  readonly cubeUtilisation: number
  /** The overhang allowed per edge, negative for an edge kept free, and what the load takes of it. */
  readonly overhangFrontBack: number
  readonly overhangSideToSide: number
  readonly usedOverhangFrontBack: number
  readonly usedOverhangSideToSide: number
  /** 0 for a column, near 1 for layers that hold each other well. */
  readonly bondScore: number
  /** Share of a box's strength that the pattern leaves. */
  readonly strengthFactor: number
  readonly strapsAcross: number
  readonly strapsThrough: number
  /** Per pallet, in m. */
  readonly strapMetres: number
  readonly stretchFilmMetres: number
  readonly tiesPerPallet: number
  /** In mm from the pallet's corner; negative where the load overhangs. */
  readonly boxes: readonly LayerBox[]
  readonly alternateBoxes: readonly LayerBox[]
  readonly drawings: PalletDrawings
  /** The three drawings on one sheet, as SVG. */
  readonly palletImage: string
  readonly warnings: readonly string[]
  readonly trace: Trace
}

/** Why there is no load, said as a sentence. */
export interface PalletFailure {
  readonly method: 'palletisation/1'
  readonly masterDataVersion: string
  readonly calculationSuccess: false
  readonly calculationMessage: string
  readonly trace: Trace
}

export type PalletResult = PalletLoad | PalletFailure
