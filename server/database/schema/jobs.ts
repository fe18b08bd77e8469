import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** Background work: claimed by one runner at a time, kept so that whoever asks later finds its result. */
export const jobs = pgTable(
  'jobs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    /** What it is about: `quoteItem:12`, `product:NTH/P-10001`. */
    subject: text().notNull(),
    state: text({ enum: ['Queued', 'Running', 'Success', 'Failed'] })
      .notNull()
      .default('Queued'),
    input: jsonb().notNull(),
    result: jsonb(),
    /** Why it failed, as a sentence; empty otherwise. */
    failure: text().notNull().default(''),
    /** How often it was started. */
    attempts: integer().notNull().default(0),
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Not before. */
    runAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    startedAt: timestamp({ withTimezone: true }),
    /** The runner's last sign of life: a running job that gives none is started again. */
    heartbeatAt: timestamp({ withTimezone: true }),
    finishedAt: timestamp({ withTimezone: true }),
  },
  table => [
    index('jobs_waiting').on(table.runAt, table.id).where(sql`state = 'Queued'`),
    uniqueIndex('jobs_under_way').on(table.kind, table.subject).where(sql`state in ('Queued', 'Running')`),
    index('jobs_by_subject').on(table.kind, table.subject, table.id.desc().nullsFirst()),
  ],
)
