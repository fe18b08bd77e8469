import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { quoteDocuments } from './documents.ts'
import { json } from './json.ts'
import { masterVersion } from './masterVersion.ts'
import { quoteItems } from './quoteItems.ts'
import { users } from './security.ts'

/** Companies that make formes, stereos and artwork. */
export const vendors = pgTable('vendors', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull().unique(),
  name: text().notNull(),
  vendorType: text({ enum: ['Formes', 'Artwork'] }).notNull(),
  email: text().notNull().default(''),
  isActive: boolean().notNull().default(true),
})

export const vendorPlants = pgTable(
  'vendor_plants',
  {
    vendorId: integer()
      .notNull()
      .references(() => vendors.id),
    plantCode: text().notNull(),
  },
  table => [primaryKey({ columns: [table.vendorId, table.plantCode] })],
)

/** Who signs in for a vendor: such a person sees the orders of this vendor only. */
export const vendorUsers = pgTable('vendor_users', {
  userId: integer()
    .primaryKey()
    .references(() => users.id),
  vendorId: integer()
    .notNull()
    .references(() => vendors.id),
})

/** Hours that a vendor needs for an order of each type. */
export const vendorOrderTypes = pgTable('vendor_order_types', {
  code: text().primaryKey(),
  description: text().notNull(),
  leadHours: integer().notNull(),
  sequence: integer().notNull(),
  isHidden: boolean().notNull().default(false),
  version: masterVersion(),
})

/** Orders for tooling: of a quote item, or placed by hand without one. */
export const toolingOrders = pgTable(
  'tooling_orders',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 500001 }),
    /** Grows with every save; the hash key of a worklist row. */
    version: integer().notNull().default(1),
    quoteItemId: integer().references(() => quoteItems.id),
    orderType: text().notNull(),
    vendorId: integer()
      .notNull()
      .references(() => vendors.id),
    status: text().notNull(),
    hasBeenAccepted: boolean().notNull().default(false),
    assignmentGroup: text().notNull(),
    dueDate: date().notNull(),
    orderReference: text().notNull().default(''),
    purchaseOrderNumber: text().notNull().default(''),
    customerCode: text().notNull().default(''),
    customerName: text().notNull().default(''),
    productCode: text().notNull().default(''),
    orderDescription: text().notNull().default(''),
    /** Plant and cost centre joined: `NTH-100`. */
    costCentre: text().notNull().default(''),
    styleCarton: text().notNull().default(''),
    stereo: text().notNull().default(''),
    formeCode: text().notNull().default(''),
    artworkStatus: text().notNull().default(''),
    numberUp: text().notNull().default('1'),
    colours: integer().notNull().default(0),
    noProofs: integer().notNull().default(0),
    sqm: doublePrecision(),
    charge: doublePrecision(),
    generalComments: text().notNull().default(''),
    /** Flags, stereos, ink sources and attachments of the form. */
    details: json().notNull(),
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedBy: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index().on(table.quoteItemId),
    index().on(table.vendorId, table.createdAt.desc().nullsFirst()),
    index().on(table.assignmentGroup, table.createdAt.desc().nullsFirst()),
  ],
)

/** Files of an order, each under a name that no other file of the order has. */
export const orderDocuments = pgTable(
  'order_documents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => toolingOrders.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    /** The name as names are compared. */
    fileNameKey: text().notNull(),
    documentType: text().notNull(),
    mediaType: text().notNull(),
    /** What the file store calls its content. */
    fileKey: text().notNull().unique(),
    size: integer().notNull(),
    sha256: text().notNull(),
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [uniqueIndex('order_documents_by_name').on(table.orderId, table.fileNameKey)],
)

/** Requests for samples of a quote item. */
export const samples = pgTable(
  'samples',
  {
    /** Also the sample request number. */
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 30001 }),
    version: integer().notNull().default(1),
    quoteItemId: integer()
      .notNull()
      .references(() => quoteItems.id),
    status: text().notNull(),
    assignmentGroup: text().notNull(),
    lockedBy: text(),
    lockedByName: text().notNull().default(''),
    isUrgent: boolean().notNull().default(false),
    numberOfSamples: integer().notNull().default(1),
    boardGrade: text().notNull().default(''),
    dropLocation: text().notNull().default(''),
    deliveryDate: date(),
    /** The file of the item that the cutting table or the plotter takes. */
    cuttingFileId: integer().references(() => quoteDocuments.id, { onDelete: 'set null' }),
    sampleLabelTemplate: text().notNull().default(''),
    sampleLabelPrinter: text().notNull().default(''),
    notes: text().notNull().default(''),
    submittedBy: text().notNull(),
    submittedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedBy: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index().on(table.quoteItemId),
    index().on(table.assignmentGroup, table.status, table.submittedAt.desc().nullsFirst()),
  ],
)

/** Labels printed of samples, as they were: what the built-in printer keeps is opened from here. */
export const sampleLabels = pgTable(
  'sample_labels',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    sampleId: integer()
      .notNull()
      .references(() => samples.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    by: text().notNull(),
    templateCode: text().notNull(),
    printer: text().notNull(),
    copies: integer().notNull(),
    /** The lines, one under the other. */
    words: text().notNull(),
    code: text().notNull(),
    sentBy: text().notNull(),
    sentId: text().notNull(),
  },
  table => [index().on(table.sampleId, table.id.desc().nullsFirst())],
)
