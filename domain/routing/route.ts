import type { Trace, TraceEntry } from '#domain/trace'
import { closingStepsNeeded } from './closingStepsNeeded.ts'
import { decisiveAttempts } from './decisiveAttempts.ts'
import { operationSequences } from './operationSequences.ts'
import {
  defaultRouteSettings,
  type RouteJob,
  type RouteNeed,
  type RouteOperation,
  type RouteSettings,
  type RouteWorkCentre,
} from './routeJob.ts'
import type { RouteLogEntry, RoutePlan } from './routePlan.ts'
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

/**
 * The cheapest route of a job through the work centres, with the next best ones, a log of all that was tried and
 * the rejections that decided. The same input always gives the same route: ties go to fewer steps, then to the
 * codes of the work centres. Model and costs are our own design, the rule of closing steps is the specification's.
 */
export function route(
  job: RouteJob,
  workCentres: readonly RouteWorkCentre[],
  settings: RouteSettings = defaultRouteSettings,
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
    keep: settings.alternatives + 1,
    onAttempt: attempt => attempts.push(attempt),
  }
  const starts: PartialRoute[] = job.sheets.map((_, sheet) => ({ cost: 0, path: [], sheet, isCut: false }))
  const found = searchRoutes(stepTree(closed), starts, context)
  const chosen = found[0] ?? null
  const decisive = decisiveAttempts(attempts, chosen, context)
  const log = attempts.map((attempt, i) =>
    logEntry(attempt, i + 1, decisive.has(attempt) || isChoice(attempt, chosen)),
  )
  if (chosen === null) return noRoute(decisive, log)
  return {
    ok: true,
    cost: chosen.cost,
    path: chosen.path,
    alternatives: found.slice(1, settings.alternatives + 1).map(({ cost, path }) => ({ cost, path })),
    warnings: chosen.path.flatMap(step => step.warnings),
    log,
    trace: routeTrace(chosen, decisive),
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

function isChoice(attempt: Attempt, chosen: PartialRoute | null): boolean {
  return chosen !== null && attempt.to === chosen
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

function routeTrace(chosen: PartialRoute, decisive: ReadonlySet<Attempt>): Trace {
  const trace: TraceEntry[] = chosen.path.map(step => ({
    label: `${step.operation} on ${step.workCentre}`,
    value: step.run,
    unit: '$',
    why:
      step.transfer > 0 ? `plus ${step.transfer} to bring it to ${step.plantCode}` : `at ${step.plantCode}`,
  }))
  trace.push({ label: 'Route', value: chosen.cost, unit: '$', why: via(chosen) })
  for (const { judged, reasons } of decisive)
    trace.push({
      label: `Without ${judged?.workCentre.code}`,
      value: reasons.join('; '),
      why: 'a cheaper route otherwise',
    })
  return trace
}
