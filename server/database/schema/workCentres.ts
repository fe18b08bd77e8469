import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { masterVersion } from './masterVersion.ts'
import { regions } from './regions.ts'

/** What can be done to the goods, with the attributes of a design step (001 §3). */
export const operations = pgTable('operations', {
  code: text().primaryKey(),
  description: text().notNull(),
  sequence: integer().notNull(),
  isCorrugator: boolean().notNull().default(false),
  isSlitter: boolean().notNull().default(false),
  isClosure: boolean().notNull().default(false),
  isOutsideCostedStore: boolean().notNull().default(false),
  isExternal: boolean().notNull().default(false),
  canPrint: boolean().notNull().default(false),
  isFinisher: boolean().notNull().default(false),
  /** May be used by more than one step. */
  isMultiRoute: boolean().notNull().default(false),
})

export const plantOperations = pgTable(
  'plant_operations',
  {
    plantCode: text().notNull(),
    operationCode: text()
      .notNull()
      .references(() => operations.code),
  },
  table => [primaryKey({ columns: [table.plantCode, table.operationCode] })],
)

export const workCentres = pgTable(
  'work_centres',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    code: text().notNull().unique(),
    description: text().notNull(),
    plantCode: text().notNull(),
    costCentreCode: text(),
    operationCode: text()
      .notNull()
      .references(() => operations.code),
    minSheetLength: doublePrecision(),
    maxSheetLength: doublePrecision(),
    minSheetWidth: doublePrecision(),
    maxSheetWidth: doublePrecision(),
    minLinealMetre: doublePrecision(),
    minNoOfPasses: doublePrecision(),
    canRotate: boolean().notNull().default(false),
    /** Null: every flute. */
    flutes: jsonb().$type<string[]>(),
    minCaliper: doublePrecision(),
    maxCaliper: doublePrecision(),
    maxColours: integer().notNull().default(0),
    maxCreases: integer(),
    capabilities: jsonb().$type<string[]>().notNull().default([]),
    /** Null: every region. */
    regionsServed: jsonb().$type<string[]>(),
    isExternal: boolean().notNull().default(false),
    canPalletise: boolean().notNull().default(false),
    setupHours: doublePrecision().notNull().default(0),
    /** Sheets an hour; null: no time by the piece. */
    speed: doublePrecision(),
    setupWaste: doublePrecision().notNull().default(0),
    runWaste: doublePrecision().notNull().default(0),
    crew: doublePrecision(),
    labourRate: doublePrecision(),
    kilowatts: doublePrecision(),
    steamPerSqm: doublePrecision(),
    depreciationPerHour: doublePrecision(),
    pricePerThousand: doublePrecision(),
    fixedPrice: doublePrecision(),
    isActive: boolean().notNull().default(true),
    version: masterVersion(),
  },
  table => [index().on(table.plantCode, table.operationCode)],
)

/** Regions that goods of a work centre may go through on a second leg. */
export const secondLegRegions = pgTable(
  'second_leg_regions',
  {
    workCentreId: integer()
      .notNull()
      .references(() => workCentres.id),
    regionCode: text()
      .notNull()
      .references(() => regions.code),
  },
  table => [primaryKey({ columns: [table.workCentreId, table.regionCode] })],
)

/** What a corrugator does besides board: fanfold, tear tape, … */
export const corrugatorProcesses = pgTable(
  'corrugator_processes',
  {
    workCentreId: integer()
      .notNull()
      .references(() => workCentres.id),
    code: text().notNull(),
    description: text().notNull(),
    /** Tapes beside each other, at most; 0 for a process without tapes. */
    maxTapes: integer().notNull().default(0),
  },
  table => [primaryKey({ columns: [table.workCentreId, table.code] })],
)

export const outsideProcesses = pgTable('outside_processes', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  plantCode: text().notNull(),
  code: text().notNull(),
  description: text().notNull(),
  /** OUTSIDE, or STORE for an outside-costed store. */
  operationCode: text()
    .notNull()
    .references(() => operations.code),
  vendor: text().notNull(),
  leadDays: integer().notNull().default(0),
  perUnit: doublePrecision(),
  fixed: doublePrecision(),
})
