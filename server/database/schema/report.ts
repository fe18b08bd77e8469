import { boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { json } from './json.ts'
import { masterVersion } from './masterVersion.ts'
import { quotes } from './quote.ts'

/** What the letters of quotes say besides their items: covering words, terms and closing words, by business unit. */
export const quoteTexts = pgTable('quote_texts', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  code: text().notNull().unique(),
  kind: text({ enum: ['COVER', 'TERMS', 'CLOSING'] }).notNull(),
  /** '' is for every business unit. */
  businessUnit: text().notNull().default(''),
  title: text().notNull().default(''),
  text: text().notNull(),
  /** Where it stands among those of its kind. */
  sequence: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
  version: masterVersion(),
})

/** A quote as it was offered to its customer, with the very document that went out. Nothing of it changes any more. */
export const quoteRevisions = pgTable(
  'quote_revisions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    quoteId: integer()
      .notNull()
      .references(() => quotes.id),
    /** 1 is revision A. */
    revision: integer().notNull(),
    /** Of what is offered: the same as long as nothing of it has changed. */
    contentHash: text().notNull(),
    /** What stands in the document, as it was laid out. */
    document: json().notNull(),
    fileName: text().notNull(),
    /** What the file store calls the document. */
    fileKey: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    unique('revisions_of_quote').on(table.quoteId, table.revision),
    unique('revisions_by_file').on(table.fileKey),
  ],
)

/** A revision that was sent: to whom, with which words, by whom. How far it has come is told by its deliveries. */
export const quoteSendings = pgTable(
  'quote_sendings',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    revisionId: integer()
      .notNull()
      .references(() => quoteRevisions.id),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentBy: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
  },
  table => [index().on(table.revisionId)],
)
