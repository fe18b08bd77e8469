import { count, desc, inArray, sql } from 'drizzle-orm'
import type { MaintainedJob } from '#contract/config-admin'
import type { Database } from '../../database/database.ts'
import { jobs } from '../../database/schema/index.ts'

/** The most that are listed. */
const most = 100

/** The jobs that run, wait or failed, in that order, the newest first; and how many there are of each. */
export async function unfinishedJobs(db: Database) {
  const states = ['Queued', 'Running', 'Failed'] as const
  const counted = await db
    .select({ state: jobs.state, count: count() })
    .from(jobs)
    .where(inArray(jobs.state, [...states]))
    .groupBy(jobs.state)
  const rows = await db
    .select()
    .from(jobs)
    .where(inArray(jobs.state, [...states]))
    .orderBy(sql`case ${jobs.state} when 'Running' then 0 when 'Queued' then 1 else 2 end`, desc(jobs.id))
    .limit(most)
  const of = (state: (typeof states)[number]) => counted.find(each => each.state === state)?.count ?? 0
  return {
    counts: { queued: of('Queued'), running: of('Running'), failed: of('Failed') },
    jobs: rows.map(
      (job): MaintainedJob => ({
        id: job.id,
        kind: job.kind,
        subject: job.subject,
        state: job.state === 'Success' ? 'Queued' : job.state,
        attempts: job.attempts,
        failure: job.failure,
        createdBy: job.createdBy,
        createdAt: job.createdAt.toISOString(),
        at: (job.finishedAt ?? (job.state === 'Running' ? job.startedAt : null) ?? job.runAt).toISOString(),
      }),
    ),
  }
}
