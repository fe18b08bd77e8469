import { roundMoney } from '#domain/pricingPolicies'
import type { CostRoute, RoutePlan } from './routePlan.ts'
import { byCost, type PartialRoute, via } from './searchRoutes.ts'

/** A route that was found, with what it costs. */
export interface RankedRoute {
  readonly found: PartialRoute
  readonly plan: RoutePlan
}

export interface Ranking {
  /** The route to take; null where none was found. */
  readonly chosen: RankedRoute | null
  /** The next best, none of them cheaper than the chosen one. */
  readonly others: readonly RankedRoute[]
  /** The cheapest of those that cost less and yet count more, for a run below a minimum. */
  readonly below: RankedRoute | null
}

/** Routes costed whole at the most, the cheapest by the search's own sum. */
const mostCosted = 32

/**
 * Orders the routes a search found by the model that prices the order, where there is one. A run below a minimum counts
 * its penalty, so a route that costs less may be left for it; such a route is no alternative, for nobody should take it.
 * Of routes that differ in their sheet only, the best one stands.
 */
export function rankRoutes(
  found: readonly PartialRoute[],
  minimumRunPenalty: number,
  costRoute?: CostRoute,
): Ranking {
  const costed =
    costRoute === undefined
      ? []
      : found.slice(0, mostCosted).flatMap(route => {
          const plan = costRoute({ cost: route.cost, path: route.path })
          return plan === null ? [] : [{ found: route, plan }]
        })
  if (costed.length === 0) {
    const [chosen = null, ...others] = oneEach(
      found.map(route => ({ found: route, plan: { cost: route.cost, path: route.path } })),
    )
    return { chosen, others, below: null }
  }
  const counted = ({ cost, path }: RoutePlan): RoutePlan => ({
    cost: cost + minimumRunPenalty * path.reduce((sum, { warnings }) => sum + warnings.length, 0),
    path,
  })
  const [chosen = null, ...rest] = oneEach(
    costed.toSorted((a, b) => byCost(counted(a.plan), counted(b.plan))),
  )
  const least = chosen?.plan.cost ?? 0
  const [below = null] = rest
    .filter(({ plan }) => plan.cost < least)
    .toSorted((a, b) => byCost(a.plan, b.plan))
  return {
    chosen: chosen === null ? null : rounded(chosen),
    others: rest.filter(({ plan }) => plan.cost >= least).map(rounded),
    below: below === null ? null : rounded(below),
  }
}

/** The first of the routes through the same work centres: the best of their sheets. */
function oneEach(routes: readonly RankedRoute[]): RankedRoute[] {
  const seen = new Set<string>()
  return routes.filter(({ plan }) => {
    const way = via(plan)
    if (seen.has(way)) return false
    seen.add(way)
    return true
  })
}

function rounded({ found, plan }: RankedRoute): RankedRoute {
  const path = plan.path.map(step => ({ ...step, run: roundMoney(step.run) }))
  return { found, plan: { cost: roundMoney(plan.cost), path } }
}
