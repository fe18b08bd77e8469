import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Connection } from '../../server/database/database.ts'
import { jobs } from '../../server/database/schema/index.ts'
import { createJobRunner, type JobHandler, type JobRunner } from '../../server/jobs/jobRunner.ts'
import { enqueue, type Job } from '../../server/jobs/jobStore.ts'
import { engines } from './database/engines.ts'
import { openEmbeddedDemonstration } from './startTestServer.ts'

/** A copy of what is there already is quicker than an empty embedded database. */
export const databases = engines.map(({ name, open }) => ({
  name,
  openMigrated: async (): Promise<Connection> => {
    if (name === 'PGlite') return openEmbeddedDemonstration()
    const connection = await open()
    await connection.migrate()
    return connection
  },
}))

export const echo: JobHandler = async input => ({ ok: true, result: { said: input } })

/** A promise with its ends outside. */
export function gate<Value = void>() {
  let open: (value: Value) => void = () => undefined
  const passed = new Promise<Value>(resolve => {
    open = resolve
  })
  return { open, passed }
}

/** A database for the tests of a `describe`: each begins without jobs, and leaves no runner behind. */
export function jobsOn(openMigrated: () => Promise<Connection>) {
  let connection: Connection
  const runners: JobRunner[] = []
  beforeAll(async () => {
    connection = await openMigrated()
  })
  afterAll(() => connection.close())
  beforeEach(async () => {
    await connection.db.delete(jobs)
  })
  afterEach(async () => {
    await Promise.all(runners.splice(0).map(runner => runner.stop(0)))
  })
  return {
    db: () => connection.db,
    queue: (subject: string, input: unknown = subject, kind = 'echo'): Promise<Job> =>
      enqueue(connection.db, { kind, subject, input, createdBy: 'salesrep' }),
    stored: async (id: number): Promise<Job> => {
      const [job] = await connection.db.select().from(jobs).where(eq(jobs.id, id))
      if (job === undefined) throw new Error(`There is no job ${id}.`)
      return job
    },
    aRunner: (handlers: Record<string, JobHandler>, more: object = {}): JobRunner => {
      const runner = createJobRunner({ db: connection.db, handlers, retryMs: 0, ...more })
      runners.push(runner)
      return runner
    },
  }
}
