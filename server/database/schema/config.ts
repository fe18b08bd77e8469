import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { masterVersion } from './masterVersion.ts'

export const settings = pgTable(
  'settings',
  {
    login: text().notNull(),
    key: text().notNull(),
    /** JSON text, as the call gives it. */
    value: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.login, table.key] })],
)

/** The state of the masters that rules ask of: triggers put another word here whenever one of them changes. */
export const mastersStamp = pgTable('masters_stamp', {
  /** There is one row. */
  stamp: text().primaryKey(),
})

/** Short reference lists: states, business units, industries. */
export const lookups = pgTable(
  'lookups',
  {
    kind: text().notNull(),
    code: text().notNull(),
    description: text().notNull(),
    sequence: integer().notNull().default(0),
    isDefault: boolean().notNull().default(false),
  },
  table => [primaryKey({ columns: [table.kind, table.code] })],
)

/** Trucks that goods go in. What is 0 of the inside, mm, and the payload is not known: the customer's own truck. */
export const truckTypes = pgTable('truck_types', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull().unique(),
  name: text().notNull(),
  length: integer().notNull().default(0),
  width: integer().notNull().default(0),
  height: integer().notNull().default(0),
  payloadKg: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
  version: masterVersion(),
})

/**
 * The margin that prices of a business unit and product group keep, with who may approve less. Empty of either: all. The
 * second and the third may approve from so many points under the floor; empty: there is none.
 */
export const marginFloors = pgTable(
  'margin_floors',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull().unique(),
    businessUnit: text().notNull().default(''),
    productGroup: text().notNull().default(''),
    floorPercent: doublePrecision().notNull(),
    firstApprover: text().notNull(),
    secondApprover: text().notNull().default(''),
    secondFrom: doublePrecision().notNull().default(0),
    thirdApprover: text().notNull().default(''),
    thirdFrom: doublePrecision().notNull().default(0),
    isActive: boolean().notNull().default(true),
    version: masterVersion(),
  },
  table => [uniqueIndex('margin_floor_of').on(table.businessUnit, table.productGroup).where(sql`is_active`)],
)

export const plants = pgTable('plants', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull().unique(),
  description: text().notNull(),
  costCentreCode: text().notNull(),
  drawingPrefix: text().notNull().default(''),
  state: text().notNull(),
  businessUnit: text().notNull(),
  /** Eleven digits, or empty. */
  abn: text().notNull().default(''),
  address: text().notNull().default(''),
  city: text().notNull().default(''),
  postCode: text().notNull().default(''),
  phone: text().notNull().default(''),
  isActive: boolean().notNull().default(true),
  version: masterVersion(),
})

/** Business units a plant works for besides its own. */
export const plantBusinessUnits = pgTable(
  'plant_business_units',
  { plantCode: text().notNull(), businessUnit: text().notNull() },
  table => [primaryKey({ columns: [table.plantCode, table.businessUnit] })],
)

/** Cost centres of a plant besides its default one. */
export const plantCostCentres = pgTable(
  'plant_cost_centres',
  { plantCode: text().notNull(), code: text().notNull(), description: text().notNull() },
  table => [primaryKey({ columns: [table.plantCode, table.code] })],
)

export const vslCodes = pgTable('vsl_codes', {
  code: text().primaryKey(),
  description: text().notNull(),
  productStyle: text().notNull(),
})

export const boardGrades = pgTable('board_grades', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull().unique(),
  description: text().notNull(),
  flute: text().notNull(),
  plies: integer().notNull(),
  strengthIndicator: doublePrecision().notNull(),
  makeUp: text().notNull(),
  gsm: doublePrecision().notNull(),
  caliperMm: doublePrecision().notNull(),
  isActive: boolean().notNull().default(true),
  version: masterVersion(),
})

export const boardGradeVariants = pgTable(
  'board_grade_variants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    boardGradeId: integer()
      .notNull()
      .references(() => boardGrades.id),
    code: text().notNull(),
    plantCode: text().notNull(),
    minLinealMeter: doublePrecision().notNull().default(0),
    isWorkflow: boolean().notNull().default(true),
    isFSCCompliant: boolean('is_fsc_compliant').notNull().default(false),
    isLcboExportWineCompliant: boolean().notNull().default(false),
    isAirFreightCompliant: boolean().notNull().default(false),
    isDangerousGoodsCompliant: boolean().notNull().default(false),
    isPreprint: boolean().notNull().default(false),
    isPreprintProduction: boolean().notNull().default(false),
    version: masterVersion(),
  },
  table => [unique().on(table.code, table.plantCode)],
)
