import { type Attempt, extend, type PartialRoute, type SearchContext, searchRoutes } from './searchRoutes.ts'

/**
 * The rejections that decided a route: without a route those at the furthest step reached, with one those
 * without which a cheaper route would have been found. One for each work centre, step and reason: that it holds for
 * several sheets is said once.
 */
export function decisiveAttempts(
  attempts: readonly Attempt[],
  chosen: PartialRoute | null,
  context: SearchContext,
): Set<Attempt> {
  const rejected = firstOfEach(
    attempts.filter(attempt => attempt.to === null),
    ({ need, judged, from }) => [need, judged?.workCentre.code, from.sheet],
  )
  if (chosen === null) {
    const furthest = Math.max(...rejected.map(attempt => attempt.depth))
    return toldOnce(rejected.filter(attempt => attempt.depth === furthest))
  }
  const quiet = { ...context, keep: 1, onAttempt: undefined }
  const isDecisive = ({ from, node, need, judged }: Attempt) => {
    const through = judged === null ? null : extend(from, need, judged, quiet)
    if (through === null || through.cost >= chosen.cost) return false
    const [best] = searchRoutes(node, [through], quiet)
    return best !== undefined && best.cost < chosen.cost
  }
  return toldOnce(rejected.filter(isDecisive))
}

const toldOnce = (decisive: readonly Attempt[]): Set<Attempt> =>
  new Set(
    firstOfEach(decisive, ({ need, judged, reasons }) => [need.operation, judged?.workCentre.code, reasons]),
  )

function firstOfEach(attempts: readonly Attempt[], by: (attempt: Attempt) => unknown): Attempt[] {
  const seen = new Map<string, Attempt>()
  for (const attempt of attempts) {
    const key = JSON.stringify(by(attempt))
    if (!seen.has(key)) seen.set(key, attempt)
  }
  return [...seen.values()]
}
