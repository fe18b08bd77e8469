import { boolean, date, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { json } from './json.ts'

/** A worklist's columns, order, widths, filters and sort under a name, for everybody in a workgroup. */
export const sharedViews = pgTable(
  'shared_views',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The kind of worklist, as the application names it. */
    list: text().notNull(),
    workgroup: text().notNull(),
    name: text().notNull(),
    view: json().notNull(),
    version: integer().notNull().default(1),
    owner: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [unique('shared_views_by_name').on(table.list, table.workgroup, table.name)],
)

/** How many open items wait in a workgroup, kept by triggers on quote_items so that a total costs one row. */
export const worklistCounts = pgTable(
  'worklist_counts',
  {
    assignmentGroup: text().notNull(),
    isOnHold: boolean().notNull(),
    count: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.assignmentGroup, table.isOnHold] })],
)

/** How many of a workgroup's open items arrived on each day (UTC), kept by triggers: where in a deep list a page begins. */
export const worklistDays = pgTable(
  'worklist_days',
  {
    assignmentGroup: text().notNull(),
    isOnHold: boolean().notNull(),
    day: date().notNull(),
    count: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.assignmentGroup, table.isOnHold, table.day] })],
)
