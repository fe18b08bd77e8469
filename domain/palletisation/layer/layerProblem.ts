import type { LayerInput } from './layer.ts'

/** A layer in whole steps: deck and box turned longest side first, common divisors of the box taken out. */
export interface LayerProblem {
  /** Sides of the box in steps, `long` ≥ `short`, without a common divisor. */
  readonly long: number
  readonly short: number
  readonly boxArea: number
  /** All lengths up to the deck's that boxes laid side by side can fill exactly, ascending, 0 first. */
  readonly points: Int32Array
  /** For each length in steps, the index of the largest such point within it. */
  readonly pointWithin: Int32Array
  /** The deck, as indexes of points. */
  readonly deckX: number
  readonly deckY: number
  /** The deck's width is its longer side, so x and y change places. */
  readonly isTurned: boolean
  /** Turns a number of steps into mm. */
  readonly toMm: (steps: number) => number
}

const stepsPerMm = [1, 2, 10, 100]
const tolerance = 1e-6
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < tolerance

/**
 * States a layer for the searches, or nothing when no box fits or a measure isn't a positive number. The step is
 * the coarsest of 1, 0.5, 0.1 and 0.01 mm that all four measures are whole in; at 0.01 mm the box is rounded up and
 * the deck down. Only sums of box sides matter as positions (Herz 1972, Christofides and Whitlock 1977; sourced).
 */
export function layerProblem(input: LayerInput): LayerProblem | undefined {
  const measures = [input.deckLength, input.deckWidth, input.boxLength, input.boxWidth]
  if (!measures.every(measure => Number.isFinite(measure) && measure > 0)) return undefined
  const scale = stepsPerMm.find(steps => measures.every(measure => isWhole(measure * steps))) ?? 100
  const up = (mm: number) => Math.ceil(mm * scale - tolerance)
  const down = (mm: number) => Math.floor(mm * scale + tolerance)
  const boxLong = up(Math.max(input.boxLength, input.boxWidth))
  const boxShort = up(Math.min(input.boxLength, input.boxWidth))
  const divisor = commonDivisor(boxLong, boxShort)
  const length = Math.floor(down(Math.max(input.deckLength, input.deckWidth)) / divisor)
  const width = Math.floor(down(Math.min(input.deckLength, input.deckWidth)) / divisor)
  const long = boxLong / divisor
  const short = boxShort / divisor
  if (length < long || width < short) return undefined

  const pointWithin = new Int32Array(length + 1)
  const found: number[] = []
  const isPoint = (value: number) => value >= 0 && found[pointWithin[value] ?? 0] === value
  for (let value = 0; value <= length; value++) {
    if (value === 0 || isPoint(value - short) || isPoint(value - long)) found.push(value)
    pointWithin[value] = found.length - 1
  }
  return {
    long,
    short,
    boxArea: long * short,
    points: Int32Array.from(found),
    pointWithin,
    deckX: pointWithin[length] ?? 0,
    deckY: pointWithin[width] ?? 0,
    isTurned: input.deckWidth > input.deckLength,
    toMm: steps => (steps * divisor) / scale,
  }
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}
