import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { json } from './json.ts'
import { quoteItems } from './quoteItems.ts'
import { quoteRevisions } from './report.ts'

/** A revision as its customer may answer it: until when, and for which items at which quantities. */
export const quoteOffers = pgTable('quote_offers', {
  revisionId: integer()
    .primaryKey()
    .references(() => quoteRevisions.id),
  validTo: date().notNull(),
  currencyCode: text({ enum: ['AUD', 'NZD'] }).notNull(),
  /** Each item with the figures of its price lines and how its box looks, as it was sent. */
  items: json().notNull(),
  /** Links that were made before this open nothing any more. */
  revokedAt: timestamp({ withTimezone: true }),
  revokedBy: text(),
  /** When its sales rep was reminded that it expires. */
  remindedAt: timestamp({ withTimezone: true }),
})

/** A link to an offer. What it is opened by is known to who has it alone: kept is only its hash. */
export const quoteOfferLinks = pgTable(
  'quote_offer_links',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    revisionId: integer()
      .notNull()
      .references(() => quoteOffers.revisionId),
    tokenHash: text().notNull().unique(),
    /** Whose mail it went with; '' for one that was copied. */
    recipient: text().notNull().default(''),
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it was opened first. */
    openedAt: timestamp({ withTimezone: true }),
  },
  table => [index('links_of_offer').on(table.revisionId)],
)

/** What a customer said of an offer: once for good, and as many questions as they have. */
export const quoteOfferAnswers = pgTable(
  'quote_offer_answers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    revisionId: integer()
      .notNull()
      .references(() => quoteOffers.revisionId),
    linkId: integer()
      .notNull()
      .references(() => quoteOfferLinks.id),
    kind: text({ enum: ['accepted', 'declined', 'asked'] }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    name: text().notNull(),
    purchaseOrder: text().notNull().default(''),
    reason: text().notNull().default(''),
    words: text().notNull().default(''),
    /** The items ordered, at which quantity, and what became of each. */
    items: json().notNull(),
  },
  table => [
    index('answers_of_offer').on(table.revisionId),
    uniqueIndex('offer_answered_once').on(table.revisionId).where(sql`kind in ('accepted', 'declined')`),
  ],
)

/** Items whose approvers were reminded, by when the item had come to its step: once each time. */
export const approvalReminders = pgTable(
  'approval_reminders',
  {
    quoteItemId: integer()
      .notNull()
      .references(() => quoteItems.id, { onDelete: 'cascade' }),
    dateArrived: timestamp({ withTimezone: true }).notNull(),
    remindedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.quoteItemId, table.dateArrived] })],
)
