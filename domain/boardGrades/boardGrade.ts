/** A variant of a board grade at one plant; `plantCode` is the plant alone or `plant-costCentre` (001 §3). */
export interface BoardGradeVariant {
  readonly code: string
  readonly plantCode: string
  /** Enabled for new work. */
  readonly isWorkflow: boolean
  readonly isFSCCompliant: boolean
  readonly isLcboExportWineCompliant: boolean
  readonly isAirFreightCompliant: boolean
  readonly isDangerousGoodsCompliant: boolean
  readonly isPreprint: boolean
  readonly isPreprintProduction: boolean
}

/** A board grade with the variants its plants make; a strength of null is not known (001 §3). */
export interface BoardGrade<V extends BoardGradeVariant = BoardGradeVariant> {
  readonly id: number
  readonly code: string
  readonly strengthIndicator: number | null
  readonly plantBoardGradeVariants: readonly V[]
}

/** What the product demands of its board (001 §3, Compliance). */
export interface ComplianceNeed {
  readonly isFscCompliant: boolean
  readonly isLcboExportWineCompliant: boolean
  readonly isDangerousGoodsCompliant: boolean
  readonly isAirFreightCompliant: boolean
}

/** Inclusive bounds of the strength filter; a negative bound means none. */
export interface StrengthBounds {
  readonly min: number
  readonly max: number
}

/** The quote item as far as the choice of its board depends on it. */
export interface GradeNeed {
  /** The plant alone or `plant-costCentre`; null while no plant is chosen. */
  readonly plantCode: string | null
  readonly itemCategory: string
  readonly printProcessCode: string | null
  readonly compliance: ComplianceNeed
  readonly strength?: StrengthBounds
}
