import { sql } from 'drizzle-orm'
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
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { json } from './json.ts'
import { quotes } from './quote.ts'
import { tsvector } from './tsvector.ts'
import { workflowTemplates } from './workflow.ts'

const open = sql`close_type is null and not is_final`

/**
 * A quote item: the columns that worklists show, sort and filter by. What its quote says (customer, description,
 * order number) is repeated here so that a worklist page is one index range, and kept true by the quote's save.
 */
export const quoteItems = pgTable(
  'quote_items',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    quoteId: integer()
      .notNull()
      .references(() => quotes.id),
    itemNo: integer().notNull(),
    isMasterItem: boolean().notNull().default(false),
    /** Which options it is one of, of which the customer takes one; null: it is none. */
    optionGroup: integer(),
    optionLetter: text({ enum: ['A', 'B', 'C'] }),
    /** The workflow it follows; an item keeps the template it started on. */
    templateId: integer()
      .notNull()
      .references(() => workflowTemplates.id),
    /** Grows with every change of where the item stands; the hash key of a worklist row. */
    workflowVersion: integer().notNull().default(1),
    stepCode: text().notNull(),
    stepName: text().notNull(),
    stepSequence: integer().notNull(),
    isFinal: boolean().notNull().default(false),
    assignmentGroup: text(),
    assignee: text(),
    isOnHold: boolean().notNull().default(false),
    holdReason: text().notNull().default(''),
    closeType: text({ enum: ['archive', 'trash'] }),
    closeReason: text().notNull().default(''),
    /** When the customer ordered; null while they have not. */
    wonAt: timestamp({ withTimezone: true }),
    /** Whether the customer was new then. */
    isNewCustomer: boolean().notNull().default(false),
    allowByPassDesign: boolean().notNull().default(false),
    allowByPassPricing: boolean().notNull().default(false),
    allowByPassCustomerService: boolean().notNull().default(false),
    initiator: text().notNull(),
    dateInitiated: timestamp({ withTimezone: true }).notNull().defaultNow(),
    dateArrived: timestamp({ withTimezone: true }).notNull().defaultNow(),
    customerCode: text().notNull().default(''),
    customerName: text().notNull().default(''),
    quoteDescription: text().notNull().default(''),
    orderPO: text('order_po').notNull().default(''),
    customerDueDate: date(),
    productCode: text().notNull().default(''),
    productDescription: text().notNull().default(''),
    itemCategory: text().notNull().default(''),
    plant: text().notNull().default(''),
    businessUnit: text().notNull().default(''),
    orderQty: doublePrecision(),
    unitPrice: doublePrecision(),
    drawingNo: text().notNull().default(''),
    isEvisy: boolean().notNull().default(false),
    withVendor: boolean().notNull().default(false),
    sampleStatus: text().notNull().default(''),
    isPreprint: boolean().notNull().default(false),
    /** How many files it has, kept by whoever adds or removes one. */
    fileCount: integer().notNull().default(0),
  },
  table => [
    unique().on(table.quoteId, table.itemNo),
    uniqueIndex('item_options')
      .on(table.quoteId, table.optionGroup, table.optionLetter)
      .where(sql`option_group is not null`),
    index('items_by_group')
      .on(
        table.assignmentGroup,
        table.isOnHold,
        table.dateArrived.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(open),
    index('items_by_assignee')
      .on(table.assignee, table.isOnHold, table.dateArrived.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(open),
    index('items_by_initiator')
      .on(
        table.initiator,
        table.isOnHold,
        table.dateArrived.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(open),
    index('items_by_counted').on(table.initiator, sql`coalesce(won_at, date_initiated)`),
    // One for each column that a workgroup's list is sorted by.
    ...[
      { name: 'items_by_quote', columns: [table.quoteId] },
      { name: 'items_by_quote_description', columns: [table.quoteDescription] },
      { name: 'items_by_holder', columns: [table.assignee] },
      { name: 'items_by_date_initiated', columns: [table.dateInitiated] },
      { name: 'items_by_customer', columns: [table.customerName] },
      { name: 'items_by_customer_code', columns: [table.customerCode] },
      { name: 'items_by_description', columns: [table.productDescription] },
      { name: 'items_by_step', columns: [table.stepSequence] },
      { name: 'items_by_starter', columns: [table.initiator] },
      { name: 'items_by_due_date', columns: [table.customerDueDate] },
      { name: 'items_by_plant', columns: [table.plant] },
      { name: 'items_by_quantity', columns: [table.orderQty] },
      { name: 'items_by_business_unit', columns: [table.businessUnit] },
      { name: 'items_by_drawing', columns: [table.drawingNo] },
      { name: 'items_by_category', columns: [table.itemCategory] },
      { name: 'items_by_code', columns: [table.productCode] },
      { name: 'items_by_number', columns: [] },
    ].map(({ name, columns }) =>
      index(name)
        .on(table.assignmentGroup, table.isOnHold, ...columns, table.id)
        .where(open),
    ),
    index('items_by_product_code').on(table.customerCode, sql`lower(product_code)`),
  ],
)

/** One JSON document a section of an item (product, compliance, …), each with its version. */
export const quoteItemSections = pgTable(
  'quote_item_sections',
  {
    quoteItemId: integer()
      .notNull()
      .references(() => quoteItems.id),
    section: text().notNull(),
    version: integer().notNull(),
    data: json().notNull(),
  },
  table => [primaryKey({ columns: [table.quoteItemId, table.section] })],
)

/** What people decided about an item, each for good: the last of its type and of what it is about holds. */
export const itemDecisions = pgTable(
  'item_decisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    quoteItemId: integer()
      .notNull()
      .references(() => quoteItems.id),
    approvalType: text().notNull(),
    /** Key of the price break that it is about; empty for the item as a whole. */
    about: text().notNull().default(''),
    approvalStatus: text({ enum: ['APPROV', 'REJECT'] }).notNull(),
    /** Login. */
    approvedBy: text().notNull(),
    /** Login of who was away, for whom it was decided; null: for nobody else. */
    onBehalfOf: text(),
    approvedDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
    doc: text().notNull().default(''),
    comment: text().notNull().default(''),
    /** What of the item it was decided on. */
    basis: json().notNull(),
  },
  table => [index().on(table.quoteItemId)],
)

/** The words of each item that a worklist is searched by, kept by triggers on quote_items. */
export const itemWords = pgTable(
  'item_words',
  {
    quoteItemId: integer()
      .primaryKey()
      .references(() => quoteItems.id, { onDelete: 'cascade' }),
    words: tsvector().notNull(),
  },
  table => [index('items_by_words').using('gin', table.words)],
)
