import type { FluteWave } from '#domain/boxGeometry'

/** How many points a wave is drawn by. */
const steps = 16

/** A wave as the path of an SVG over `length` mm of board, `middle` mm below the top of the drawing. */
export function wavePath({ height, pitch }: FluteWave, middle: number, length: number): string {
  const points = Math.ceil((length / pitch) * steps)
  const at = (index: number) => {
    const x = Math.min((index * pitch) / steps, length)
    const y = middle - (height / 2) * Math.cos((2 * Math.PI * x) / pitch)
    return `${x.toFixed(2)} ${y.toFixed(2)}`
  }
  return `M${Array.from({ length: points + 1 }, (_, index) => at(index)).join('L')}`
}
