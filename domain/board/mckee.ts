/** Coefficients of the McKee formulas; a plant that measures its boxes calibrates them. */
export interface McKeeCoefficients {
  /** Of the simplified formula, dimensionless (public calculators use 5.87 or 5.876; cross-checked). */
  readonly simplified: number
  /** Of the full formula of 1963, in lbf and inches. */
  readonly full: {
    readonly factor: number
    readonly ect: number
    readonly stiffness: number
    readonly perimeter: number
  }
  /** Boxes lower than this share of their perimeter are outside the formulas' range. */
  readonly shallow: number
}

export const defaultMcKee: McKeeCoefficients = {
  simplified: 5.876,
  full: { factor: 2.028, ect: 0.746, stiffness: 0.254, perimeter: 0.492 },
  shallow: 1 / 7,
}

export const newtonsPerPound = 4.44822
export const newtonsPerKilogram = 9.80665
