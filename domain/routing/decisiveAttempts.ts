import { type Attempt, extend, type PartialRoute, type SearchContext, searchRoutes } from './searchRoutes.ts'

/**
 * The rejections that decided a route: without a route those at the furthest step reached, with one those
 * without which a cheaper route would have been found. One for each work centre and step.
 */
export function decisiveAttempts(
  attempts: readonly Attempt[],
  chosen: PartialRoute | null,
  context: SearchContext,
): Set<Attempt> {
  const rejected = firstOfEach(attempts.filter(attempt => attempt.to === null))
  if (chosen === null) {
    const furthest = Math.max(...rejected.map(attempt => attempt.depth))
    return new Set(rejected.filter(attempt => attempt.depth === furthest))
  }
  const quiet = { ...context, keep: 1, onAttempt: undefined }
  const isDecisive = ({ from, node, need, judged }: Attempt) => {
    const through = judged === null ? null : extend(from, need, judged, quiet)
    if (through === null || through.cost >= chosen.cost) return false
    const [best] = searchRoutes(node, [through], quiet)
    return best !== undefined && best.cost < chosen.cost
  }
  return new Set(rejected.filter(isDecisive))
}

function firstOfEach(attempts: readonly Attempt[]): Attempt[] {
  const seen = new Map<string, Attempt>()
  for (const attempt of attempts) {
    const key = JSON.stringify([attempt.need, attempt.judged?.workCentre.code, attempt.from.sheet])
    if (!seen.has(key)) seen.set(key, attempt)
  }
  return [...seen.values()]
}
