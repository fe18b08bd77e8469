import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

export const palletTypes = pgTable('pallet_types', {
  code: text().primaryKey(),
  name: text().notNull(),
  length: doublePrecision().notNull(),
  width: doublePrecision().notNull(),
  height: doublePrecision().notNull(),
  tareKg: doublePrecision().notNull(),
  swlKg: doublePrecision().notNull(),
  countries: jsonb().$type<string[]>().notNull(),
  isHired: boolean().notNull(),
  /** Its code in the ERP system. */
  lgxCode: text().notNull().default(''),
  sequence: integer().notNull().default(0),
  price: doublePrecision(),
})

export const palletTops = pgTable('pallet_tops', {
  code: text().primaryKey(),
  name: text().notNull(),
  height: doublePrecision().notNull(),
  kg: doublePrecision().notNull(),
  /** Pallet types it is made for; empty: all. */
  palletTypeCodes: jsonb().$type<string[]>().notNull(),
  sequence: integer().notNull().default(0),
  price: doublePrecision(),
})

export const palletPatterns = pgTable('pallet_patterns', {
  code: text().primaryKey(),
  name: text().notNull(),
  stacking: text({ enum: ['column', 'interlock'] }).notNull(),
  sequence: integer().notNull().default(0),
})

export const overhangs = pgTable('overhangs', {
  code: text().primaryKey(),
  name: text().notNull(),
  direction: text({ enum: ['over', 'none', 'under'] }).notNull(),
  sequence: integer().notNull().default(0),
})

export const strappingTypes = pgTable('strapping_types', {
  code: text().primaryKey(),
  name: text().notNull(),
  tail: doublePrecision().notNull(),
  sequence: integer().notNull().default(0),
  pricePerMetre: doublePrecision(),
})

export const stretchWraps = pgTable('stretch_wraps', {
  code: text().primaryKey(),
  name: text().notNull(),
  filmWidth: doublePrecision().notNull(),
  overlap: doublePrecision().notNull(),
  stretch: doublePrecision().notNull(),
  sequence: integer().notNull().default(0),
  pricePerMetre: doublePrecision(),
})

/** Cartons that smaller goods are packed into, as costing knows them. */
export const outerCartons = pgTable('outer_cartons', {
  code: text().primaryKey(),
  description: text().notNull(),
  plantCode: text().notNull(),
  boardGrade: text().notNull(),
  length: doublePrecision().notNull(),
  width: doublePrecision().notNull(),
  depth: doublePrecision().notNull(),
  packingPerHour: doublePrecision().notNull(),
  cost: doublePrecision(),
})
