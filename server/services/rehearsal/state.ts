import { and, count, eq, isNotNull, max, sql } from 'drizzle-orm'
import { NewPricesInput, type RehearsalState, type RehearsalTotals } from '#contract/rehearsals'
import { type Shock, wholeShock } from '#domain/rehearsal'
import type { Database } from '../../database/database.ts'
import { rehearsalItems, rehearsals } from '../../database/schema/index.ts'
import { type Job, jobsOf } from '../../jobs/jobStore.ts'
import { notFound } from '../../problem/problem.ts'
import type { Masters } from '../engine/masters.ts'
import { JobProgress, newPricesJobKind, rehearsalJobKind, rehearsalSubject } from './jobKinds.ts'
import { newestRun } from './newestRun.ts'
import { countAgain, leftOf } from './newPricesJob.ts'
import { raisedBefore } from './raisedBefore.ts'

/** The rehearsal, or the problem that there is none. */
export async function rehearsalOrProblem(db: Database, id: number) {
  const [found] = await db.select().from(rehearsals).where(eq(rehearsals.id, id))
  if (found === undefined) throw notFound(`Rehearsal ${id}`)
  return found
}

/** What is to change by a rehearsal as it is stored. */
export const shockOf = (row: typeof rehearsals.$inferSelect): Shock => ({
  paperPercent: row.paperPercent,
  papers: row.papers,
  energyPercent: row.energyPercent,
  labourPercent: row.labourPercent,
  inkPercent: row.inkPercent,
  filmPercent: row.filmPercent,
  freightPercent: row.freightPercent,
  closedPlants: row.closedPlants,
})

function progressOf(job: Job | undefined): RehearsalState['running'] {
  if (job === undefined || (job.state !== 'Queued' && job.state !== 'Running')) return null
  const known = JobProgress.safeParse(job.result)
  return {
    status: job.state,
    startedBy: job.createdBy,
    ...(known.success ? { done: known.data.done, of: known.data.of } : { done: 0, of: 0 }),
  }
}

async function outcomesOf(db: Database, runId: number): Promise<Record<string, number>> {
  const rows = await db
    .select({ outcome: rehearsalItems.outcome, many: sql<number>`count(*)::int` })
    .from(rehearsalItems)
    .where(and(eq(rehearsalItems.runId, runId), sql`${rehearsalItems.outcome} <> ''`))
    .groupBy(rehearsalItems.outcome)
  return Object.fromEntries(rows.map(({ outcome, many }) => [outcome, many]))
}

/** What of a run has new prices by its rehearsal already, made from it or from the run before. */
async function madeOf(db: Database, runId: number): Promise<NonNullable<RehearsalState['run']>['made']> {
  const [found] = await db
    .select({ items: count(), at: max(rehearsalItems.madeAt) })
    .from(rehearsalItems)
    .where(and(eq(rehearsalItems.runId, runId), isNotNull(rehearsalItems.madeAt)))
  if (!found?.at) return null
  return { at: found.at.toISOString(), items: found.items, again: await countAgain(db, runId) }
}

/** What the last new prices left undone, where they were made from this run and ended before their end. */
async function leftUndone(
  db: Database,
  pricing: Job | undefined,
  run: { readonly id: number } | null,
): Promise<RehearsalState['left']> {
  if (pricing?.state !== 'Failed') return null
  const asked = NewPricesInput.safeParse(pricing.input)
  if (!asked.success || asked.data.runId !== run?.id) return null
  const left = await leftOf(db, asked.data)
  return left.items === 0 && left.letters === 0 ? null : { asked: asked.data, ...left }
}

const failureOf = (job: Job | undefined): string => (job?.state === 'Failed' ? job.failure : '')

/** How a rehearsal stands: what is under way, and what its newest run came to. */
export async function rehearsalState(
  { db, masters }: { readonly db: Database; readonly masters: Masters },
  id: number,
): Promise<RehearsalState> {
  const stored = await rehearsalOrProblem(db, id)
  const subject = rehearsalSubject(id)
  const [[running], [pricing], run, { masterDataVersion }] = await Promise.all([
    jobsOf(db, rehearsalJobKind, subject, 1),
    jobsOf(db, newPricesJobKind, subject, 1),
    newestRun(db, id),
    masters.all(),
  ])
  return {
    id,
    name: stored.name,
    shock: { ...shockOf(stored) } as RehearsalState['shock'],
    running: progressOf(running),
    pricing: progressOf(pricing),
    failure: failureOf(running) || failureOf(pricing),
    left: await leftUndone(db, pricing, run),
    run:
      run === null
        ? null
        : {
            id: run.id,
            shock: { ...wholeShock(run.shock as Partial<Shock>) } as RehearsalState['shock'],
            startedByName: run.startedByName,
            finishedAt: (run.finishedAt ?? run.startedAt).toISOString(),
            isOld: run.masterDataVersion !== masterDataVersion,
            totals: (run.totals ?? []) as RehearsalTotals[],
            outcomes: await outcomesOf(db, run.id),
            made: await madeOf(db, run.id),
            elsewhere: await raisedBefore(db, run),
          },
  }
}
