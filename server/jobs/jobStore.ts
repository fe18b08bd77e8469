import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  lt,
  lte,
  notExists,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { flatten } from '../database/flat.ts'
import { jobs } from '../database/schema/index.ts'
import { createStatement } from '../database/statement.ts'

export type Job = typeof jobs.$inferSelect

export interface NewJob {
  readonly kind: string
  readonly subject: string
  readonly input: unknown
  readonly createdBy: string
  /** Not before; at once unless told. */
  readonly runAt?: Date
}

const columns = getTableColumns(jobs)
const given = sql.placeholder

/** A value as a statement is given it for a column of JSON: nothing is no JSON. */
export const jsonOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value)

const secondsAgo = (milliseconds: number) => sql`now() - make_interval(secs => ${milliseconds / 1000})`
export const secondsFromNow = (milliseconds: number) =>
  sql`now() + make_interval(secs => ${milliseconds / 1000})`

const inserted = createStatement<Job>('job_insert', db =>
  flatten(
    columns,
    db
      .insert(jobs)
      .values({
        kind: given('kind'),
        subject: given('subject'),
        input: sql`${given('input')}::jsonb`,
        createdBy: given('createdBy'),
        runAt: sql`coalesce(${given('runAt')}::timestamptz, now())`,
      })
      .onConflictDoNothing()
      .returning(),
  ),
)

/** Queues a job, or answers the one of the same kind and subject that is still under way. */
export async function enqueue(db: Database, job: NewJob): Promise<Job> {
  const row = { ...job, input: jsonOf(job.input), runAt: job.runAt?.toISOString() ?? null }
  // Between a refused insert and the look for the job in its way, that one may end: then there is room again.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const [created] = await inserted(db, row)
    if (created !== undefined) return created
    const [underWay] = await db
      .select()
      .from(jobs)
      .where(
        and(
          eq(jobs.kind, job.kind),
          eq(jobs.subject, job.subject),
          inArray(jobs.state, ['Queued', 'Running']),
        ),
      )
    if (underWay !== undefined) return underWay
  }
  throw new Error(`Job ${job.kind} of ${job.subject} could not be queued.`)
}

const ofSubject = createStatement<Job>('jobs_of_subject', db =>
  flatten(
    columns,
    db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, given('kind')), eq(jobs.subject, given('subject'))))
      .orderBy(desc(jobs.id))
      .limit(given('most')),
  ),
)

/** The jobs of a subject, or of any of some, newest first. */
export async function jobsOf(
  db: Database,
  kind: string,
  subject: string | readonly string[],
  most = 100,
): Promise<Job[]> {
  if (typeof subject === 'string') return ofSubject(db, { kind, subject, most })
  return db
    .select()
    .from(jobs)
    .where(and(eq(jobs.kind, kind), inArray(jobs.subject, [...subject])))
    .orderBy(desc(jobs.id))
    .limit(most)
}

const claimed = createStatement<Job>('job_claim', db => {
  const isOneOfKinds = sql`${jobs.kind} = any(${given('kinds')}::text[])`
  const next = db
    .select({ id: jobs.id })
    .from(jobs)
    // Written out: of a value, a plan made once could not use the index of what waits.
    .where(and(sql`${jobs.state} = 'Queued'`, lte(jobs.runAt, sql`now()`), isOneOfKinds))
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const started = db
    .update(jobs)
    .set({
      state: 'Running',
      attempts: sql`${jobs.attempts} + 1`,
      startedAt: sql`now()`,
      heartbeatAt: sql`now()`,
    })
    .where(eq(jobs.id, sql`(${next})`))
    .returning()
  return flatten(columns, started)
})

/** Starts the job that waits longest, of these kinds; null when none waits. No two runners get the same one. */
export async function claim(db: Database, kinds: readonly string[]): Promise<Job | null> {
  const [job] = await claimed(db, { kinds: [...kinds] })
  return job ?? null
}

/** Running jobs whose runner gave no sign of life for so long wait again, or fail when they were started too often. */
export async function revive(
  db: Database,
  silentMs: number,
  maxAttempts: number,
  kinds: { readonly only?: readonly string[]; readonly except?: readonly string[] } = {},
): Promise<void> {
  await db
    .update(jobs)
    .set({
      state: sql`case when ${jobs.attempts} >= ${maxAttempts} then 'Failed' else 'Queued' end`,
      failure: sql`case when ${jobs.attempts} >= ${maxAttempts} then 'It was interrupted too often.' else '' end`,
      finishedAt: sql`case when ${jobs.attempts} >= ${maxAttempts} then now() else null end`,
      heartbeatAt: null,
    })
    .where(
      and(
        eq(jobs.state, 'Running'),
        lt(jobs.heartbeatAt, secondsAgo(silentMs)),
        kinds.only === undefined ? undefined : inArray(jobs.kind, [...kinds.only]),
        kinds.except === undefined || kinds.except.length === 0
          ? undefined
          : notInArray(jobs.kind, [...kinds.except]),
      ),
    )
}

/** Lets a job that waits for its next try be tried now; false when it does not wait any more. */
export async function hurry(db: Database, jobId: number): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({ runAt: sql`now()` })
    .where(and(eq(jobs.id, jobId), eq(jobs.state, 'Queued')))
    .returning({ id: jobs.id })
  return rows.length > 0
}

/** Ends what is under way about a subject, or what of it is so, whoever works on it: what comes of it then is not kept. Null: nothing was. */
export async function endJob(
  db: Database,
  { kind, subject }: Pick<NewJob, 'kind' | 'subject'>,
  failure: string,
  only?: SQL,
): Promise<Job | null> {
  const [ended] = await db
    .update(jobs)
    .set({ state: 'Failed', failure, result: null, finishedAt: sql`now()` })
    .where(
      and(eq(jobs.kind, kind), eq(jobs.subject, subject), inArray(jobs.state, ['Queued', 'Running']), only),
    )
    .returning()
  return ended ?? null
}

/** Lets a failed job be tried once more. `under way`: the same work was queued anew since; `gone`: it is not failed. */
export async function retryFailed(db: Database, jobId: number): Promise<'queued' | 'under way' | 'gone'> {
  const newer = db
    .select({ id: sql`1` })
    .from(sql`jobs as newer`)
    .where(
      sql`newer.kind = ${jobs.kind} and newer.subject = ${jobs.subject} and newer.state in ('Queued', 'Running')`,
    )
  const rows = await db
    .update(jobs)
    .set({ state: 'Queued', runAt: sql`now()`, finishedAt: null, heartbeatAt: null })
    .where(and(eq(jobs.id, jobId), eq(jobs.state, 'Failed'), notExists(newer)))
    .returning({ id: jobs.id })
  if (rows.length > 0) return 'queued'
  const [row] = await db.select({ state: jobs.state }).from(jobs).where(eq(jobs.id, jobId))
  return row?.state === 'Failed' ? 'under way' : 'gone'
}
