import type { Trace, TraceEntry } from '#domain/trace'
import { closingStepsNeeded } from './closingStepsNeeded.ts'
import { decisiveAttempts } from './decisiveAttempts.ts'
import { operationSequences } from './operationSequences.ts'
import { rankRoutes } from './rankRoutes.ts'
import {
  defaultRouteSettings,
  type RouteJob,
  type RouteNeed,
  type RouteOperation,
  type RouteSettings,
  type RouteWorkCentre,
} from './routeJob.ts'
import type { CostRoute, RouteLogEntry, RoutePlan } from './routePlan.ts'
import { type Attempt, type PartialRoute, type SearchContext, searchRoutes, via } from './searchRoutes.ts'
import { stepTree } from './stepTree.ts'

export type RouteResult =
  | {
      readonly ok: true
      readonly cost: number
      readonly path: RoutePlan['path']
      /** The next best routes, cheapest first. */
      readonly alternatives: readonly RoutePlan[]
      readonly warnings: readonly string[]
      readonly log: readonly RouteLogEntry[]
      readonly trace: Trace
    }
  | {
      readonly ok: false
      readonly reason: string
      /** The operation that nobody can do; null when the job itself can't be routed. */
      readonly failedAt: RouteOperation | null
      readonly log: readonly RouteLogEntry[]
      readonly trace: Trace
    }

/** Routes that are costed whole, for each work centre and sheet, where that decides. */
const costedWhole = 8

/**
 * The cheapest route of a job through the work centres, with the next best ones, a log of all that was tried and
 * the rejections that decided. The search sums what each step costs by itself; where it is
 * known what a whole route costs (`costRoute`), that decides among the routes found. The same input always gives the same route: ties go to fewer steps, then to the
 * codes of the work centres. Model and costs are our own design, the rule of closing steps is the specification's.
 */
export function route(
  job: RouteJob,
  workCentres: readonly RouteWorkCentre[],
  settings: RouteSettings = defaultRouteSettings,
  costRoute?: CostRoute,
): RouteResult {
  const sequences = (settings.sequences ?? operationSequences(job)).map(withDespatch)
  const closed = sequences.filter(
    steps => steps.filter(step => step.closes).length === closingStepsNeeded(job.style, job.closureCode),
  )
  const fault =
    jobFault(job) ?? (closed.length === 0 ? `No sequence of steps closes style ${job.style} rightly.` : null)
  if (fault !== null) return { ok: false, reason: fault, failedAt: null, log: [], trace: [] }

  const attempts: Attempt[] = []
  const context: SearchContext = {
    job,
    settings,
    workCentres: byOperation(workCentres),
    keep:
      costRoute === undefined ? settings.alternatives + 1 : Math.max(costedWhole, settings.alternatives + 1),
    onAttempt: attempt => attempts.push(attempt),
  }
  const starts: PartialRoute[] = job.sheets.map(({ boardCost = 0 }, sheet) => ({
    cost: boardCost,
    path: [],
    sheet,
    isCut: false,
  }))
  const found = searchRoutes(stepTree(closed), starts, context)
  const { chosen, others, below } = rankRoutes(found, settings.minimumRunPenalty, costRoute)
  const decisive = decisiveAttempts(attempts, found[0] ?? null, context)
  const log = attempts.map((attempt, i) => {
    const isChosen = attempt.to !== null && attempt.to === chosen?.found
    const entry = logEntry(attempt, i + 1, isChosen || decisive.has(attempt))
    return isChosen ? { ...entry, cost: chosen.plan.cost } : entry
  })
  if (chosen === null) return noRoute(decisive, log)
  const { cost, path } = chosen.plan
  return {
    ok: true,
    cost,
    path,
    alternatives: others.slice(0, settings.alternatives).map(({ plan }) => plan),
    warnings: path.flatMap(step => step.warnings),
    log,
    trace: routeTrace(chosen.plan, below?.plan ?? null, decisive),
  }
}

function jobFault(job: RouteJob): string | null {
  if (!(job.quantity > 0 && Number.isFinite(job.quantity))) return 'The quantity must be above 0.'
  if (job.sheets.length === 0) return 'The item has no sheet to be made from.'
  const sizeless = job.sheets.find(s => !(s.length > 0 && s.width > 0 && s.numberUp > 0))
  return sizeless === undefined ? null : 'A sheet needs a length, a width and a number up.'
}

function withDespatch(steps: readonly RouteNeed[]): readonly RouteNeed[] {
  const despatch: RouteNeed = { operation: 'DESPATCH', colours: 0, capabilities: [], closes: false }
  return steps.at(-1)?.operation === 'DESPATCH' ? steps : [...steps, despatch]
}

function byOperation(workCentres: readonly RouteWorkCentre[]): Map<RouteOperation, RouteWorkCentre[]> {
  const lists = new Map<RouteOperation, RouteWorkCentre[]>()
  const ascending = [...workCentres].sort((a, b) => (a.code < b.code ? -1 : Number(a.code > b.code)))
  for (const workCentre of ascending)
    lists.set(workCentre.operation, [...(lists.get(workCentre.operation) ?? []), workCentre])
  return lists
}

function logEntry(attempt: Attempt, seq: number, isNotify: boolean): RouteLogEntry {
  const { need, judged, reasons, to, from } = attempt
  return {
    seq,
    operation: need.operation,
    workCentre: judged?.workCentre.code ?? null,
    ok: to !== null,
    reason: to === null ? reasons.join('; ') : null,
    cost: to?.cost ?? null,
    via: via(from),
    isNotify,
  }
}

function noRoute(decisive: ReadonlySet<Attempt>, log: readonly RouteLogEntry[]): RouteResult {
  const whys = new Map<RouteOperation, Set<string>>()
  for (const { need, judged, reasons } of decisive) {
    const why = `${judged === null ? '' : `${judged.workCentre.code}: `}${reasons.join('; ')}`
    whys.set(need.operation, (whys.get(need.operation) ?? new Set()).add(why))
  }
  const failedAt = [...whys.keys()][0] ?? null
  const each = [...whys].map(([operation, why]) => `${operation} (${[...why].join('. ')})`)
  const reason = `No work centre can do ${each.join(' or ')}.`
  return { ok: false, reason, failedAt, log, trace: [{ label: 'Route', value: 'none', why: reason }] }
}

function routeTrace(chosen: RoutePlan, below: RoutePlan | null, decisive: ReadonlySet<Attempt>): Trace {
  const trace: TraceEntry[] = chosen.path.map(step => ({
    label: `${step.operation} on ${step.workCentre}`,
    value: step.run,
    unit: '$',
    why:
      step.transfer > 0 ? `plus ${step.transfer} to bring it to ${step.plantCode}` : `at ${step.plantCode}`,
  }))
  trace.push({ label: 'Route', value: chosen.cost, unit: '$', why: via(chosen) })
  if (below !== null)
    trace.push({
      label: `Not by ${via(below)}`,
      value: below.cost,
      unit: '$',
      why: below.path.flatMap(({ warnings }) => warnings).join('; '),
    })
  for (const { judged, reasons } of decisive)
    trace.push({
      label: `Without ${judged?.workCentre.code}`,
      value: reasons.join('; '),
      why: 'a cheaper route otherwise',
    })
  return trace
}
