import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { customerContacts } from './customer.ts'

/** The words of a quote that it is searched by, beside its number. */
export const quoteWords = sql`words_in(description || ' ' || customer_po)`

export const quotes = pgTable(
  'quotes',
  {
    /** Also the quote number. */
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100001 }),
    version: integer().notNull().default(1),
    owner: text().notNull(),
    customerCode: text(),
    /** Whom of the customer it is for; null: who gets their letters. */
    contactId: integer().references(() => customerContacts.id, { onDelete: 'set null' }),
    description: text().notNull().default(''),
    currencyCode: text({ enum: ['AUD', 'NZD'] })
      .notNull()
      .default('AUD'),
    customerPO: text('customer_po').notNull().default(''),
    internalQuoteNotes: text().notNull().default(''),
    deliveryAddress: text().notNull().default(''),
    deliveryAddress2: text('delivery_address2').notNull().default(''),
    deliveryCity: text().notNull().default(''),
    deliveryState: text().notNull().default(''),
    deliveryPostCode: text().notNull().default(''),
    deliveryCountry: text().notNull().default(''),
    requiredDate: date(),
    pricingDate: date(),
    validFrom: date(),
    validTo: date(),
    truckType: text().notNull().default('STD'),
    handUnloadingRequired: boolean().notNull().default(false),
    isMultiComponent: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedBy: text().notNull(),
  },
  table => [
    // Not by when it was changed: a save touches the quote, and what no index has costs none of them anything.
    index('quotes_by_owner').on(table.owner),
    index('quotes_by_words').using('gin', quoteWords),
    index('quotes_of_contact').on(table.contactId).where(sql`contact_id is not null`),
  ],
)

export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    quoteId: integer()
      .notNull()
      .references(() => quotes.id),
    quoteItemId: integer(),
    comment: text().notNull(),
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index().on(table.quoteId, table.id.desc().nullsFirst()),
    index('comments_by_item').on(table.quoteItemId, table.id.desc().nullsFirst()),
  ],
)
