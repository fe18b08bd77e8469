import { boolean, date, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Whose days the kept figures are of, and whether everything that was there before they were kept has been counted. */
export const figureCalendar = pgTable('figure_calendar', {
  /** IANA name; there is one row. */
  timeZone: text().primaryKey(),
  isCounted: boolean().notNull().default(false),
})

/** How far an item is at a step of a workflow, as triggers read it from the published definition. */
export const stepStandings = pgTable(
  'step_standings',
  {
    templateId: integer().notNull(),
    stepCode: text().notNull(),
    isFinal: boolean().notNull(),
    isOrdered: boolean().notNull(),
    isApproved: boolean().notNull(),
    /** Whether the customer is asked there. */
    isAsking: boolean().notNull(),
  },
  table => [primaryKey({ columns: [table.templateId, table.stepCode] })],
)

/** Where goods of a quote go, and in which money they are paid. */
const place = () => ({
  deliveryState: text().notNull(),
  deliveryCountry: text().notNull(),
  currencyCode: text({ enum: ['AUD', 'NZD'] }).notNull(),
})

/**
 * What one item counts as in the figures of a dashboard: kept by triggers, and added up in the tables below. It refers to no
 * item, for what goes with its item has to be taken off the sums as well.
 */
export const itemFigures = pgTable(
  'item_figures',
  {
    quoteItemId: integer().primaryKey(),
    initiator: text().notNull(),
    /** When it was won, else when it was begun. */
    day: date().notNull(),
    ...place(),
    outcome: text({
      enum: ['existCustItemsWon', 'newCustItemsWon', 'pendingQuoteItems', 'lostQuoteItems'],
    }).notNull(),
    customerCode: text().notNull(),
    productGroup: text().notNull(),
    /** Why it was lost; '' otherwise, and where nobody said. */
    lostReason: text().notNull(),
    /** What the quantity that is ordered costs the customer; null while there is no price. */
    value: numeric(),
    /** What stays of it above its cost; null where no cost is known. */
    margin: numeric(),
    /** From when the customer was asked to their answer; null without one. */
    answerHours: integer(),
  },
  table => [index('figures_by_initiator').on(table.initiator, table.day)],
)

const sum = () => numeric().notNull()

/** Items of an outcome on a day, by who began them and where they go. */
export const figureDays = pgTable(
  'figure_days',
  {
    initiator: text().notNull(),
    day: date().notNull(),
    deliveryState: text().notNull(),
    deliveryCountry: text().notNull(),
    outcome: text().notNull(),
    count: integer().notNull(),
  },
  table => [
    primaryKey({
      name: 'figure_days_key',
      columns: [table.initiator, table.day, table.deliveryState, table.deliveryCountry, table.outcome],
    }),
  ],
)

/** The money of a calendar month, by everything that a dashboard tells it apart by. */
export const figureMonths = pgTable(
  'figure_months',
  {
    initiator: text().notNull(),
    /** Its first day. */
    month: date().notNull(),
    ...place(),
    outcome: text().notNull(),
    customerCode: text().notNull(),
    productGroup: text().notNull(),
    lostReason: text().notNull(),
    count: integer().notNull(),
    /** Items with a price, and what they come to. */
    priced: integer().notNull(),
    value: sum(),
    /** Of the items whose cost is known: what they come to, and what stays of it. */
    costedValue: sum(),
    margin: sum(),
    /** Items that the customer answered about, and the hours that took. */
    answered: integer().notNull(),
    answerHours: integer().notNull(),
  },
  table => [
    primaryKey({
      name: 'figure_months_key',
      columns: [
        table.initiator,
        table.month,
        table.deliveryState,
        table.deliveryCountry,
        table.currencyCode,
        table.outcome,
        table.customerCode,
        table.productGroup,
        table.lostReason,
      ],
    }),
  ],
)

/** Where a quote stands as long as it has not run out, and until when that counts: kept by triggers. */
export const quoteStandings = pgTable('quote_standings', {
  quoteId: integer().primaryKey(),
  owner: text().notNull(),
  /** First day of the month in which it was begun. */
  month: date().notNull(),
  deliveryState: text().notNull(),
  deliveryCountry: text().notNull(),
  status: text().notNull(),
  /** Its last valid day; `infinity` where it cannot run out. */
  validTo: date().notNull(),
})

/** Quotes begun in a month, by where they stand and until when that counts. */
export const standingMonths = pgTable(
  'standing_months',
  {
    owner: text().notNull(),
    month: date().notNull(),
    deliveryState: text().notNull(),
    deliveryCountry: text().notNull(),
    status: text().notNull(),
    validTo: date().notNull(),
    count: integer().notNull(),
  },
  table => [
    primaryKey({
      name: 'standing_months_key',
      columns: [
        table.owner,
        table.month,
        table.deliveryState,
        table.deliveryCountry,
        table.status,
        table.validTo,
      ],
    }),
  ],
)

/** How many open items somebody holds, kept by triggers on quote_items so that a total costs one row. */
export const assigneeCounts = pgTable('assignee_counts', {
  assignee: text().primaryKey(),
  count: integer().notNull(),
})
