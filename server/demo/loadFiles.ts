import { createHash } from 'node:crypto'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
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
import { drawingPdf } from './files/drawingPdf.ts'
import { printPng } from './files/printPng.ts'

/** So many items past the first step have files. */
const itemsWithFiles = 8

interface Shown {
  readonly length: number
  readonly width: number
  readonly depth: number
}

type Item = Pick<
  typeof quoteItems.$inferSelect,
  'id' | 'quoteId' | 'itemNo' | 'productDescription' | 'initiator' | 'dateInitiated'
>

async function* once(content: Buffer) {
  yield content
}

async function keep(
  db: Database,
  files: FileStore,
  item: Item,
  file: { readonly fileName: string; readonly documentType: DocumentType; readonly content: Buffer },
): Promise<void> {
  const { fileName, documentType, content } = file
  const fileKey = `demonstration-${item.id}-${fileName}`
  await files.put(fileKey, once(content))
  const [row] = await db
    .insert(quoteDocuments)
    .values({
      quoteItemId: item.id,
      fileName,
      fileNameKey: fileNameKey(fileName),
      name: fileName.slice(0, fileName.lastIndexOf('.')),
      documentType,
      mediaType: fileKindOf(fileName)?.mediaType ?? '',
    })
    .returning({ id: quoteDocuments.id })
  if (row === undefined) throw new Error('The document was not inserted.')
  await db.insert(quoteDocumentVersions).values({
    documentId: row.id,
    version: 1,
    fileKey,
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    createdBy: item.initiator,
    createdAt: item.dateInitiated,
  })
}

/** Drawings and pictures of the print for some of the demonstration's items: real files, made here. */
export async function loadFiles(db: Database, files: FileStore): Promise<void> {
  const items = await db
    .select({ item: quoteItems, product: quoteItemSections.data })
    .from(quoteItems)
    .innerJoin(
      quoteItemSections,
      and(eq(quoteItemSections.quoteItemId, quoteItems.id), eq(quoteItemSections.section, 'product')),
    )
    .where(
      and(
        gt(quoteItems.stepSequence, 1),
        eq(quoteItems.isFinal, false),
        isNull(quoteItems.closeType),
        sql`${quoteItemSections.data} ->> 'styleCarton' = '02'`,
      ),
    )
    .orderBy(asc(quoteItems.id))
    .limit(itemsWithFiles)
  for (const [turn, { item, product }] of items.entries()) {
    const { length, width, depth } = product as Shown
    const reference = itemReference(item.quoteId, item.itemNo)
    const title = `${reference} ${item.productDescription}`
    const content = drawingPdf({ title, length, width, depth })
    const drawing = { fileName: `Drawing ${reference}.pdf`, documentType: 'DRAWING', content } as const
    await keep(db, files, item, drawing)
    const hasPicture = turn % 2 === 0
    if (hasPicture) {
      const picture = { fileName: `Print ${reference}.png`, documentType: '1UPARTDESIGN' } as const
      await keep(db, files, item, { ...picture, content: printPng(turn) })
    }
    await db
      .update(quoteItems)
      .set({ fileCount: hasPicture ? 2 : 1 })
      .where(eq(quoteItems.id, item.id))
  }
}
