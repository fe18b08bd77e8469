import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ConfirmedDesign, DesignFileRole } from '#domain/designFiles'
import type { Inputs } from '#domain/quoteItem'
import { quoteItems } from './quoteItems.ts'

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

/** A file that the design service has made: a version of one of the item's documents. */
export interface KeptDesignFile {
  readonly role: DesignFileRole
  readonly documentId: number
  readonly version: number
}

/** What of an item's documents the design service has made, and from what. */
export const designFiles = pgTable('design_files', {
  quoteItemId: integer()
    .primaryKey()
    .references(() => quoteItems.id, { onDelete: 'cascade' }),
  /** Document and version of each file, with what it is for. */
  files: jsonb().$type<readonly KeptDesignFile[]>().notNull(),
  /** The fields that they were made from, as they were then. */
  origin: jsonb().$type<Inputs>().notNull(),
  /** Sizes and areas that the design service has drawn. */
  confirmed: jsonb().$type<ConfirmedDesign>(),
  /** Whether ARD and MFG only stand in for the files of a CAD system. */
  isStandIn: boolean().notNull(),
  /** Reference of the item that they were taken over from; empty when they are its own. */
  source: text().notNull().default(''),
  madeBy: text().notNull(),
  madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
