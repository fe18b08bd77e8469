import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { QuoteDocument } from '#contract/quote'
import { fileKindOf, fileNameKey, fileNameProblem } from '#domain/documents'
import { text } from '#domain/messages'
import type { Database } from '../../../database/database.ts'
import { quoteDocuments, quoteDocumentVersions } from '../../../database/schema/index.ts'
import type { ComingFile } from '../../../http/files/takeForm.ts'
import type { Person } from '../../../person/person.ts'
import { notFound, Problem } from '../../../problem/problem.ts'
import { itemRowFor } from '../../quoteItem/itemFor.ts'
import type { OwnedItem } from '../../quoteItem/itemRow.ts'
import { checkedContent, type Measured } from './checkedContent.ts'
import type { FileDeps } from './fileDeps.ts'
import { assertMayChangeFiles, type ItemOfFiles, namedItem } from './itemOfFiles.ts'
import { documentAnswer, documentOf, newestOf, type StoredDocument } from './readDocuments.ts'
import { removeContents } from './removeContents.ts'
import { countFiles, sayOfFile } from './saidOfItem.ts'

/** What is sent with a file. */
export interface Upload extends ItemOfFiles {
  readonly documentType: string
  readonly name: string
  /** The document of which it is a new version. */
  readonly replaces?: number | undefined
}

/** The file of an item that has this name. */
export async function documentNamed(
  db: Database,
  itemId: number,
  fileName: string,
): Promise<{ readonly id: number } | undefined> {
  const [found] = await db
    .select({ id: quoteDocuments.id })
    .from(quoteDocuments)
    .where(and(eq(quoteDocuments.quoteItemId, itemId), eq(quoteDocuments.fileNameKey, fileNameKey(fileName))))
  return found
}

/** The document that the file is a new version of; null: it is a document of its own, under a name nobody has. */
async function assertPlace(
  db: Database,
  { item }: OwnedItem,
  fileName: string,
  { replaces }: Upload,
): Promise<StoredDocument | null> {
  const same = await documentNamed(db, item.id, fileName)
  if (same !== undefined && same.id !== replaces) {
    const message = text('uploadAlreadyExist', { name: fileName })
    throw new Problem('already-exists', message, { errors: [{ path: 'file', message }] })
  }
  if (replaces === undefined) return null
  const document = await documentOf(db, replaces)
  if (document?.quoteItemId !== item.id) throw notFound(`File ${replaces}`)
  return document
}

async function store(
  deps: FileDeps,
  tx: Database,
  person: Person,
  upload: Upload,
  file: Measured & { readonly fileName: string; readonly fileKey: string },
): Promise<StoredDocument> {
  const owned = await itemRowFor(tx, person, upload.quoteProductId, true)
  await assertMayChangeFiles(deps, tx, person, owned)
  const before = await assertPlace(tx, owned, file.fileName, upload)
  const { fileName, fileKey, size, sha256 } = file
  const said = {
    fileName,
    fileNameKey: fileNameKey(fileName),
    documentType: upload.documentType,
    mediaType: fileKindOf(fileName)?.mediaType ?? 'application/octet-stream',
  }
  const version = before === null ? 1 : newestOf(before).version + 1
  const [row] =
    before === null
      ? await tx
          .insert(quoteDocuments)
          .values({
            ...said,
            quoteItemId: owned.item.id,
            name: upload.name || fileName.slice(0, fileName.lastIndexOf('.')),
          })
          .returning({ id: quoteDocuments.id })
      : await tx
          .update(quoteDocuments)
          .set({ ...said, ...(upload.name === '' ? {} : { name: upload.name }) })
          .where(eq(quoteDocuments.id, before.id))
          .returning({ id: quoteDocuments.id })
  if (row === undefined) throw new Error('The document was not stored.')
  await tx
    .insert(quoteDocumentVersions)
    .values({ documentId: row.id, version, fileKey, size, sha256, createdBy: person.login })
  await countFiles(tx, owned.item)
  await sayOfFile(tx, person, owned.item, before === null ? 'fileAdded' : 'fileReplaced', {
    fileName,
    version,
    size,
  })
  const stored = await documentOf(tx, row.id)
  if (stored === undefined) throw new Error('The document was not stored.')
  return stored
}

/**
 * Keeps a file as a document of an item, or as a new version of one. It goes to the file store as it comes in, and is
 * somebody's only when all of it is there; what is refused, or breaks off, leaves nothing. Refused are who may not change
 * the item, a name or content that is not taken, more than 25 MB, and a name that the item has already.
 */
export async function uploadDocument(
  deps: FileDeps,
  person: Person,
  upload: Upload,
  { name: fileName, content }: ComingFile,
): Promise<QuoteDocument> {
  const { db, files } = deps
  const problem = fileNameProblem(fileName)
  if (problem !== '') {
    const code = fileKindOf(fileName) === null && fileName !== '' ? 'wrong-media-type' : 'rule-failed'
    throw new Problem(code, problem, { errors: [{ path: 'file', message: problem }] })
  }
  // Asked now, so that nobody waits for 25 MB to hear it, and again with the item locked.
  const owned = await namedItem(db, person, upload)
  await assertMayChangeFiles(deps, db, person, owned)
  await assertPlace(db, owned, fileName, upload)

  const fileKey = randomUUID()
  const measured: Measured = { size: 0, sha256: '' }
  await files.put(fileKey, checkedContent(fileName, content, measured))
  try {
    const file = { ...measured, fileName, fileKey }
    return documentAnswer(await db.transaction(tx => store(deps, tx, person, upload, file)))
  } catch (error) {
    await removeContents(files, [fileKey])
    throw error
  }
}
