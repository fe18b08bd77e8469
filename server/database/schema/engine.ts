import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
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
  },
  table => [primaryKey({ columns: [table.plantCode, table.group, table.name] })],
)

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
