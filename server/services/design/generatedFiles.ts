import { inArray } from 'drizzle-orm'
import type { GeneratedFiles } from '#contract/design'
import { isOverdue } from '#domain/designFiles'
import { text } from '#domain/messages'
import type { Database } from '../../database/database.ts'
import { designFiles } from '../../database/schema/index.ts'
import { announce } from '../../hub/announce.ts'
import { endJob, type Job, jobsOf } from '../../jobs/jobStore.ts'
import { documentAnswer } from '../quote/documents/readDocuments.ts'
import { readItem } from '../quoteItem/readItems.ts'
import { nameOf } from '../security/names.ts'
import { designJobKind, designSubject, runAnnouncement, stageOf } from './designRun.ts'
import { heldFiles, keptDesign } from './keptDesign.ts'

/** Ends what is under way about an item, and tells of it. */
export async function endRun(db: Database, quoteItemId: number, failure: string): Promise<Job | null> {
  return db.transaction(async tx => {
    const about = { kind: designJobKind, subject: designSubject(quoteItemId) }
    const ended = await endJob(tx, about, failure)
    if (ended !== null) await announce(tx, [runAnnouncement(ended)])
    return ended
  })
}

/** The newest run of an item. One that has taken too long is ended by this look. Rule designgen-timeout (002 §4). */
async function newestRun(db: Database, quoteItemId: number): Promise<Job | undefined> {
  const [job] = await jobsOf(db, designJobKind, designSubject(quoteItemId), 1)
  const startedAt = job?.state === 'Running' ? job.startedAt : null
  if (!startedAt || !isOverdue(startedAt.getTime(), Date.now())) return job
  return (await endRun(db, quoteItemId, text('eskoGenerationTimeout'))) ?? job
}

/** How the newest generation of an item stands, and the files that it has of the last good one. */
export async function generatedFiles(db: Database, quoteItemId: number): Promise<GeneratedFiles> {
  const job = await newestRun(db, quoteItemId)
  const [{ sections }, kept] = await Promise.all([readItem(db, quoteItemId), keptDesign(db, quoteItemId)])
  const held = await heldFiles(db, kept)
  const { designProjectNo, ardFileName, mfgFileName } = sections.design
  const isThere = kept !== undefined && held.length > 0
  return {
    quoteItemId,
    jobId: job?.id ?? null,
    status: job?.state ?? null,
    finished: job?.state === 'Success' || job?.state === 'Failed',
    success: job?.state === 'Success',
    message: job?.failure ?? '',
    stage: job === undefined ? null : stageOf(job),
    startedBy: job === undefined ? '' : await nameOf(db, job.createdBy),
    startedAt: (job?.startedAt ?? job?.createdAt)?.toISOString() ?? null,
    projectNo: designProjectNo,
    ardFileName,
    mfgFileName,
    files: held.map(({ role, documentId, version, document, stored }) => ({
      role,
      documentId,
      version,
      fileName: document.fileName,
      size: stored.size,
    })),
    quoteDocuments: held.map(({ document }) => documentAnswer(document)),
    madeBy: isThere ? await nameOf(db, kept.madeBy) : '',
    madeAt: isThere ? kept.madeAt.toISOString() : null,
    isStandIn: isThere && kept.isStandIn,
    source: isThere ? kept.source : '',
    origin: isThere ? (kept.origin as GeneratedFiles['origin']) : null,
    confirmed: isThere ? kept.confirmed : null,
  }
}

/** Those of the items that have files of the design service. */
export async function itemsWithDesign(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: designFiles.quoteItemId })
    .from(designFiles)
    .where(inArray(designFiles.quoteItemId, [...ids]))
  return new Set(rows.map(({ id }) => id))
}
