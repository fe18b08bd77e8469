/** What of a box on the pad may be changed so that it can be made and loaded, as it is entered there; lengths in mm. */
export interface RemedyFields {
  readonly style: string
  readonly length: number | null
  readonly width: number | null
  readonly depth: number | null
  readonly topFlap: string
  readonly bottomFlap: string
  readonly flapAdjustment: number | null
  readonly lidDepth: number | null
  readonly cellsLong: number | null
  readonly cellsWide: number | null
  readonly closure: string
  readonly flute: string
  readonly grade: string
  readonly plant: string
  readonly printProcess: string
  readonly colours: number | null
  readonly palletType: string
  readonly overhang: string
  /** Per edge. */
  readonly overhangMm: number | null
  readonly maxPalletHeight: number | null
  readonly bundleQty: number | null
  readonly deliverTo: string
}

/** A change that makes possible what was not. */
export interface Remedy {
  /** On its button, what pressing it does: `use 1,200 × 1,000`. */
  readonly label: string
  readonly change: Partial<RemedyFields>
}

/** Whether the engine finds the change to make possible what was not. */
export type Solves = (change: Partial<RemedyFields>) => boolean

/** Remedies to try, the first of them first; null where there is none of a kind. */
export type Candidates = Iterable<Remedy | null>
