/** What a corrugator can do, one record a plant. */
export interface CorrugatorSettings {
  /** Paper lost at both edges of the web together, at least, mm. */
  readonly minTrim: number
  /** Sheets the slitter cuts beside each other, at most. */
  readonly maxOut: number
  /** Crease positions across the web, at most. */
  readonly maxCreases: number
  /** Distance between two creases, at least, mm. */
  readonly minPitch: number
  /** Share of sheets made on top of the order for the losses of later steps. */
  readonly wasteShare: number
  /** Web lost when the run is set up, metres. */
  readonly setupMetres: number
}

/** 20 crease positions: specification. Trim, waste and set-up: rules of thumb. Outs and pitch: our own. */
export const defaultCorrugator: CorrugatorSettings = {
  minTrim: 20,
  maxOut: 8,
  maxCreases: 20,
  minPitch: 25,
  wasteShare: 0.03,
  setupMetres: 60,
}
