import { roundMoney } from '#domain/pricingPolicies'
import { cutsBlanks } from './cutsBlanks.ts'
import { type Judgement, judge } from './judge.ts'
import type { RouteJob, RouteNeed, RouteOperation, RouteSettings, RouteWorkCentre } from './routeJob.ts'
import type { RoutePlan, RouteStep } from './routePlan.ts'
import type { StepTree } from './stepTree.ts'

/** A route up to some step. */
export interface PartialRoute extends RoutePlan {
  /** Index of the sheet it is made from. */
  readonly sheet: number
  /** Sheets have become single blanks. */
  readonly isCut: boolean
}

/** One attempt to go on: with a route, or with the reasons why not. */
export interface Attempt {
  readonly from: PartialRoute
  readonly node: StepTree
  readonly need: RouteNeed
  readonly depth: number
  /** Null where no work centre does the operation at all. */
  readonly judged: Judgement | null
  readonly reasons: readonly string[]
  readonly to: PartialRoute | null
}

export interface SearchContext {
  readonly job: RouteJob
  readonly settings: RouteSettings
  /** Work centres by operation, each list ascending by code. */
  readonly workCentres: ReadonlyMap<RouteOperation, readonly RouteWorkCentre[]>
  /** Routes to keep for each work centre and sheet. */
  readonly keep: number
  readonly onAttempt?: (attempt: Attempt) => void
}

/**
 * All complete routes from some partial ones through a tree of steps, cheapest first: forward label-setting that
 * keeps the best few routes for each work centre and sheet, since nothing else matters to what follows.
 */
export function searchRoutes(
  node: StepTree,
  routes: readonly PartialRoute[],
  context: SearchContext,
  depth = 0,
): PartialRoute[] {
  if (node.children.length === 0) return [...routes].sort(byCost)
  return node.children
    .flatMap(child => {
      const reached = child.need === null ? [] : takeStep(child, child.need, routes, context, depth)
      return reached.length === 0 ? [] : searchRoutes(child, reached, context, depth + 1)
    })
    .sort(byCost)
}

/** Cheaper first, then fewer steps, then by the codes of the work centres. */
export function byCost(a: RoutePlan, b: RoutePlan): number {
  return a.cost - b.cost || a.path.length - b.path.length || (via(a) < via(b) ? -1 : Number(via(a) > via(b)))
}

/** The work centres of a route, joined with >. */
export function via(route: RoutePlan): string {
  return route.path.map(step => step.workCentre).join('>')
}

/** A route with one more step, whether the work centre could do it or not; null where no transport leads there. */
export function extend(
  from: PartialRoute,
  need: RouteNeed,
  judged: Judgement,
  { job, settings }: SearchContext,
): PartialRoute | null {
  const { workCentre, cost: run, warnings, isRotated } = judged
  const sheet = job.sheets[from.sheet]
  const transfer = transferCost(from.path.at(-1)?.plantCode ?? null, workCentre.plantCode, settings)
  if (sheet === undefined || transfer === null) return null
  const step: RouteStep = {
    operation: need.operation,
    workCentre: workCentre.code,
    plantCode: workCentre.plantCode,
    run,
    transfer,
    sheet,
    isRotated,
    isClosedHere: need.closes,
    warnings,
  }
  return {
    cost: roundMoney(from.cost + run + transfer),
    path: [...from.path, step],
    sheet: from.sheet,
    isCut: from.isCut || cutsBlanks(need.operation),
  }
}

function takeStep(
  node: StepTree,
  need: RouteNeed,
  routes: readonly PartialRoute[],
  context: SearchContext,
  depth: number,
): PartialRoute[] {
  const { job, settings, keep, onAttempt } = context
  const able = context.workCentres.get(need.operation) ?? []
  // All routes here have been through the same operations: either all of them are cut, or none.
  const judgements = job.sheets.map(sheet =>
    able.map(workCentre => judge(workCentre, need, job, sheet, routes[0]?.isCut ?? false, settings)),
  )
  const reached = new Map<string, PartialRoute[]>()
  for (const from of routes) {
    const common = { from, node, need, depth }
    if (able.length === 0)
      onAttempt?.({ ...common, judged: null, reasons: ['no work centre does it'], to: null })
    for (const judged of judgements[from.sheet] ?? []) {
      const { workCentre } = judged
      const to = judged.reasons.length === 0 ? extend(from, need, judged, context) : null
      const reasons =
        judged.reasons.length === 0 && to === null
          ? [`no transport from ${from.path.at(-1)?.plantCode} to ${workCentre.plantCode}`]
          : judged.reasons
      onAttempt?.({ ...common, judged, reasons, to })
      if (to === null) continue
      const key = `${workCentre.code} ${to.sheet}`
      reached.set(key, keepBest(reached.get(key) ?? [], to, keep))
    }
  }
  return [...reached.values()].flat()
}

function keepBest(kept: PartialRoute[], route: PartialRoute, keep: number): PartialRoute[] {
  const worst = kept.at(-1)
  if (kept.length === keep && worst !== undefined && byCost(worst, route) <= 0) return kept
  return [...kept, route].sort(byCost).slice(0, keep)
}

function transferCost(from: string | null, to: string, settings: RouteSettings): number | null {
  if (from === null || from === to) return 0
  const known = settings.transfers.find(
    t => (t.from === from && t.to === to) || (t.from === to && t.to === from),
  )
  return known?.cost ?? settings.otherTransfer
}
