import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { StyleGroup } from '#domain/boxGeometry'
import { boardGrades } from './config.ts'
import { masterVersion } from './masterVersion.ts'

type Quartet = [number, number, number, number]

/*
 * Master data of the engines. Where a table has a plant code, '' stands for every plant that has no row of its own.
 */

export const flutes = pgTable(
  'flutes',
  {
    id: integer().notNull().unique().generatedAlwaysAsIdentity(),
    plantCode: text().notNull().default(''),
    code: text().notNull(),
    caliper: doublePrecision().notNull(),
    /** One factor a medium, from the outside in. */
    takeUp: jsonb().$type<number[]>().notNull(),
    fluteHeight: doublePrecision(),
    flutesPerMetre: doublePrecision(),
    /** Panels 1 to 4 from the glue lap. */
    panelAddsInside: jsonb().$type<Quartet>().notNull(),
    panelAddsOutside: jsonb().$type<Quartet>().notNull(),
    lapWidth: doublePrecision().notNull(),
    halfSlottedFlap: doublePrecision().notNull(),
    halfSlottedDepth: doublePrecision().notNull(),
    regularFlap: doublePrecision().notNull(),
    regularDepth: doublePrecision().notNull(),
    fullOverlapFlap: doublePrecision().notNull(),
    fullOverlapDepth: doublePrecision().notNull(),
    slot: doublePrecision().notNull(),
    /** Where half of an odd millimetre of a flap goes. */
    oddHalf: text({ enum: ['up', 'down'] })
      .notNull()
      .default('up'),
    basis: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    version: masterVersion(),
  },
  table => [primaryKey({ columns: [table.plantCode, table.code] })],
)

/** Styles that the company keeps beside the built-in ones; the geometry is a table as JSON. */
export const ownStyles = pgTable('own_styles', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull().unique(),
  name: text().notNull(),
  family: text({ enum: ['02', '03', '04', '05', '07', '09', 'FC'] }).notNull(),
  group: text().$type<StyleGroup>().notNull(),
  isGlued: boolean().notNull().default(false),
  geometry: text().notNull(),
  isActive: boolean().notNull().default(true),
  version: masterVersion(),
})

export const papers = pgTable(
  'papers',
  {
    plantCode: text().notNull().default(''),
    code: text().notNull(),
    description: text().notNull(),
    role: text({ enum: ['liner', 'medium'] }).notNull(),
    gsm: doublePrecision().notNull(),
    /** Short-span compression, kN/m. */
    sct: doublePrecision(),
    caliperMm: doublePrecision(),
    pricePerTonne: doublePrecision(),
  },
  table => [primaryKey({ columns: [table.plantCode, table.code] })],
)

/** Papers of a grade from the outside in. */
export const boardGradePapers = pgTable(
  'board_grade_papers',
  {
    boardGradeId: integer()
      .notNull()
      .references(() => boardGrades.id),
    position: integer().notNull(),
    role: text({ enum: ['liner', 'medium'] }).notNull(),
    paperCode: text().notNull(),
  },
  table => [primaryKey({ columns: [table.boardGradeId, table.position] })],
)

/** What was measured on the board of a grade at a plant: it wins over what the papers add up to. */
export const boardGradeMeasures = pgTable(
  'board_grade_measures',
  {
    boardGradeId: integer()
      .notNull()
      .references(() => boardGrades.id),
    plantCode: text().notNull().default(''),
    /** kN/m */
    edgeCrush: doublePrecision().notNull(),
  },
  table => [primaryKey({ columns: [table.boardGradeId, table.plantCode] })],
)

/**
 * Every number the engines take besides: settings, allowances, rates. A name that has no row counts as the engine's
 * own default; a rate that is null has not been entered and fails the cost audit.
 */
export const engineRates = pgTable(
  'engine_rates',
  {
    plantCode: text().notNull().default(''),
    /** `forme`, `allowances.tray`, `stackingFactors.time`, … */
    group: text().notNull(),
    name: text().notNull(),
    value: doublePrecision(),
    unit: text().notNull().default(''),
    description: text().notNull().default(''),
    /** What administrators know a row by. */
    id: integer().notNull().unique().generatedByDefaultAsIdentity(),
    isActive: boolean().notNull().default(true),
    version: masterVersion(),
  },
  table => [primaryKey({ columns: [table.plantCode, table.group, table.name] })],
)

export const trims = pgTable('trims', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  plantCode: text().notNull(),
  industryCode: text(),
  trimValue: doublePrecision().notNull(),
  printToEdge: boolean().notNull().default(false),
})

export const paperDeckles = pgTable(
  'paper_deckles',
  { plantCode: text().notNull(), paperDeckleWidth: doublePrecision().notNull() },
  table => [primaryKey({ columns: [table.plantCode, table.paperDeckleWidth] })],
)
