import { sql } from 'drizzle-orm'
import {
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { quoteItems } from './quote.ts'

/** Bytes. They are written and read as base64 (`server/integrations/files/inDatabase.ts`). */
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** A file of a quote item, under a name that no other file of the item has. */
export const quoteDocuments = pgTable(
  'quote_documents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    quoteItemId: integer()
      .notNull()
      .references(() => quoteItems.id),
    fileName: text().notNull(),
    /** The name as names are compared. */
    fileNameKey: text().notNull(),
    /** What people call it. */
    name: text().notNull(),
    documentType: text().notNull(),
    mediaType: text().notNull(),
  },
  table => [uniqueIndex('documents_by_name').on(table.quoteItemId, table.fileNameKey)],
)

/** What was uploaded as a document, each time; the highest version is what the document is now. */
export const quoteDocumentVersions = pgTable(
  'quote_document_versions',
  {
    documentId: integer()
      .notNull()
      .references(() => quoteDocuments.id),
    version: integer().notNull(),
    /** What the file store calls its content. */
    fileKey: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.documentId, table.version] }),
    unique('document_versions_by_file').on(table.fileKey),
  ],
)

/** The content of files in pieces of 256 KB, so that nobody ever holds one whole in memory. */
export const filePieces = pgTable(
  'file_pieces',
  {
    fileKey: text().notNull(),
    /** Counted from 0. */
    piece: integer().notNull(),
    data: bytea().notNull(),
    storedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.fileKey, table.piece] }),
    index('first_pieces').on(table.storedAt).where(sql`piece = 0`),
  ],
)
