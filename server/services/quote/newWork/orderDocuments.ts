import { randomUUID } from 'node:crypto'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { OrderDocument } from '#contract/newWork'
import { fileKindOf, fileNameKey, fileNameProblem } from '#domain/documents'
import { text } from '#domain/messages'
import { logEvent } from '../../../database/changeLog.ts'
import type { Database } from '../../../database/database.ts'
import { orderDocuments, users } from '../../../database/schema/index.ts'
import type { FileAnswer } from '../../../http/files/sendFile.ts'
import type { ComingFile } from '../../../http/files/takeForm.ts'
import type { Person } from '../../../person/person.ts'
import { notFound, Problem } from '../../../problem/problem.ts'
import { checkedContent, type Measured } from '../documents/checkedContent.ts'
import { removeContents } from '../documents/removeContents.ts'
import type { OrderFileDeps } from './orderFileDeps.ts'
import { type OrderRow, orderOrProblem } from './orderRow.ts'
import { orderThing } from './writeOrder.ts'

type Stored = typeof orderDocuments.$inferSelect

const asDocument = (row: Stored, byName: string | null): OrderDocument => ({
  id: row.id,
  toolingOrderId: row.orderId,
  fileName: row.fileName,
  documentType: row.documentType,
  mediaType: row.mediaType,
  size: row.size,
  createdBy: row.createdBy,
  createdByName: byName ?? row.createdBy,
  createdAt: row.createdAt.toISOString(),
})

/** The files of an order, newest first; of an order the person may see. */
export async function documentsOfOrder(
  db: Database,
  person: Person,
  orderId: number,
): Promise<OrderDocument[]> {
  await orderOrProblem(db, person, orderId)
  const rows = await db
    .select({ document: orderDocuments, name: users.name })
    .from(orderDocuments)
    .leftJoin(users, eq(users.login, orderDocuments.createdBy))
    .where(eq(orderDocuments.orderId, orderId))
    .orderBy(desc(orderDocuments.id))
  return rows.map(({ document, name }) => asDocument(document, name))
}

async function one(db: Database, where: SQL | undefined): Promise<Stored | undefined> {
  const [found] = await db.select().from(orderDocuments).where(where)
  return found
}

function assertOpen({ status }: Pick<OrderRow, 'status'>): void {
  if (status === 'INVOICED') {
    throw new Problem('rule-failed', 'The order has been invoiced; it can not be changed any more.')
  }
}

async function assertNew(db: Database, orderId: number, fileName: string): Promise<void> {
  const same = await one(
    db,
    and(eq(orderDocuments.orderId, orderId), eq(orderDocuments.fileNameKey, fileNameKey(fileName))),
  )
  if (same === undefined) return
  const message = text('uploadAlreadyExist', { name: fileName })
  throw new Problem('already-exists', message, { errors: [{ path: 'file', message }] })
}

interface OrderUpload {
  readonly toolingOrderId: number
  readonly documentType: string
}

/**
 * Keeps a file as a document of an order. It goes to the file store as it comes in, and is the order's only when all of
 * it is there. Refused are a name or content that is not taken, more than 25 MB, and a name that the order has already.
 */
export async function uploadOrderDocument(
  { db, files }: OrderFileDeps,
  person: Person,
  { toolingOrderId, documentType }: OrderUpload,
  { name: fileName, content }: ComingFile,
): Promise<OrderDocument> {
  const problem = fileNameProblem(fileName)
  if (problem !== '') {
    const code = fileKindOf(fileName) === null && fileName !== '' ? 'wrong-media-type' : 'rule-failed'
    throw new Problem(code, problem, { errors: [{ path: 'file', message: problem }] })
  }
  // Asked now, so that nobody waits for 25 MB to hear it, and again with the order locked.
  assertOpen(await orderOrProblem(db, person, toolingOrderId))
  await assertNew(db, toolingOrderId, fileName)

  const fileKey = randomUUID()
  const measured: Measured = { size: 0, sha256: '' }
  await files.put(fileKey, checkedContent(fileName, content, measured))
  try {
    return await db.transaction(async tx => {
      const order = await orderOrProblem(tx, person, toolingOrderId, true)
      assertOpen(order)
      await assertNew(tx, toolingOrderId, fileName)
      const [row] = await tx
        .insert(orderDocuments)
        .values({
          ...measured,
          orderId: toolingOrderId,
          fileName,
          fileNameKey: fileNameKey(fileName),
          documentType,
          mediaType: fileKindOf(fileName)?.mediaType ?? 'application/octet-stream',
          fileKey,
          createdBy: person.login,
        })
        .returning()
      if (row === undefined) throw new Error('The document was not stored.')
      await logEvent(tx, person.login, await orderThing(tx, order), 'fileAdded', fileName)
      return asDocument(row, person.name)
    })
  } catch (error) {
    await removeContents(files, [fileKey])
    throw error
  }
}

/** A file with its order, which the person may see; `lock` keeps others from changing the order meanwhile. */
async function visibleDocument(db: Database, person: Person, id: number, lock = false) {
  const document = await one(db, eq(orderDocuments.id, id))
  if (document === undefined) throw notFound(`File ${id}`)
  return { document, order: await orderOrProblem(db, person, document.orderId, lock) }
}

/** A file of an order the person may see. */
export async function downloadOrderDocument(
  { db, files }: OrderFileDeps,
  person: Person,
  id: number,
): Promise<FileAnswer> {
  const { document } = await visibleDocument(db, person, id)
  const { fileName, mediaType, size, sha256: tag, fileKey } = document
  return { fileName, mediaType, size, tag, read: range => files.read(fileKey, range) }
}

/** Removes a file of an order, for ever. Who and when stays in the change log. */
export async function deleteOrderDocument({ db, files }: OrderFileDeps, person: Person, id: number) {
  const fileKey = await db.transaction(async tx => {
    const { document, order } = await visibleDocument(tx, person, id, true)
    assertOpen(order)
    await tx.delete(orderDocuments).where(eq(orderDocuments.id, id))
    await logEvent(tx, person.login, await orderThing(tx, order), 'fileRemoved', document.fileName)
    return document.fileKey
  })
  await removeContents(files, [fileKey])
  return { id }
}
