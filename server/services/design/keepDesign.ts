import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type ConfirmedDesign, type DesignFileRole, freeName } from '#domain/designFiles'
import {
  contentProblem,
  fileKindOf,
  fileNameKey,
  fileNameProblem,
  headLength,
  sameFileName,
} from '#domain/documents'
import type { Inputs } from '#domain/quoteItem'
import { logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import {
  designFiles,
  type KeptDesignFile,
  quoteDocuments,
  quoteDocumentVersions,
} from '../../database/schema/index.ts'
import type { MadeDesign, MadeFile } from '../../integrations/design/designService.ts'
import { DesignServiceFailure } from '../../integrations/design/designServiceFailure.ts'
import { documentsOfItem, newestOf, type StoredDocument } from '../quote/documents/readDocuments.ts'
import { removeContents } from '../quote/documents/removeContents.ts'
import { countFiles } from '../quote/documents/saidOfItem.ts'
import { readItem } from '../quoteItem/readItems.ts'
import type { DesignDeps } from './designDeps.ts'
import { keptDesign } from './keptDesign.ts'
import { type DesignDetails, type Doer, writeDesignDetails } from './writeDesignDetails.ts'

/** A design as it is to be kept with its item. */
export interface DesignToKeep extends Omit<MadeDesign, 'confirmed'> {
  readonly quoteItemId: number
  readonly confirmed: ConfirmedDesign | null
  readonly origin: Inputs
  readonly isStandIn: boolean
  /** Reference of the item that it was taken over from; '' when it is the item's own. */
  readonly source: string
  /** It is only some of the files: the others that the item has stay. */
  readonly isPart?: boolean
  /** What the item says of it from now on, by the names that the files have got. */
  readonly details: (names: { readonly ardFileName: string; readonly mfgFileName: string }) => DesignDetails
}

interface StoredContent {
  readonly role: DesignFileRole
  readonly fileName: string
  readonly fileKey: string
  readonly size: number
  readonly sha256: string
}

function assertTaken({ fileName, content }: MadeFile): void {
  const detail = fileNameProblem(fileName) || contentProblem(fileName, content.subarray(0, headLength))
  if (detail !== '') throw new DesignServiceFailure('generation', { kind: 'files', detail })
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

async function storeContents(
  { files }: Pick<DesignDeps, 'files'>,
  made: readonly MadeFile[],
  stored: StoredContent[],
): Promise<void> {
  for (const { role, fileName, content } of made) {
    const fileKey = randomUUID()
    try {
      await files.put(fileKey, once(content))
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error)
      throw new DesignServiceFailure('generation', { kind: 'files', detail })
    }
    const sha256 = createHash('sha256').update(content).digest('hex')
    stored.push({ role, fileName, fileKey, size: content.length, sha256 })
  }
}

/** Keeps a file as a document of its own, or as the next version of what the design service made before under its name. */
async function placeFile(
  tx: Database,
  who: Doer,
  quoteItemId: number,
  { role, fileName, fileKey, size, sha256 }: StoredContent,
  before: StoredDocument | undefined,
): Promise<KeptDesignFile & { readonly isNew: boolean }> {
  const newest = before === undefined ? undefined : newestOf(before)
  // Drawn again and still the same: it is no other version.
  if (before !== undefined && newest?.sha256 === sha256)
    return { role, documentId: before.id, version: newest.version, isNew: false }
  const version = (newest?.version ?? 0) + 1
  let documentId = before?.id
  if (documentId === undefined) {
    const [row] = await tx
      .insert(quoteDocuments)
      .values({
        quoteItemId,
        fileName,
        fileNameKey: fileNameKey(fileName),
        name: fileName.slice(0, fileName.lastIndexOf('.')),
        documentType: 'DRAWING',
        mediaType: fileKindOf(fileName)?.mediaType ?? 'application/octet-stream',
      })
      .returning({ id: quoteDocuments.id })
    if (row === undefined) throw new Error('The document was not stored.')
    documentId = row.id
  }
  await tx
    .insert(quoteDocumentVersions)
    .values({ documentId, version, fileKey, size, sha256, createdBy: who.login })
  return { role, documentId, version, isNew: true }
}

async function place(
  tx: Database,
  who: Doer,
  design: DesignToKeep,
  contents: readonly StoredContent[],
): Promise<string[]> {
  const { quoteItemId, origin, confirmed, isStandIn, source } = design
  const work = await readItem(tx, quoteItemId, true)
  const documents = await documentsOfItem(tx, quoteItemId)
  const kept = await keptDesign(tx, quoteItemId)
  const own = documents.filter(({ id }) => kept?.files.some(({ documentId }) => documentId === id))
  const others = documents.filter(document => !own.includes(document)).map(({ fileName }) => fileName)
  const names = new Map<string, string>()
  const placed: KeptDesignFile[] = []
  const unused: string[] = []
  for (const content of contents) {
    // What somebody has put there is theirs: it gets no new version of ours.
    const fileName = freeName(content.fileName, others)
    names.set(content.fileName, fileName)
    const before = own.find(document => sameFileName(document.fileName, fileName))
    const { isNew, ...file } = await placeFile(tx, who, quoteItemId, { ...content, fileName }, before)
    placed.push(file)
    if (!isNew) unused.push(content.fileKey)
  }
  const left = design.isPart
    ? (kept?.files ?? []).filter(({ documentId }) => !placed.some(file => file.documentId === documentId))
    : []
  const row = { files: [...placed, ...left], madeBy: who.login, madeAt: new Date(), isStandIn, source }
  const whole = design.isPart && kept !== undefined ? row : { ...row, origin, confirmed }
  await (kept === undefined
    ? tx.insert(designFiles).values({ quoteItemId, ...row, origin, confirmed })
    : tx.update(designFiles).set(whole).where(eq(designFiles.quoteItemId, quoteItemId)))
  await countFiles(tx, work.item)
  const thing = { what: 'quoteItem', key: String(quoteItemId), quoteId: work.quote.id }
  await logEvent(tx, who.login, thing, 'filesGenerated', { files: [...names.values()] })
  const named = (fileName: string) => names.get(fileName) ?? fileName
  const details = design.details({
    ardFileName: named(design.ardFileName),
    mfgFileName: named(design.mfgFileName),
  })
  await writeDesignDetails(tx, who, work, details)
  return unused
}

/**
 * Keeps the files of a design as documents of its item, whole or not at all, and what they were made from beside them;
 * `complete` is done in the same transaction. Rule designgen-success (002 §4).
 */
export async function keepDesign(
  deps: Pick<DesignDeps, 'db' | 'files'>,
  who: Doer,
  design: DesignToKeep,
  complete: (tx: Database) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const file of design.files) assertTaken(file)
  const stored: StoredContent[] = []
  let unused: readonly string[]
  try {
    await storeContents(deps, design.files, stored)
    unused = await deps.db.transaction(async tx => {
      const left = await place(tx, who, design, stored)
      await complete(tx)
      return left
    })
  } catch (error) {
    await removeContents(
      deps.files,
      stored.map(({ fileKey }) => fileKey),
    )
    throw error
  }
  await removeContents(deps.files, unused)
}
