import type { FluteInput } from '#contract/flutes'
import { type FluteWave, fluteWaves } from '#domain/boxGeometry'

/** Board that is drawn, and the thickest that is, mm. */
export const drawnLength = 60
const thickest = 30
/** How many points a wave is drawn by. */
const steps = 16

export interface FluteDrawing {
  /** Where the liners lie, mm from the outside. */
  readonly liners: readonly number[]
  /** Each wave as the path of an SVG. */
  readonly waves: readonly string[]
}

function wavePath({ height, pitch }: FluteWave, middle: number): string {
  const points = Math.ceil((drawnLength / pitch) * steps)
  const at = (index: number) => {
    const x = Math.min((index * pitch) / steps, drawnLength)
    const y = middle - (height / 2) * Math.cos((2 * Math.PI * x) / pitch)
    return `${x.toFixed(2)} ${y.toFixed(2)}`
  }
  return `M${Array.from({ length: points + 1 }, (_, index) => at(index)).join('L')}`
}

/** The edge of a board as it is entered, mm; null while its figures are none that can be drawn. */
export function fluteDrawing(
  flute: Pick<FluteInput, 'code' | 'caliper' | 'takeUp' | 'fluteHeight' | 'flutesPerMetre'>,
): FluteDrawing | null {
  const { caliper, takeUp, flutesPerMetre } = flute
  const isThere = caliper > 0 && caliper <= thickest && takeUp.every(each => each >= 1 && each <= 2)
  if (!isThere || Number.isNaN(flutesPerMetre) || Number.isNaN(flute.fluteHeight)) return null
  const waves = fluteWaves(flute)
  // What a wave is lower than its share of the caliper is paper.
  const paper = (caliper - waves.reduce((sum, { height }) => sum + height, 0)) / waves.length
  if (paper < 0) return null
  const tops = waves.map((_, index) =>
    waves.slice(0, index).reduce((sum, { height }) => sum + height + paper, 0),
  )
  return {
    liners: [...tops, caliper],
    waves: waves.map((wave, index) => wavePath(wave, (tops[index] ?? 0) + (wave.height + paper) / 2)),
  }
}
