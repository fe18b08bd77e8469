/** What changes in a rehearsal of prices, percent of what it costs today; a plant that is closed makes nothing. */
export interface Shock {
  readonly paperPercent: number
  /** Codes of the papers that get dearer; empty: all of them, and the paper of printed sheets. */
  readonly papers: readonly string[]
  /** Electricity and steam. */
  readonly energyPercent: number
  readonly labourPercent: number
  /** Ink, and varnish by the square metre. */
  readonly inkPercent: number
  /** Film laid over print, by the square metre. */
  readonly filmPercent: number
  /** Freight to customers and between plants. */
  readonly freightPercent: number
  /** Codes of plants. */
  readonly closedPlants: readonly string[]
}

export const shockPercents = [
  'paperPercent',
  'energyPercent',
  'labourPercent',
  'inkPercent',
  'filmPercent',
  'freightPercent',
] as const

/** What the percents of a shock are of. */
export const shockLabels: Readonly<Record<(typeof shockPercents)[number], string>> = {
  paperPercent: 'Paper',
  energyPercent: 'Energy',
  labourPercent: 'Labour',
  inkPercent: 'Ink',
  filmPercent: 'Film over print',
  freightPercent: 'Freight',
}

/** Bounds of a percent: nothing is given away, and nothing costs more than six times as much. */
export const shockLimits = { least: -90, most: 500 } as const

/** A shock that changes nothing. */
export const noShock: Shock = {
  paperPercent: 0,
  papers: [],
  energyPercent: 0,
  labourPercent: 0,
  inkPercent: 0,
  filmPercent: 0,
  freightPercent: 0,
  closedPlants: [],
}

/** A shock that was stored, whole: what it did not know of yet changes nothing. */
export const wholeShock = (stored: Partial<Shock>): Shock => ({ ...noShock, ...stored })
