import { type DesignOrder, type DrawnDesign, drawDesign } from '#domain/designFiles'
import { type EngineMasters, estimateRoute, type RouteQuestion } from '#domain/estimating'
import type { RouteResult } from '#domain/routing'

/** An item to route, and how many of it. */
export interface RouteWanted {
  readonly question: RouteQuestion
  readonly quantity: number
}

/** What designers and planners wait for and nobody else should: a route, or the files of a design. */
export type PlantQuestion =
  | { readonly kind: 'route'; readonly wanted: RouteWanted; readonly masters: EngineMasters }
  | { readonly kind: 'draw'; readonly order: DesignOrder }

/**
 * The route in the item's own plant; only where there is none, and it may leave, one through all plants: what a route
 * costs does not count the way to the customer, so a cheaper one elsewhere need not be cheaper in the end.
 */
export function routeAtHomeFirst({ question, quantity }: RouteWanted, masters: EngineMasters): RouteResult {
  const atHome = estimateRoute({ ...question, mayUseOtherPlants: false }, quantity, masters)
  return atHome.ok || !question.mayUseOtherPlants ? atHome : estimateRoute(question, quantity, masters)
}

/** The answer to a question. */
export const plantWork = (question: PlantQuestion): RouteResult | DrawnDesign =>
  question.kind === 'route' ? routeAtHomeFirst(question.wanted, question.masters) : drawDesign(question.order)
