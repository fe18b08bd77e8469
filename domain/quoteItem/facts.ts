import type { BoardGrade } from '#domain/boardGrades'
import type { Decision } from './sections/approval/decision.ts'
import type { QuoteDelivery } from './sections/delivery/delivery.ts'

/** The blank of a die-cut item and the sheet limits of the work centre that makes it, mm; null: no limit known. */
export interface DieCutSheet {
  readonly length: number
  readonly width: number
  readonly minLength: number | null
  readonly maxLength: number | null
  readonly minWidth: number | null
  readonly maxWidth: number | null
}

/** An ink that an item may be printed with. */
export interface SourceInk {
  readonly code: string
  readonly name: string
  /** `#RRGGBB` */
  readonly colour: string
  /** The way of printing it is made for. */
  readonly process: string
}

/** What a carton is called in the ERP system, and the product style that it belongs to. */
export interface VslStyle {
  readonly code: string
  readonly productStyle: string
}

/** A box style that the company keeps itself, and whether its lap is glued at the plant. */
export interface OwnStyleFact {
  readonly code: string
  readonly isGlued: boolean
}

/** What a plant palletises with: its country, and a work centre that can; '' where there is none. */
export interface Palletising {
  readonly countryCode: string
  readonly workCentreCode: string
}

/** A pallet top with the pallet types that it is made for; none: all of them. */
export interface NamedTop {
  readonly code: string
  readonly palletTypeCodes: readonly string[]
}

/** An operation that a plant does, with what it is for a step of the route. */
export interface PlantOperation {
  readonly code: string
  readonly description: string
  readonly isCorrugator: boolean
  readonly isOutsideCostedStore: boolean
  /** May be used by more than one step. */
  readonly isMultiRoute: boolean
}

/** A work centre as the rules of a design step look at it; sheets in mm, null: no limit known. */
export interface StepWorkCentre {
  readonly code: string
  readonly description: string
  readonly plantCode: string
  readonly operation: string
  readonly minSheetLength: number | null
  readonly maxSheetLength: number | null
  readonly minSheetWidth: number | null
  readonly maxSheetWidth: number | null
  /** Takes a sheet turned by a quarter. */
  readonly canRotate: boolean
}

/** What an item can be made with. */
export interface DesignMasters {
  /** The operations of the item's plant, in the order of a route; empty without a plant. */
  readonly operations: readonly PlantOperation[]
  /** At least the work centres that the item's steps name, of whichever plant. */
  readonly workCentres: readonly StepWorkCentre[]
}

/** What a part of the company that buys within it is sold by; breaks ascending. */
export interface InternalPrice {
  readonly pricingPolicy: string
  readonly pricingUom: string
  /** Percent; null: none of its own. */
  readonly variance: number | null
  readonly breaks: readonly number[]
}

/** What a price begins with by whom it is for; variances in percent, null where none was agreed. */
export interface PriceTerms {
  readonly customerVariance: number | null
  readonly plantVariance: number | null
  /** Null: the customer does not buy within the company. */
  readonly internal: InternalPrice | null
}

/** An account that tooling is charged to. */
export interface ToolingCustomer {
  /** Charged inside the company: for what specialties sells on. */
  readonly isInternal: boolean
  readonly toolingAccountNumber: string
  readonly toolingAccountDesc: string
}

/** Inside lengths of a product, mm. */
export interface SourceSize {
  readonly length: number
  readonly width: number
  readonly depth: number
}

/**
 * What the rules need to know beyond the item itself, asked of the database and outside systems: by call in the
 * browser, for many items at once on the server. A fact that is left out or undefined is not known (yet), and no rule
 * takes that for a no.
 */
export interface Facts {
  /** Product style of the VSL code; null or '': there is no such code. */
  readonly vslProductStyle?: string | null | undefined
  /** All VSL codes; only where a person chooses them: a save takes the one that was chosen. */
  readonly vslCodes?: readonly VslStyle[] | undefined
  /** The company's own styles; only where a person chooses one. */
  readonly ownStyles?: readonly OwnStyleFact[] | undefined
  /** Whether the customer has this product code already, in either system; `failed`: one of them did not answer. */
  readonly productCodeTaken?: boolean | 'failed' | undefined
  /** The board grade of the product's code; null: there is none (any more). */
  readonly boardGrade?: BoardGrade | null | undefined
  /** The sheet of the design, once there is one. */
  readonly sheet?: DieCutSheet | undefined
  /** What the preferred plant palletises with; null: there is no such plant. */
  readonly palletising?: Palletising | null | undefined
  /** The pallet tops, at least those that the item names. */
  readonly palletTops?: readonly NamedTop[] | undefined
  /** What the item's quote says of its delivery. */
  readonly quoteDelivery?: QuoteDelivery | undefined
  /** Whether its quote is a master quote, all items of which make one set. */
  readonly isOfSet?: boolean | undefined
  /** The size of the product that the item was begun from, 0 where that has none; null: it was begun from none. */
  readonly sourceSize?: SourceSize | null | undefined
  /** The region that the item is delivered to; null: none is found for its postcode and state. */
  readonly deliveryRegion?: string | null | undefined
  /** The inks that the plant has for the print process, at least those of them that the item names. */
  readonly inks?: readonly SourceInk[] | undefined
  /** What the item's plant makes it with. */
  readonly design?: DesignMasters | undefined
  /** The business unit that the item's customer buys from. */
  readonly businessUnit?: string | undefined
  /** Names of the files that are kept with the item. */
  readonly documents?: readonly string[] | undefined
  /** By what the customer and the plant price; only where a price is entered: a save takes what was entered. */
  readonly priceTerms?: PriceTerms | undefined
  /** Whether the design service has made the files of the item's design. */
  readonly hasDesignFiles?: boolean | undefined
  /** The margin, %, that prices of the item's business unit and product group keep; null: none is set. */
  readonly marginFloor?: number | null | undefined
  /** What was decided about the item, the oldest first. */
  readonly decisions?: readonly Decision[] | undefined
  /** The accounts that tooling may be charged to. */
  readonly toolingCustomers?: readonly ToolingCustomer[] | undefined
}
