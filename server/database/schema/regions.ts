import { sql } from 'drizzle-orm'
import { check, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const regions = pgTable('regions', {
  code: text().primaryKey(),
  name: text().notNull(),
  stateCode: text().notNull(),
  countryCode: text({ enum: ['AU', 'NZ'] }).notNull(),
})

/** Postcodes from and to of a delivery region; of two that overlap in a country the lower one counts. */
export const regionPostcodes = pgTable(
  'region_postcodes',
  {
    regionCode: text()
      .notNull()
      .references(() => regions.code, { onDelete: 'cascade' }),
    fromPostcode: integer().notNull(),
    toPostcode: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.regionCode, table.fromPostcode] }),
    check(
      'region_postcodes_range',
      sql`${table.fromPostcode} >= 0 and ${table.toPostcode} between ${table.fromPostcode} and 9999`,
    ),
  ],
)

/** The region a plant's goods leave from. */
export const plantRegions = pgTable('plant_regions', {
  plantCode: text().primaryKey(),
  regionCode: text()
    .notNull()
    .references(() => regions.code),
})

export const freightRates = pgTable(
  'freight_rates',
  {
    fromRegion: text()
      .notNull()
      .references(() => regions.code),
    toRegion: text()
      .notNull()
      .references(() => regions.code),
    perPallet: doublePrecision(),
    fixed: doublePrecision(),
    minimum: doublePrecision(),
  },
  table => [primaryKey({ columns: [table.fromRegion, table.toRegion] })],
)

/** Moving goods between two plants. */
export const offsiteTransfers = pgTable(
  'offsite_transfers',
  {
    fromPlantCode: text().notNull(),
    toPlantCode: text().notNull(),
    deliveryMethod: text().notNull(),
    description: text().notNull(),
    days: integer().notNull(),
    cost: doublePrecision().notNull(),
  },
  table => [primaryKey({ columns: [table.fromPlantCode, table.toPlantCode, table.deliveryMethod] })],
)
