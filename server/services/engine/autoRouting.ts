import type { RouteRun } from '#contract/routing'
import type { Database } from '../../database/database.ts'
import { enqueue, type Job, jobsOf } from '../../jobs/jobStore.ts'
import type { Person } from '../../person/person.ts'
import { readItemFor } from '../quoteItem/itemFor.ts'
import { type RouteWishes, routeInput } from './routeItem.ts'
import { namedInput, RouteJobInputKept, RouteJobResult, routeJobKind, routeSubject } from './routeJob.ts'

export interface AutoRoutingDeps {
  readonly db: Database
  /** Tells the runner of this process that there is work. */
  readonly wakeJobs: () => void
}

function runOf(job: Job, quoteItemId: number): RouteRun {
  const input = RouteJobInputKept.parse(job.input)
  const result = RouteJobResult.safeParse(job.result)
  const found = result.success ? result.data : null
  return {
    id: job.id,
    quoteItemId,
    status: job.state,
    message: job.failure,
    startedBy: job.createdBy,
    createdAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
    inputHash: input.inputHash,
    quantity: input.quantity,
    origin: input.origin,
    masterDataVersion: found?.masterDataVersion ?? '',
    route: found?.route ?? null,
    alternatives: found?.alternatives ?? [],
    warnings: found?.warnings ?? [],
  }
}

/** Queues the routing of an item as it is now; one that is still under way is answered instead. */
export async function startAutoRouting(
  deps: AutoRoutingDeps,
  person: Person,
  quoteItemId: number,
  wishes: RouteWishes,
): Promise<RouteRun> {
  const work = await readItemFor(deps.db, person, quoteItemId)
  const job = await enqueue(deps.db, {
    kind: routeJobKind,
    subject: routeSubject(quoteItemId),
    input: namedInput(await routeInput(deps.db, work, wishes)),
    createdBy: person.login,
  })
  deps.wakeJobs()
  return runOf(job, quoteItemId)
}

/** How the newest routing of an item stands, and everything it tried. */
export async function autoRoutingLog(db: Database, person: Person, quoteItemId: number) {
  await readItemFor(db, person, quoteItemId)
  const [job] = await jobsOf(db, routeJobKind, routeSubject(quoteItemId), 1)
  if (job === undefined) return { id: null, status: null, message: '', entries: [] }
  const result = RouteJobResult.safeParse(job.result)
  return {
    id: job.id,
    status: job.state,
    message: job.failure,
    entries: result.success ? result.data.log : [],
  }
}

/** Every routing of an item, newest first. */
export async function autoRoutingHistory(
  db: Database,
  person: Person,
  quoteItemId: number,
): Promise<RouteRun[]> {
  await readItemFor(db, person, quoteItemId)
  const jobs = await jobsOf(db, routeJobKind, routeSubject(quoteItemId))
  return jobs.map(job => runOf(job, quoteItemId))
}
