import type { LayerProblem } from './layerProblem.ts'

/**
 * For each length (an index of a point), the positions worth cutting it at, as indexes, ascending from 0 to itself:
 * between two neighbours the piece behind the cut holds no more boxes. Source: Terno, Lindemann and Scheithauer 1987.
 */
export function rasterPoints({ points, pointWithin }: LayerProblem): (length: number) => Int32Array {
  const known: (Int32Array | undefined)[] = []
  return length => {
    const before = known[length]
    if (before !== undefined) return before
    const total = points[length] ?? 0
    const cuts: number[] = []
    for (let i = length; i >= 0; i--) {
      const cut = pointWithin[total - (points[i] ?? 0)] ?? 0
      if (cut !== cuts.at(-1)) cuts.push(cut)
    }
    const raster = Int32Array.from(cuts)
    known[length] = raster
    return raster
  }
}
