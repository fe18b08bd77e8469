import type { BoxFactors, McKeeCoefficients, Ply, StackingFactors } from '#domain/board'
import type { BoardGrade, BoardGradeVariant } from '#domain/boardGrades'
import type { Allowances, Flute, OwnStyle } from '#domain/boxGeometry'
import type { CorrugatorSettings, DieCutSettings } from '#domain/corrugator'
import type { FreightRate, LithoSheet, Rate, WaxCoat } from '#domain/costTape'
import type {
  Overhang,
  PalletPattern,
  PalletTopType,
  PalletType,
  StrappingType,
  StretchWrap,
  TruckType,
} from '#domain/palletisation'
import type { Capability, RouteOperation, RouteSettings } from '#domain/routing'
import type { AniloxTable, FormeRates, PreprintCoverage, StereoRates } from '#domain/tooling'
import type { TrimRow } from '#domain/trim'

/** A paper a plant keeps; the price is among the plant's rates. */
export interface Paper {
  readonly code: string
  readonly description: string
  readonly role: Ply['role']
  /** g/m² */
  readonly gsm: number
  /** kN/m; null is not known. */
  readonly sct: number | null
  /** mm; null is not known. */
  readonly caliper: number | null
}

/** A board grade with its papers from the outside in; a measured edge crush of a variant wins over the papers' sum. */
export interface EstimatingGrade
  extends BoardGrade<
    BoardGradeVariant & { readonly minLinealMeter: number; readonly measuredEct: number | null }
  > {
  readonly description: string
  readonly flute: string
  readonly papers: readonly { readonly role: Ply['role']; readonly paperCode: string }[]
}

/** What a work centre does; an outside store is no step the routing chooses. */
export type WorkCentreOperation = RouteOperation | 'STORE'

/** Names as the specification writes them; null is not known. Lengths in mm, metres of web, passes. */
export interface WorkCentreAttributes {
  readonly min_sheet_length: number | null
  readonly max_sheet_length: number | null
  readonly min_sheet_width: number | null
  readonly max_sheet_width: number | null
  readonly min_lineal_metre: number | null
  readonly min_no_of_passes: number | null
}

/** What a work centre costs; null where nobody has entered it. */
export interface WorkCentreRates {
  readonly crew: Rate
  /** An hour of one person. */
  readonly labourRate: Rate
  readonly kilowatts: Rate
  readonly steamPerSqm: Rate
  readonly depreciationPerHour: Rate
  /** Of an external work centre. */
  readonly pricePerThousand: Rate
  readonly fixedPrice: Rate
}

export interface EstimatingWorkCentre {
  readonly id: number
  readonly code: string
  readonly description: string
  readonly plantCode: string
  readonly costCentreCode: string | null
  readonly operation: WorkCentreOperation
  readonly attributes: WorkCentreAttributes
  readonly canRotate: boolean
  readonly flutes: readonly string[] | null
  readonly minCaliper: number | null
  readonly maxCaliper: number | null
  readonly maxColours: number
  readonly maxCreases: number | null
  readonly capabilities: readonly Capability[]
  readonly regionsServed: readonly string[] | null
  readonly isExternal: boolean
  /** Eligible for palletisation. */
  readonly canPalletise: boolean
  readonly setupHours: number
  readonly speed: number | null
  readonly setupWaste: number
  readonly runWaste: number
  /** Null for a person who may not see rates. */
  readonly rates: WorkCentreRates | null
}

/** Settings of the engines at one plant, ready to hand to them. */
export interface PlantSettings {
  readonly allowances: Allowances
  readonly foldedFlat: { readonly springBack: number; readonly strapCompression: number }
  readonly corrugator: CorrugatorSettings
  readonly dieCut: DieCutSettings
  readonly board: { readonly starchPerGlueLine: number; readonly edgeCrushFactor: number }
  readonly mckee: McKeeCoefficients
  readonly boxFactors: BoxFactors
  readonly stackingFactors: StackingFactors
  readonly anilox: AniloxTable
  readonly inkWaste: number
  readonly preprint: PreprintCoverage
}

/** The ink of a print process. */
export interface InkRates {
  /** Wet film, g/m². */
  readonly gsm: number
  readonly washKg: number
  readonly pricePerKg: Rate
}

/** What a varnish or a film costs where it is laid over print. */
export interface FinishRates {
  readonly pricePerSqm: Rate
  readonly makeReady: Rate
}

/** Rates of one plant; money in its country's currency. */
export interface PlantCosting {
  readonly costingUom: number
  readonly paperPrices: Readonly<Record<string, Rate>>
  readonly starchPricePerKg: Rate
  readonly brokeCreditPerTonne: Rate
  readonly pricePerKwh: Rate
  /** Making of the web beside its paper, for the choice of a deckle. */
  readonly webPricePerMetre: number
  /** By print process code. */
  readonly inks: Readonly<Record<string, InkRates>>
  /** By closing operation. */
  readonly closures: Readonly<Record<'GLUE' | 'STITCH' | 'TAPE', Rate>>
  readonly wax: WaxCoat
  readonly litho: Omit<LithoSheet, 'length' | 'width' | 'numberUp' | 'finishes'>
  /** By code of the varnish. */
  readonly varnishes: Readonly<Record<string, FinishRates>>
  /** By code of the film. */
  readonly laminations: Readonly<Record<string, FinishRates>>
  readonly terms: {
    readonly fixedLabourShare: number
    readonly markUp: number
    readonly commission: number
  }
  readonly forme: FormeRates
  readonly stereo: StereoRates
  readonly toolingMarkUp: number
  readonly handUnloadingPerPallet: number
  /** By code: a load's pallet, its top, a metre of strap, a metre of film. */
  readonly palletPrices: Readonly<Record<string, Rate>>
  readonly palletTopPrices: Readonly<Record<string, Rate>>
  readonly strapPricesPerMetre: Readonly<Record<string, Rate>>
  readonly filmPricesPerMetre: Readonly<Record<string, Rate>>
}

export interface PlantMasters {
  readonly code: string
  readonly description: string
  readonly costCentreCode: string
  readonly state: string
  readonly countryCode: 'AU' | 'NZ'
  /** The region its goods leave from. */
  readonly regionCode: string
  /** By code. */
  readonly flutes: Readonly<Record<string, Flute>>
  readonly papers: readonly Paper[]
  readonly settings: PlantSettings
  readonly workCentres: readonly EstimatingWorkCentre[]
  /** Paper widths it keeps, mm, ascending. */
  readonly deckles: readonly number[]
  readonly trims: readonly TrimRow[]
  /** Null for a person who may not see rates. */
  readonly costing: PlantCosting | null
}

/** Everything the engines need to know of the company to estimate a box. */
export interface EngineMasters {
  /** Changes whenever any of the master data does. */
  readonly masterDataVersion: string
  readonly plants: readonly PlantMasters[]
  readonly boardGrades: readonly EstimatingGrade[]
  /** Styles that the company keeps beside the built-in ones. */
  readonly ownStyles: readonly OwnStyle[]
  readonly palletTypes: readonly PalletType[]
  readonly palletTops: readonly PalletTopType[]
  readonly palletPatterns: readonly PalletPattern[]
  readonly overhangs: readonly Overhang[]
  readonly strappingTypes: readonly StrappingType[]
  readonly stretchWraps: readonly StretchWrap[]
  /** Those whose inside is known. */
  readonly truckTypes: readonly TruckType[]
  /** Empty for a person who may not see rates. */
  readonly freight: readonly FreightRate[]
  readonly routing: Pick<RouteSettings, 'transfers' | 'otherTransfer' | 'minimumRunPenalty' | 'alternatives'>
}
