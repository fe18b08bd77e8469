import { z } from 'zod'
import { scope } from '#domain/access'
import { endpoint, type Service } from './endpoint.ts'
import { id } from './listQuery.ts'

const right = scope('MAINTENANCE')

/** A job as whoever looks after the product sees it. */
export const MaintainedJob = z
  .object({
    id: z.number(),
    kind: z.string(),
    /** What it is about: `quoteItem:12`. */
    subject: z.string(),
    state: z.enum(['Queued', 'Running', 'Failed']),
    attempts: z.number(),
    /** Why it failed last, as a sentence; '' when it did not. */
    failure: z.string(),
    createdBy: z.string(),
    createdAt: z.string(),
    /** When it is tried (again), or ended. */
    at: z.string(),
  })
  .meta({ id: 'MaintainedJob' })
export type MaintainedJob = z.infer<typeof MaintainedJob>

export const Maintenance = z
  .object({
    version: z.string(),
    buildDate: z.string(),
    node: z.string(),
    startedAt: z.string(),
    /** Bytes that the process holds. */
    memory: z.number(),
    database: z.object({
      engine: z.enum(['PGlite', 'PostgreSQL']),
      /** Bytes on disk. */
      size: z.number(),
      largest: z.array(z.object({ table: z.string(), size: z.number() })),
    }),
    indexes: z.object({
      count: z.number(),
      /** Bytes on disk. */
      size: z.number(),
      /** Names of indexes that the database does not use, because building them broke off. */
      invalid: z.array(z.string()),
    }),
    /** Jobs under way or failed, by what waits longest; finished ones are not listed. */
    jobs: z.array(MaintainedJob),
    /** How many there are of each state; the list ends earlier. */
    counts: z.object({ queued: z.number(), running: z.number(), failed: z.number() }),
    /** What this server remembers, and for how long. */
    caches: z.array(z.object({ name: z.string(), about: z.string() })),
  })
  .meta({ id: 'Maintenance' })
export type Maintenance = z.infer<typeof Maintenance>

/** Calls for whoever looks after the running product; part of the config-admin service. */
export const maintenanceCalls = {
  maintenance: endpoint({
    method: 'GET',
    path: '/config-admin/Maintenance',
    summary: 'What runs: version, database, indexes, caches, and the jobs that wait, run or failed',
    right,
    response: Maintenance,
  }),
  retryJob: endpoint({
    method: 'POST',
    path: '/config-admin/Maintenance/RetryJob',
    summary: 'Tries a failed job once more',
    right,
    body: z.object({ id }),
    response: z.object({ id: z.number() }),
    problems: ['not-found', 'rule-failed'],
  }),
  forgetCaches: endpoint({
    method: 'POST',
    path: '/config-admin/Maintenance/ForgetCaches',
    summary: 'Has this server read rights, master data of the engines and the catalogue anew',
    right,
    response: z.object({ forgotten: z.number() }),
  }),
  recountFigures: endpoint({
    method: 'POST',
    path: '/config-admin/Maintenance/RecountFigures',
    summary: 'Has the figures of dashboards counted again from everything there is, as a job',
    right,
    response: z.object({ jobId: z.number() }),
  }),
} satisfies Service
