import { fileKindOf } from '#domain/documents'
import { itemXml } from '#domain/itemXml'
import type { FileAnswer } from '../../../http/files/sendFile.ts'
import type { Person } from '../../../person/person.ts'
import { notFound } from '../../../problem/problem.ts'
import { itemRowFor } from '../../quoteItem/itemFor.ts'
import type { FileDeps } from './fileDeps.ts'
import { inMemory } from './inMemory.ts'
import { documentOf, documentsOfItem, newestOf, type StoredDocument } from './readDocuments.ts'
import { type TicketDeps, ticketOf } from './ticketOf.ts'

async function visibleDocument({ db }: FileDeps, person: Person, id: number): Promise<StoredDocument> {
  const document = await documentOf(db, id)
  if (document === undefined) throw notFound(`File ${id}`)
  await itemRowFor(db, person, document.quoteItemId)
  return document
}

function contentOf({ files }: FileDeps, document: StoredDocument, version?: number): FileAnswer {
  const asked = version === undefined ? newestOf(document) : undefined
  const found = asked ?? document.versions.find(each => each.version === version)
  if (found === undefined) throw notFound(`Version ${version} of ${document.fileName}`)
  const { fileName, mediaType } = document
  const { size, sha256: tag, fileKey } = found
  return { fileName, mediaType, size, tag, read: range => files.read(fileKey, range) }
}

/** The newest version of a file, or the one asked for. */
export async function download(
  deps: FileDeps,
  person: Person,
  id: number,
  version?: number,
): Promise<FileAnswer> {
  return contentOf(deps, await visibleDocument(deps, person, id), version)
}

/** The newest version of a file that says how its product is made; any other is not found here. */
export async function downloadDesignFile(deps: FileDeps, person: Person, id: number): Promise<FileAnswer> {
  const document = await visibleDocument(deps, person, id)
  if (fileKindOf(document.fileName)?.isDesign !== true) throw notFound(`Design file ${id}`)
  return contentOf(deps, document)
}

/** An item whole as XML. `origin`: where browsers reach the product, '' when nothing is said about it. */
export async function downloadXml(
  deps: TicketDeps,
  person: Person,
  itemId: number,
  origin: string,
): Promise<FileAnswer> {
  const { item, ticket } = await ticketOf(deps, person, itemId)
  const documents = await documentsOfItem(deps.db, itemId)
  const files = documents.map(document => {
    const { id, fileName, name, documentType, mediaType } = document
    const { version, size, sha256 } = newestOf(document)
    return { id, fileName, name, documentType, mediaType, version, size, sha256 }
  })
  const bytes = Buffer.from(itemXml({ ...item, files, ticket }, origin))
  return inMemory(bytes, {
    fileName: `${item.reference}.xml`,
    mediaType: 'application/xml',
    tag: `${item.hashKey}-${bytes.length}`,
  })
}
