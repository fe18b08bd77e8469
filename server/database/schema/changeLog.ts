import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { json } from './json.ts'

/** Who changed what, when, from what to what. `quoteId` is set for everything that belongs to a quote. */
export const changeLog = pgTable(
  'change_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    who: text().notNull(),
    /** `quote`, `quoteItem`, `setting`, … */
    what: text().notNull(),
    key: text().notNull(),
    quoteId: integer(),
    field: text().notNull(),
    old: json(),
    new: json(),
  },
  table => [
    index().on(table.quoteId, table.id.desc().nullsFirst()),
    index().on(table.what, table.key, table.id.desc().nullsFirst()),
  ],
)
