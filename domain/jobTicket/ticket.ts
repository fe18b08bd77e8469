import type { DimensionChains, Entity } from '#domain/dieline'

/** Something said of the job in words, with its units: `Flute`, `C, 4.2 mm`. */
export interface TicketFact {
  readonly label: string
  readonly value: string
}

/** A drawing for the shop floor, mm, y upwards from its lower left corner. */
export interface TicketFigure {
  readonly kind: 'blank' | 'forme' | 'sheet'
  readonly title: string
  /** What has to be known to read it. */
  readonly note: string
  /** Of the blank or sheet. */
  readonly width: number
  readonly height: number
  /** Whether the edge of the sheet is drawn too: a blank is cut along its own rules. */
  readonly isFramed: boolean
  readonly entities: readonly Entity[]
  readonly chains: DimensionChains
  /** Tapes that run along the sheet, mm from its upper edge. */
  readonly tapes: readonly number[]
}

/** A step of the route. */
export interface TicketStep {
  readonly key: string
  readonly position: number
  readonly operation: string
  readonly workCentre: string
  /** The plant, where it is another than the item's own or than that of the step before; '' at home. */
  readonly elsewhere: string
  readonly sheet: string
  readonly numberUp: string
  /** Sheets that the order needs, without waste. */
  readonly sheets: string
  /** What the machine is set to. */
  readonly settings: readonly TicketFact[]
}

/** An ink on a side, in the order of the print units. */
export interface TicketInk {
  readonly position: number
  readonly code: string
  readonly name: string
  /** `#RRGGBB`; '' while it is not known. */
  readonly colour: string
  readonly stereo: string
  readonly coverage: string
}

export interface TicketSide {
  readonly name: string
  readonly inks: readonly TicketInk[]
}

/** How units go onto pallets. */
export interface TicketPallet {
  readonly title: string
  /** The counts that matter most: on a layer, layers, on a pallet, pallets. */
  readonly counts: readonly TicketFact[]
  readonly facts: readonly TicketFact[]
  readonly remarks: string
  /** The stored drawings of the load, as SVG; '' while there is none. */
  readonly picture: string
}

/** Something that keeps the job from being run, and the tab where it is put right. */
export interface TicketLack {
  readonly tab: string
  readonly message: string
}

export interface TicketRelease {
  readonly isReleased: boolean
  /** Who approved the design, and when; '' while nobody has, or it is not on record. */
  readonly approval: string
  readonly lacks: readonly TicketLack[]
}

/** Everything that stands on the job ticket of an item, in the words in which it stands there. */
export interface JobTicket {
  /** Of the item, also as a barcode: `1042-1`. */
  readonly reference: string
  readonly description: string
  readonly customer: string
  /** Where it is made, in the order of the route. */
  readonly plant: string
  /** Units to make, and until when they have to be there. */
  readonly quantity: string
  readonly requiredDate: string
  readonly release: TicketRelease
  readonly order: readonly TicketFact[]
  readonly board: readonly TicketFact[]
  readonly figures: readonly TicketFigure[]
  /** Why there is no drawing; '' where there is one. */
  readonly undrawn: string
  readonly steps: readonly TicketStep[]
  readonly print: readonly TicketFact[]
  readonly sides: readonly TicketSide[]
  readonly pallets: readonly TicketPallet[]
  readonly delivery: readonly TicketFact[]
  /** What the product is used for and claims. */
  readonly claims: readonly string[]
  readonly files: readonly string[]
  /** When the item was read and by whom: `23-11-2026 09:15 by Dana Designer`. */
  readonly printed: string
}
