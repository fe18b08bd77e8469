import { and, eq } from 'drizzle-orm'
import { deliveryDayRefusal } from '#domain/samples'
import type { Database } from '../../../database/database.ts'
import { boardGrades, quoteDocuments, samples } from '../../../database/schema/index.ts'
import { Problem } from '../../../problem/problem.ts'
import { readItem } from '../../quoteItem/readItems.ts'
import type { SampleSave } from './sampleSave.ts'

/** Refuses a file to cut by that is no file of the item. */
export async function assertFileOfItem(
  tx: Database,
  { quoteItemId, cuttingFileId }: SampleSave,
): Promise<void> {
  if (cuttingFileId === null || cuttingFileId === undefined) return
  const [file] = await tx
    .select({ id: quoteDocuments.id })
    .from(quoteDocuments)
    .where(and(eq(quoteDocuments.id, cuttingFileId), eq(quoteDocuments.quoteItemId, quoteItemId)))
  if (file !== undefined) return
  const message = 'The item has no such file.'
  throw new Problem('rule-failed', message, { errors: [{ path: 'cuttingFileId', message }] })
}

/** Refuses a day in the past, unless that is when the samples were to be there before. */
export async function assertDay(
  tx: Database,
  { id, deliveryDate }: SampleSave,
  today: string,
): Promise<void> {
  const message = deliveryDayRefusal(deliveryDate, today)
  if (message === null) return
  const stored =
    id === undefined
      ? []
      : await tx.select({ day: samples.deliveryDate }).from(samples).where(eq(samples.id, id))
  if (stored[0]?.day === deliveryDate) return
  throw new Problem('rule-failed', message, { errors: [{ path: 'deliveryDate', message }] })
}

/** Refuses a board that is no grade in use, unless it is the item's or stood there before: nothing can be cut from it. */
export async function assertBoard(
  tx: Database,
  { id, quoteItemId, boardGrade: typed }: SampleSave,
): Promise<void> {
  if (typed === undefined || typed === '') return
  const [grade] = await tx
    .select({ code: boardGrades.code })
    .from(boardGrades)
    .where(and(eq(boardGrades.code, typed), eq(boardGrades.isActive, true)))
  if (grade !== undefined) return
  const { sections } = await readItem(tx, quoteItemId)
  if (sections.product.boardGrade === typed) return
  const [stored] =
    id === undefined
      ? []
      : await tx.select({ board: samples.boardGrade }).from(samples).where(eq(samples.id, id))
  if (stored?.board === typed) return
  const message = `There is no board grade ${typed} in use.`
  throw new Problem('rule-failed', message, { errors: [{ path: 'boardGrade', message }] })
}
