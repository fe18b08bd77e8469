import type { FluteProfile, Ply } from '#domain/board'
import type { InkLayer } from '#domain/tooling'

/** A rate of the master data; null where nobody has entered it, which fails the audit. */
export type Rate = number | null

/** A paper of the board with its price. */
export interface PricedPly extends Ply {
  readonly pricePerTonne: Rate
}

/** Board made on the plant's own corrugator. */
export interface OwnBoard {
  readonly kind: 'own'
  readonly plies: readonly PricedPly[]
  readonly flute: FluteProfile
  /** g/m² */
  readonly starchPerGlueLine: number
  readonly starchPricePerKg: Rate
  /** What a tonne of waste board brings in. */
  readonly brokeCreditPerTonne: Rate
  /** mm */
  readonly deckle: number
  /** Sheets beside each other on the web. */
  readonly numberOut: number
}

/** Sheets bought from another maker. */
export interface BoughtBoard {
  readonly kind: 'bought'
  /** g/m², paper and starch. */
  readonly gsm: number
  readonly pricePerSqm: Rate
}

export interface PricedInk extends InkLayer {
  readonly pricePerKg: Rate
}

/** Wax over the whole unit. */
export interface WaxCoat {
  /** g/m² */
  readonly gsm: number
  readonly pricePerKg: Rate
}

/** A charge of so much a unit and so much a run. */
export interface RunCharge {
  readonly description: string
  readonly perUnit: Rate
  readonly fixed: Rate
}

/** A machine pass; what goes in are sheets, what comes out are `numberUp` pieces of each. */
export interface CostStep {
  readonly workCentre: string
  readonly numberUp: number
  readonly setupHours: Rate
  /** Sheets an hour; null where the step takes no time by the piece. */
  readonly speed: number | null
  /** Sheets lost when the step is set up, and the share lost while it runs. */
  readonly setupWaste: Rate
  readonly runWaste: Rate
  readonly crew: Rate
  /** An hour of one person. */
  readonly labourRate: Rate
  readonly kilowatts: Rate
  /** Steam for a square metre of web; 0 on all but the corrugator. */
  readonly steamPerSqm: Rate
  readonly depreciationPerHour: Rate
  /** A step made by somebody else: its price replaces labour, energy and depreciation. */
  readonly bought?: { readonly perSheet: Rate; readonly fixed: Rate }
}

/** Varnish or film that is laid over print. */
export interface Finish {
  /** As the rates name it: `gloss film`. */
  readonly name: string
  /** Material and laying it on, by the square metre. */
  readonly pricePerSqm: Rate
  /** Getting ready for a run. */
  readonly makeReady: Rate
}

/** A printed sheet laminated to the board. */
export interface LithoSheet {
  /** mm */
  readonly length: number
  readonly width: number
  readonly numberUp: number
  /** Share of paper lost: the overs of the sheet. */
  readonly spoilage: Rate
  readonly paperPricePerSqm: Rate
  /** Printing of one sheet, and of getting the press ready. */
  readonly clickPerSheet: Rate
  readonly makeReady: Rate
  /** g/m² */
  readonly glueGsm: Rate
  readonly gluePricePerKg: Rate
  /** Over its print; missing: nothing is. */
  readonly finishes?: readonly Finish[]
}

/** One leg of the way to the customer. */
export interface FreightLeg {
  /** What it is for, where the explanation names it: `bringing the order from NTH to STH`. */
  readonly what?: string
  readonly perPallet: Rate
  readonly fixed: Rate
  readonly minimum: Rate
}

/** How a price comes from a cost. */
export interface PriceTerms {
  /** Absorption carries all of the cost; marginal leaves out depreciation and the fixed share of labour. */
  readonly basis: 'absorption' | 'marginal'
  /** 0 to 1 */
  readonly fixedLabourShare: number
  /** Fraction of the base. */
  readonly markUp: number
  /** Fraction of the sell price. */
  readonly commission: number
}

/** All that the cost of one item depends on. */
export interface CostJob {
  /** Units the cost is for, usually 1000. */
  readonly costingUom: number
  /** Board in one unit, m². */
  readonly unitSqm: number
  /** The sheet of the first step, mm. */
  readonly sheet: { readonly length: number; readonly width: number }
  readonly board: OwnBoard | BoughtBoard
  readonly inks: readonly PricedInk[]
  /** Share of ink lost beside the wash. */
  readonly inkWaste: number
  /** Varnish over what is printed on the board itself; missing: there is none. */
  readonly varnish?: Finish
  /** Glue, stitches or tape of one unit. */
  readonly closurePerUnit: Rate
  readonly wax: WaxCoat | null
  readonly steps: readonly CostStep[]
  readonly pricePerKwh: Rate
  readonly unitsPerPallet: number
  /** Pallet, straps and wrap. */
  readonly palletCost: Rate
  readonly freight: readonly FreightLeg[]
  readonly outsideStores: readonly RunCharge[]
  readonly litho: { readonly front: LithoSheet | null; readonly back: LithoSheet | null }
  /** Goods bought ready made: their charges replace board, inks, closure, wax, litho and all steps. */
  readonly outsideManufacture: readonly RunCharge[] | null
  /** What was chosen and has no rate, and so costs nothing here, a sentence each. */
  readonly notes?: readonly string[]
  readonly terms: PriceTerms
}
