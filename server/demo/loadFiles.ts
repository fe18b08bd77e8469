import { createHash } from 'node:crypto'
import { and, asc, eq, exists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Product } from '#contract/quote'
import { type DocumentType, fileKindOf, fileNameKey } from '#domain/documents'
import { itemReference } from '#domain/quotes'
import type { Database } from '../database/database.ts'
import {
  quoteDocuments,
  quoteDocumentVersions,
  quoteItemSections,
  quoteItems,
} from '../database/schema/index.ts'
import type { FileStore } from '../integrations/files/fileStore.ts'
import { drawingOf } from './files/drawingOf.ts'
import { printPng } from './files/printPng.ts'
import { gradeRows } from './reference.ts'

/** So many items of the demonstration have a picture of their print. */
const itemsWithPictures = 4

interface DemonstrationFile {
  readonly item: Pick<typeof quoteItems.$inferSelect, 'id' | 'initiator' | 'dateInitiated'>
  readonly fileName: string
  readonly documentType: DocumentType
  readonly content: Buffer
}

async function* once(content: Buffer) {
  yield content
}

const keyOf = ({ item, fileName }: DemonstrationFile): string => `demonstration-${item.id}-${fileName}`

/** Stores the files and counts them at their items. */
async function keep(db: Database, store: FileStore, files: readonly DemonstrationFile[]): Promise<void> {
  for (const file of files) await store.put(keyOf(file), once(file.content))
  const stored = await db
    .insert(quoteDocuments)
    .values(
      files.map(({ item, fileName, documentType }) => ({
        quoteItemId: item.id,
        fileName,
        fileNameKey: fileNameKey(fileName),
        name: fileName.slice(0, fileName.lastIndexOf('.')),
        documentType,
        mediaType: fileKindOf(fileName)?.mediaType ?? '',
      })),
    )
    .returning({ id: quoteDocuments.id, itemId: quoteDocuments.quoteItemId, name: quoteDocuments.fileName })
  const idOf = new Map(stored.map(({ id, itemId, name }) => [`${itemId} ${name}`, id]))
  await db.insert(quoteDocumentVersions).values(
    files.map(file => {
      const documentId = idOf.get(`${file.item.id} ${file.fileName}`)
      if (documentId === undefined) throw new Error('The document was not inserted.')
      return {
        documentId,
        version: 1,
        fileKey: keyOf(file),
        size: file.content.length,
        sha256: createHash('sha256').update(file.content).digest('hex'),
        createdBy: file.item.initiator,
        createdAt: file.item.dateInitiated,
      }
    }),
  )
  await db.execute(sql`update ${quoteItems} set file_count = held.files
    from (select quote_item_id, count(*)::int as files from ${quoteDocuments} group by 1) held
    where held.quote_item_id = ${quoteItems.id}`)
}

/** The drawing of every item that is routed, and pictures of the print of some: real files, made here. */
export async function loadFiles(db: Database, store: FileStore): Promise<void> {
  const design = alias(quoteItemSections, 'design')
  const items = await db
    .select({ item: quoteItems, data: quoteItemSections.data })
    .from(quoteItems)
    .innerJoin(
      quoteItemSections,
      and(eq(quoteItemSections.quoteItemId, quoteItems.id), eq(quoteItemSections.section, 'product')),
    )
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(design)
          .where(and(eq(design.quoteItemId, quoteItems.id), eq(design.section, 'design'))),
      ),
    )
    .orderBy(asc(quoteItems.id))
  const flutes = new Map(gradeRows.map(({ code, flute }) => [code, flute]))
  const drawings = items.flatMap(({ item, data }): DemonstrationFile[] => {
    const product = data as Product
    const content = drawingOf(product, flutes.get(product.boardGrade))
    const fileName = `Drawing ${itemReference(item.quoteId, item.itemNo)}.pdf`
    return content === null ? [] : [{ item, fileName, documentType: 'DRAWING', content }]
  })
  const pictures = items
    .filter(({ item }) => !item.isFinal)
    .slice(0, itemsWithPictures)
    .map(
      ({ item }, turn): DemonstrationFile => ({
        item,
        fileName: `Print ${itemReference(item.quoteId, item.itemNo)}.png`,
        documentType: '1UPARTDESIGN',
        content: printPng(turn),
      }),
    )
  await keep(db, store, [...drawings, ...pictures])
}
