/** A deck and the footprint of what stands on it, in mm; 0.01 mm is the finest step told apart. */
export interface LayerInput {
  readonly deckLength: number
  readonly deckWidth: number
  readonly boxLength: number
  readonly boxWidth: number
}

/** A box seen from above: its corner nearest the deck's origin and its extents along the deck's length and width. */
export interface LayerBox {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly width: number
}

export interface Layer {
  readonly count: number
  /** No layout can hold more boxes than this. */
  readonly bound: number
  /** The count meets the bound: the layout is proved to be best. */
  readonly certified: boolean
  /** The search came to its end, by proof or by every layout it knows: more effort finds no fuller layer. */
  readonly finished: boolean
  readonly boxes: readonly LayerBox[]
}

/** How hard to look beyond the five-block layouts: a name, or a number of search nodes. Never a time. */
export type Effort = 'quick' | 'thorough' | number
