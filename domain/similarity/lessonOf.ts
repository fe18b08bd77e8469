import type { MatchPart } from './matchPercent.ts'
import type { Criterion } from './product.ts'

/** What one choice says of a criterion: how much better the chosen product was in it than those shown with it, −1 to 1. */
export interface Advantage {
  readonly criterion: Criterion
  readonly advantage: number
}

/** What can be learnt of the order when somebody takes something of a product, out of those that were found with it. */
export function lessonOf(
  taken: readonly MatchPart[],
  found: readonly { readonly parts: readonly MatchPart[] }[],
): Advantage[] {
  return taken.map(({ criterion, score }) => {
    const scores = found.flatMap(({ parts }) => parts.filter(part => part.criterion === criterion))
    const mean = scores.reduce((sum, part) => sum + part.score, 0) / Math.max(1, scores.length)
    return { criterion, advantage: scores.length === 0 ? 0 : score - mean }
  })
}
