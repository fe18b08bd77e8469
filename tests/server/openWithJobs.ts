import type { Connection } from '../../server/database/database.ts'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import { createJobRunner, type JobRunner } from '../../server/jobs/jobRunner.ts'
import { createMasters, type Masters } from '../../server/services/engine/masters.ts'
import { jobHandlers } from '../../server/services/jobs/jobHandlers.ts'
import { createTestApp, openDemonstration, type TestApp } from './startTestServer.ts'

export interface WithJobs {
  readonly connection: Connection
  readonly server: TestApp
  readonly masters: Masters
  readonly runner: JobRunner
}

/** A server with the masters it calculates by, and the runner of its jobs. */
export async function openWithJobs(): Promise<WithJobs> {
  const connection = await openDemonstration()
  const masters = createMasters(connection.db)
  const lgx = builtInLgx(connection.db)
  const runner = createJobRunner({ db: connection.db, handlers: jobHandlers({ masters, lgx }) })
  const server = await createTestApp({ connection, masters, lgx })
  return { connection, server, masters, runner }
}
