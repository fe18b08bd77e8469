import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { flatten } from '../database/flat.ts'
import { jobs } from '../database/schema/index.ts'
import { createStatement } from '../database/statement.ts'
import { type Job, jsonOf, secondsFromNow } from './jobStore.ts'

const given = sql.placeholder

/** Whether the job is still ours: running, and not started again by somebody else. */
const ours = (job: Job) =>
  and(eq(jobs.id, job.id), eq(jobs.state, 'Running'), eq(jobs.attempts, job.attempts))

/** The same of a job that a statement is given. */
const isOurs = and(
  eq(jobs.id, given('id')),
  sql`${jobs.state} = 'Running'`,
  eq(jobs.attempts, given('attempts')),
)

const heard = createStatement<{ id: number }>('job_beat', db =>
  flatten(
    { id: jobs.id },
    db.update(jobs).set({ heartbeatAt: sql`now()` }).where(isOurs).returning({ id: jobs.id }),
  ),
)

/** A sign of life; false when the job is not ours any more. */
export async function beat(db: Database, { id, attempts }: Job): Promise<boolean> {
  return (await heard(db, { id, attempts })).length > 0
}

const finished = createStatement<Job>('job_finish', db =>
  flatten(
    getTableColumns(jobs),
    db
      .update(jobs)
      .set({
        state: sql`${given('state')}`,
        result: sql`${given('result')}::jsonb`,
        failure: sql`${given('failure')}`,
        finishedAt: sql`now()`,
      })
      .where(isOurs)
      .returning(),
  ),
)

/** Ends a job with its result; null when it was not ours any more, and then nothing is kept. */
export async function finish(
  db: Database,
  { id, attempts }: Job,
  {
    state,
    result,
    failure,
  }: { readonly state: 'Success' | 'Failed'; readonly result: unknown; readonly failure: string },
): Promise<Job | null> {
  const [ended] = await finished(db, { id, attempts, state, result: jsonOf(result), failure })
  return ended ?? null
}

/** Puts a job back to wait for a while. */
export async function putBack(db: Database, job: Job, waitMs: number): Promise<void> {
  await db
    .update(jobs)
    .set({ state: 'Queued', runAt: secondsFromNow(waitMs), heartbeatAt: null })
    .where(ours(job))
}

const noted = createStatement<{ id: number }>('job_progress', db =>
  flatten(
    { id: jobs.id },
    db
      .update(jobs)
      .set({ result: sql`${given('progress')}::jsonb`, heartbeatAt: sql`now()` })
      .where(isOurs)
      .returning({ id: jobs.id }),
  ),
)

/** Notes how far a job of ours is, which is a sign of life; false when it is not ours any more. */
export async function noteProgress(db: Database, { id, attempts }: Job, progress: unknown): Promise<boolean> {
  return (await noted(db, { id, attempts, progress: jsonOf(progress) })).length > 0
}

/** Notes what a job of ours goes by from now on, on every try; false when it is not ours any more. */
export async function noteInput(db: Database, job: Job, input: unknown): Promise<boolean> {
  const rows = await db.update(jobs).set({ input }).where(ours(job)).returning({ id: jobs.id })
  return rows.length > 0
}
