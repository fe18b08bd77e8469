import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { masterVersion } from './masterVersion.ts'

export const inkGroups = pgTable('ink_groups', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull().unique(),
  name: text().notNull(),
  isActive: boolean().notNull().default(true),
  version: masterVersion(),
})

/** The words an ink is searched by. */
export const inkWords = sql`words_in(code || ' ' || name || ' ' || vendor || ' ' || colour)`

export const inks = pgTable(
  'inks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull().unique(),
    name: text().notNull(),
    /** `#RRGGBB` */
    colour: text().notNull(),
    process: text().notNull(),
    groupId: integer()
      .notNull()
      .references(() => inkGroups.id),
    vendor: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    version: masterVersion(),
  },
  table => [
    index().on(table.name, table.id),
    index().on(table.groupId, table.id),
    index('inks_by_words').using('gin', inkWords),
  ],
)

/** Inks that a plant keeps. */
export const plantInks = pgTable(
  'plant_inks',
  {
    plantCode: text().notNull(),
    inkId: integer()
      .notNull()
      .references(() => inks.id),
  },
  table => [primaryKey({ columns: [table.plantCode, table.inkId] }), index().on(table.inkId)],
)
