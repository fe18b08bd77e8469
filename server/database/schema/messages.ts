import { boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { json } from './json.ts'

/** What a message of an application says, by the state it is about; the state '' stands for any. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    code: text().notNull().unique(),
    name: text().notNull(),
    appType: text().notNull(),
    state: text().notNull().default(''),
    msgType: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    isActive: boolean().notNull().default(true),
    version: integer().notNull().default(1),
  },
  table => [index().on(table.appType, table.state)],
)

/** Values that the templates of an application share: who it is from, whom to answer, how it ends. */
export const messageOptions = pgTable(
  'message_options',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    appType: text().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    value: text().notNull(),
    isActive: boolean().notNull().default(true),
    version: integer().notNull().default(1),
  },
  table => [unique().on(table.appType, table.code)],
)

/** Every message there was to send, as it was written; how far it has come is told by its job. */
export const deliveryLog = pgTable(
  'delivery_log',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    appType: text().notNull(),
    state: text().notNull(),
    msgType: text().notNull(),
    templateCode: text().notNull(),
    recipient: text().notNull(),
    fromName: text().notNull().default(''),
    replyTo: text().notNull().default(''),
    subject: text().notNull(),
    body: text().notNull(),
    /** The values it was written with: what could not be written is written again from them. */
    values: json().notNull(),
    quoteId: integer(),
    quoteItemId: integer(),
    createdBy: text().notNull(),
    /** The sending of a quote that it is part of. */
    quoteSendingId: integer(),
    /** What its head names, where it goes to more than its recipient: `to` and `cc`. */
    addressed: json(),
    /** The file that goes with it: `fileKey`, `fileName`, `mediaType`, `size`. */
    attachment: json(),
    /** Why it could not be written at all; empty when it was. */
    refusal: text().notNull().default(''),
    /** The latest job that sends it. */
    jobId: integer(),
    /** Tries of earlier jobs. */
    earlierTries: integer().notNull().default(0),
    lastError: text().notNull().default(''),
    sentAt: timestamp({ withTimezone: true }),
    /** What took it: `smtp`, or the outbox of this database. */
    sentBy: text().notNull().default(''),
    sentId: text().notNull().default(''),
  },
  table => [
    index().on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.quoteItemId),
    index('deliveries_of_sending').on(table.quoteSendingId),
  ],
)

/** Mail that was kept here because no mail server is configured. */
export const mailOutbox = pgTable('mail_outbox', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  messageId: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  /** What its head names besides its recipient, and the names and sizes of what went with it. */
  addressed: json(),
  attachments: json(),
})
