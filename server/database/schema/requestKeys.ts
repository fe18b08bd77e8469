import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { json } from './json.ts'

/** What was done for a request that names itself, kept for a day: it is answered again and not done again. */
export const requestKeys = pgTable(
  'request_keys',
  {
    /** Who asked; '' for whoever needs no sign-in. */
    owner: text().notNull(),
    key: text().notNull(),
    /** Hash of what was asked: a key stands for one request. */
    request: text().notNull(),
    /** What was answered; null until it is. */
    answer: json(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('request_keys_by_age').on(table.createdAt),
  ],
)
