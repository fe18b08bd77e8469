import { eq, inArray } from 'drizzle-orm'
import type { QuoteDocument } from '#contract/quote'
import type { Database } from '../../../database/database.ts'
import { quoteDocuments, quoteDocumentVersions } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { notFound } from '../../../problem/problem.ts'
import { itemRowFor } from '../../quoteItem/itemFor.ts'
import type { OwnedItem } from '../../quoteItem/itemRow.ts'
import type { FileDeps } from './fileDeps.ts'
import { assertMayChangeFiles } from './itemOfFiles.ts'
import { documentAnswer, documentOf, newestOf, type StoredDocument } from './readDocuments.ts'
import { removeContents } from './removeContents.ts'
import { countFiles, sayOfFile } from './saidOfItem.ts'

/** The document with its item, which the person may change and nobody else does meanwhile. */
async function changeable(
  deps: FileDeps,
  tx: Database,
  person: Person,
  id: number,
): Promise<{ readonly document: StoredDocument; readonly owned: OwnedItem }> {
  const seen = await documentOf(tx, id)
  if (seen === undefined) throw notFound(`File ${id}`)
  const owned = await itemRowFor(tx, person, seen.quoteItemId, true)
  await assertMayChangeFiles(deps, tx, person, owned)
  const document = await documentOf(tx, id)
  if (document === undefined) throw notFound(`File ${id}`)
  return { document, owned }
}

/** What a file of an item is said to be. */
export interface BoxFile {
  readonly id: number
  readonly documentType: string
  readonly name: string
}

/** Says anew what a file is and what people call it. */
export async function saveBoxFile(
  deps: FileDeps,
  person: Person,
  { id, documentType, name }: BoxFile,
): Promise<QuoteDocument> {
  return deps.db.transaction(async tx => {
    const { document, owned } = await changeable(deps, tx, person, id)
    if (document.documentType !== documentType || document.name !== name) {
      await tx.update(quoteDocuments).set({ documentType, name }).where(eq(quoteDocuments.id, id))
      const { fileName } = document
      const from = { documentType: document.documentType, name: document.name }
      await sayOfFile(tx, person, owned.item, 'fileChanged', { fileName, from, to: { documentType, name } })
    }
    return documentAnswer({ ...document, documentType, name })
  })
}

/** Forgets documents of an item with all their versions; answers what the file store calls their contents. */
export async function forgetDocuments(tx: Database, itemIds: readonly number[]): Promise<string[]> {
  const held = await tx
    .select({ id: quoteDocuments.id })
    .from(quoteDocuments)
    .where(inArray(quoteDocuments.quoteItemId, [...itemIds]))
  return forgetDocumentsById(
    tx,
    held.map(({ id }) => id),
  )
}

/** Forgets these documents with all their versions; answers what the file store calls their contents. */
export async function forgetDocumentsById(tx: Database, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const versions = await tx
    .delete(quoteDocumentVersions)
    .where(inArray(quoteDocumentVersions.documentId, [...ids]))
    .returning({ fileKey: quoteDocumentVersions.fileKey })
  await tx.delete(quoteDocuments).where(inArray(quoteDocuments.id, [...ids]))
  return versions.map(({ fileKey }) => fileKey)
}

/** Removes a file with all of its versions, for ever. Who, when and why stays in the change log. */
export async function removeDocument(
  deps: FileDeps,
  person: Person,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<{ id: number }> {
  const keys = await deps.db.transaction(async tx => {
    const { document, owned } = await changeable(deps, tx, person, id)
    const forgotten = await forgetDocumentsById(tx, [id])
    await countFiles(tx, owned.item)
    const { version, size, sha256 } = newestOf(document)
    const { fileName, documentType } = document
    await sayOfFile(tx, person, owned.item, 'fileRemoved', {
      fileName,
      documentType,
      version,
      size,
      sha256,
      reason,
    })
    return forgotten
  })
  await removeContents(deps.files, keys)
  return { id }
}
