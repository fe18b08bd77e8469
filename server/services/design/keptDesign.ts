import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { flatten } from '../../database/flat.ts'
import { designFiles, type KeptDesignFile } from '../../database/schema/index.ts'
import { createStatement } from '../../database/statement.ts'
import { documentsOfItem, type StoredDocument, type StoredVersion } from '../quote/documents/readDocuments.ts'

export type KeptDesign = typeof designFiles.$inferSelect

/** A file that the design service has made, with the version of the document that it is. */
export interface HeldDesignFile extends KeptDesignFile {
  readonly document: StoredDocument
  readonly stored: StoredVersion
}

const ofItem = createStatement<KeptDesign>('kept_design', db =>
  flatten(
    getTableColumns(designFiles),
    db
      .select()
      .from(designFiles)
      .where(eq(designFiles.quoteItemId, sql.placeholder('quoteItemId'))),
  ),
)

/** What the design service has made of an item; undefined: nothing. */
export async function keptDesign(db: Database, quoteItemId: number): Promise<KeptDesign | undefined> {
  const [found] = await ofItem(db, { quoteItemId })
  return found
}

/** Those of its files that nobody has removed since. */
export async function heldFiles(db: Database, kept: KeptDesign | undefined): Promise<HeldDesignFile[]> {
  if (kept === undefined) return []
  const documents = await documentsOfItem(db, kept.quoteItemId)
  return kept.files.flatMap(file => {
    const document = documents.find(({ id }) => id === file.documentId)
    const stored = document?.versions.find(({ version }) => version === file.version)
    return document === undefined || stored === undefined ? [] : [{ ...file, document, stored }]
  })
}
