import { barnesBound } from './barnesBound.ts'
import type { LayerProblem } from './layerProblem.ts'

const largestSide = 40

/**
 * An upper bound on the whole layer: whatever fits the deck also fits every deck and box for which the same rows of
 * boxes are possible, so the least Barnes bound over boxes up to 40 by 40 holds for the layer itself.
 * Source: classes of equivalent problems, Dowsland 1984; the choice of boxes is our own.
 */
export function classBound(problem: LayerProblem): number {
  const rowsX = fullRows(problem, problem.points[problem.deckX] ?? 0)
  const rowsY = fullRows(problem, problem.points[problem.deckY] ?? 0)
  let least = Number.POSITIVE_INFINITY
  for (const [first, second] of coprimeBoxes) {
    const bound = barnesBound(
      longestRow(rowsX, first, second),
      longestRow(rowsY, first, second),
      Math.max(first, second),
      Math.min(first, second),
    )
    if (bound < least) least = bound
  }
  return least
}

/** Rows that can't take another box, flattened: n long sides, then m short ones. */
function fullRows({ long, short }: LayerProblem, deck: number): number[] {
  const rows: number[] = []
  for (let n = 0; n * long <= deck; n++) rows.push(n, Math.floor((deck - n * long) / short))
  return rows
}

function longestRow(rows: readonly number[], forLong: number, forShort: number): number {
  let longest = 0
  for (let i = 0; i < rows.length; i += 2)
    longest = Math.max(longest, (rows[i] ?? 0) * forLong + (rows[i + 1] ?? 0) * forShort)
  return longest
}

const coprimeBoxes: readonly (readonly [number, number])[] = Array.from(
  { length: largestSide ** 2 },
  (_, i) => {
    return [Math.floor(i / largestSide) + 1, (i % largestSide) + 1] as const
  },
).filter(([a, b]) => {
  let [high, low] = [a, b]
  while (low > 0) [high, low] = [low, high % low]
  return high === 1
})
