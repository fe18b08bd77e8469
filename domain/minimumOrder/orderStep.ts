/** A design step as far as the minimum order depends on it. */
export interface OrderStep {
  /** Code of the work centre. */
  readonly workCentre: string
  /** Operation attributes of the step. */
  readonly isCorrugator: boolean
  readonly isSlitter: boolean
  readonly isClosure: boolean
  /** mm */
  readonly sheetLength: number
  readonly totalNumberUp: number
  /** The work centre's attributes min_lineal_metre and min_no_of_passes; null is not known. */
  readonly minLinealMetre: number | null
  readonly minNoOfPasses: number | null
}
