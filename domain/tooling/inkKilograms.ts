/** How one colour lies on the board. */
export interface InkLayer {
  /** Share of the area printed, 0 to 1. */
  readonly coverage: number
  /** Wet film, g/m². */
  readonly gsm: number
  /** Ink lost each time the unit is washed, kg. */
  readonly washKg: number
}

/** Ink of one colour in kg: area × coverage × film, with a share of waste, plus the wash. */
export function inkKilograms(sqm: number, layer: InkLayer, waste: number): number {
  return ((sqm * layer.coverage * layer.gsm) / 1000) * (1 + waste) + layer.washKg
}
