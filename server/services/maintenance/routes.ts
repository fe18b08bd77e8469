import type { configAdmin, Maintenance } from '#contract/config-admin'
import type { Connection } from '../../database/database.ts'
import type { Handlers } from '../../http/mount.ts'
import { retryFailed } from '../../jobs/jobStore.ts'
import { notFound, Problem } from '../../problem/problem.ts'
import { queueRecount } from '../figures/figuresJob.ts'
import { storageOf } from './storage.ts'
import { unfinishedJobs } from './unfinishedJobs.ts'

export interface MaintenanceDeps {
  readonly connection: Pick<Connection, 'db' | 'engine' | 'query'>
  readonly version: string
  /** ISO date, or '' where nothing was built. */
  readonly buildDate: string
  /** Has this server read anew what it remembers. */
  readonly forget: () => void
  readonly wakeJobs: () => void
}

const caches: Maintenance['caches'] = [
  {
    name: 'Rights of people',
    about: 'Remembered for a minute; a change of people, roles, scopes or workgroups counts at once.',
  },
  {
    name: 'Master data of the engines',
    about: 'Remembered for five seconds; a change on this server counts at once.',
  },
  {
    name: 'Answers of the catalogue',
    about: 'Remembered for a minute; a change of the catalogue counts at once.',
  },
]

/** Handlers for whoever looks after the running product. */
export function maintenanceHandlers({
  connection,
  version,
  buildDate,
  forget,
  wakeJobs,
}: MaintenanceDeps): Pick<
  Handlers<typeof configAdmin>,
  'maintenance' | 'retryJob' | 'forgetCaches' | 'recountFigures'
> {
  const { db, engine } = connection
  const startedAt = new Date().toISOString()
  return {
    maintenance: async () => {
      const [{ database, indexes }, jobs] = await Promise.all([storageOf(connection), unfinishedJobs(db)])
      return {
        version,
        buildDate,
        node: process.version,
        startedAt,
        memory: process.memoryUsage.rss(),
        database: { engine, ...database },
        indexes,
        ...jobs,
        caches: [...caches],
      }
    },
    retryJob: async ({ body: { id } }) => {
      const outcome = await retryFailed(db, id)
      if (outcome === 'gone') throw notFound(`Failed job ${id}`)
      if (outcome === 'under way') {
        throw new Problem('rule-failed', 'The same work has been queued anew since: it is under way.')
      }
      wakeJobs()
      return { id }
    },
    recountFigures: async ({ person }) => {
      const job = await queueRecount(db, person.login)
      wakeJobs()
      return { jobId: job.id }
    },
    forgetCaches: async () => {
      forget()
      return { forgotten: caches.length }
    },
  }
}
