import { createHash } from 'node:crypto'
import { fileNameKey } from '#domain/documents'
import { itemReference } from '#domain/quotes'
import type { Connection } from '../../database/database.ts'
import { quoteDocuments, quoteDocumentVersions } from '../../database/schema/index.ts'
import type { FileStore } from '../../integrations/files/fileStore.ts'
import { rowsOf, type TableRows } from './bulkInsert.ts'
import type { GeneratedItem } from './generateItem.ts'

/** A drawing that is kept with an item. */
interface Kept {
  readonly item: GeneratedItem['item']
  readonly documentId: number
  readonly fileKey: string
  readonly content: Buffer
}

const hashes = new WeakMap<Buffer, string>()

/** Of the content; items that are made alike share it. */
function sha256Of(content: Buffer): string {
  const known = hashes.get(content) ?? createHash('sha256').update(content).digest('hex')
  hashes.set(content, known)
  return known
}

/** The drawings of generated items, each under the next of these document ids. */
export const keptDrawings = (items: readonly GeneratedItem[], documentIds: readonly number[]): Kept[] =>
  items
    .filter(({ drawing }) => drawing !== null)
    .flatMap(({ item, drawing }, index) => {
      const documentId = documentIds[index]
      return documentId === undefined || drawing === null
        ? []
        : [{ item, documentId, fileKey: `generated-${documentId}`, content: drawing }]
    })

/** The documents that these drawings are, each with its one version. */
export function documentRows(kept: readonly Kept[]): readonly TableRows[] {
  const nameOf = ({ item }: Kept) => `Drawing ${itemReference(item.quoteId, item.itemNo)}`
  return [
    rowsOf(
      quoteDocuments,
      kept.map(each => ({
        id: each.documentId,
        quoteItemId: each.item.id ?? 0,
        fileName: `${nameOf(each)}.pdf`,
        fileNameKey: fileNameKey(`${nameOf(each)}.pdf`),
        name: nameOf(each),
        documentType: 'DRAWING',
        mediaType: 'application/pdf',
      })),
    ),
    rowsOf(
      quoteDocumentVersions,
      kept.map(({ documentId, fileKey, content, item }) => ({
        documentId,
        version: 1,
        fileKey,
        size: content.length,
        sha256: sha256Of(content),
        createdBy: item.initiator,
        createdAt: item.dateArrived,
      })),
    ),
  ]
}

async function* once(content: Buffer) {
  yield content
}

/**
 * Keeps the content of drawings: in the store, or where there is none in the database, where each that several items have
 * travels once.
 */
export async function keepContents(
  connection: Connection,
  store: FileStore | undefined,
  kept: readonly Kept[],
): Promise<void> {
  if (store !== undefined) {
    for (const { fileKey, content } of kept) await store.put(fileKey, once(content))
    return
  }
  const contents = [...new Set(kept.map(({ content }) => content))]
  const placeOf = new Map(contents.map((content, index) => [content, index + 1]))
  await connection.query(
    `insert into file_pieces (file_key, piece, data)
     select given.file_key, 0, drawings.data
     from unnest($1::text[], $2::int[]) as given(file_key, place)
     join (select place, decode(content, 'base64') as data
           from unnest($3::text[]) with ordinality as sent(content, place)) drawings on drawings.place = given.place`,
    [
      kept.map(({ fileKey }) => fileKey),
      kept.map(({ content }) => placeOf.get(content) ?? 0),
      contents.map(content => content.toString('base64')),
    ],
  )
}
