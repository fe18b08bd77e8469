import type { Database } from '../../database/database.ts'
import type { JobHandler } from '../../jobs/jobRunner.ts'
import { enqueue, type Job } from '../../jobs/jobStore.ts'
import { recountFigures } from './recountFigures.ts'

/** The kind of job that counts the figures of dashboards again. */
export const figuresJobKind = 'figures'

/** Queues a recount; one that is under way already is answered. */
export const queueRecount = (db: Database, login: string): Promise<Job> =>
  enqueue(db, { kind: figuresJobKind, subject: 'all', input: {}, createdBy: login })

/** Counts the figures again, beside everybody's work. */
export const figuresJob =
  (db: Database): JobHandler =>
  async () => {
    await recountFigures(db)
    return { ok: true, result: null }
  }
