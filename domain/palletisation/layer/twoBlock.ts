import { homogeneousCount } from './homogeneousCount.ts'
import type { LayerProblem } from './layerProblem.ts'

/** The best straight cut between two blocks whose boxes lie one way each; `at` in steps, 0 when one block is best. */
export interface TwoBlock {
  readonly count: number
  readonly at: number
  readonly isAcross: boolean
}

/** The best layout of one or two blocks, in as many steps as boxes stand in a row: for layers too fine to search. */
export function twoBlock({ long, short, points, deckX, deckY }: LayerProblem): TwoBlock {
  const [x, y] = [points[deckX] ?? 0, points[deckY] ?? 0]
  let best: TwoBlock = { count: homogeneousCount(x, y, long, short), at: 0, isAcross: true }
  for (const isAcross of [true, false]) {
    const [length, width] = isAcross ? [x, y] : [y, x]
    for (const step of [long, short])
      for (let at = step; at < length; at += step) {
        const count =
          homogeneousCount(at, width, long, short) + homogeneousCount(length - at, width, long, short)
        if (count > best.count) best = { count, at, isAcross }
      }
  }
  return best
}
