import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { json } from './json.ts'
import { masterVersion } from './masterVersion.ts'
import { quoteItems } from './quoteItems.ts'

/** Price-shock rehearsals under a name; percentages of what things cost today. */
export const rehearsals = pgTable('rehearsals', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  paperPercent: doublePrecision().notNull().default(0),
  /** Codes; none: every paper. */
  papers: text().array().notNull().default([]),
  energyPercent: doublePrecision().notNull().default(0),
  labourPercent: doublePrecision().notNull().default(0),
  inkPercent: doublePrecision().notNull().default(0),
  filmPercent: doublePrecision().notNull().default(0),
  freightPercent: doublePrecision().notNull().default(0),
  closedPlants: text().array().notNull().default([]),
  isActive: boolean().notNull().default(true),
  version: masterVersion(),
})

/** A rehearsal that was run: the shock as it was then, and what came of it. Items are kept of the newest alone. */
export const rehearsalRuns = pgTable(
  'rehearsal_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    rehearsalId: integer()
      .notNull()
      .references(() => rehearsals.id, { onDelete: 'cascade' }),
    shock: json().notNull(),
    masterDataVersion: text().notNull(),
    startedBy: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null while it goes on. */
    finishedAt: timestamp({ withTimezone: true }),
    /** Sums over its items; null while it goes on. */
    totals: json(),
  },
  table => [index().on(table.rehearsalId, table.id.desc().nullsFirst())],
)

/** A priced item in a run. Costs and price of the break that the expected order is sold by, for one pricing UOM. */
export const rehearsalItems = pgTable(
  'rehearsal_items',
  {
    runId: integer()
      .notNull()
      .references(() => rehearsalRuns.id, { onDelete: 'cascade' }),
    quoteItemId: integer()
      .notNull()
      .references(() => quoteItems.id, { onDelete: 'cascade' }),
    /** Ordered: its price is a live one; else its quote is open. */
    isOrdered: boolean().notNull(),
    customerCode: text().notNull(),
    customerName: text().notNull(),
    productGroup: text().notNull(),
    currency: text().notNull(),
    plant: text().notNull(),
    /** '': no plant can make it. */
    plantAfter: text().notNull(),
    quantity: doublePrecision().notNull(),
    uom: doublePrecision().notNull(),
    price: doublePrecision().notNull(),
    costBefore: doublePrecision(),
    costAfter: doublePrecision(),
    marginBefore: doublePrecision(),
    marginAfter: doublePrecision(),
    floor: doublePrecision(),
    /** Of an order of the quantity. */
    salesValue: doublePrecision().notNull(),
    /** Margin money of such an order before the shock, and what of it is lost. */
    earned: doublePrecision().notNull(),
    lost: doublePrecision().notNull(),
    isUnderBefore: boolean().notNull(),
    isUnderAfter: boolean().notNull(),
    /** Why it could not be costed; '' when it was. */
    failure: text().notNull().default(''),
    /** What new prices are made from: every break, and the commission on it. */
    breaks: json().notNull(),
    commission: doublePrecision().notNull(),
    /** What became of it when new prices were made: '', priced, waits, left. */
    outcome: text().notNull().default(''),
    /** Why it was left as it is, or what its letter waits for. */
    outcomeText: text().notNull().default(''),
    newPrice: doublePrecision(),
    /** When it got new prices by this rehearsal, by this run or the one before it; null: it has none. */
    madeAt: timestamp({ withTimezone: true }),
  },
  table => [
    primaryKey({ columns: [table.runId, table.quoteItemId] }),
    index('rehearsal_items_by_loss').on(table.runId, table.lost.desc().nullsFirst(), table.quoteItemId),
  ],
)
