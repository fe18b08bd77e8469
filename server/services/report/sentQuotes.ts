import { desc, eq, inArray } from 'drizzle-orm'
import type { SentRevision } from '#contract/report'
import { revisionLetter } from '#domain/quoteDocument'
import type { Database } from '../../database/database.ts'
import { deliveryLog, quoteRevisions, quoteSendings, users } from '../../database/schema/index.ts'
import type { FileAnswer } from '../../http/files/sendFile.ts'
import type { Person } from '../../person/person.ts'
import { notFound } from '../../problem/problem.ts'
import { deliveriesOfSendings } from '../messaging/deliveries.ts'
import { visibleQuote } from '../quote/access.ts'
import type { ReportDeps } from './reportDeps.ts'
import { revisionFile } from './revisionFile.ts'

type Addressed = { readonly to: readonly string[]; readonly cc: readonly string[] }

/** What was sent of a quote, newest first. Whether the person may know is decided before. */
export async function sentOf(db: Database, quoteId: number): Promise<SentRevision[]> {
  const revisions = await db
    .select()
    .from(quoteRevisions)
    .where(eq(quoteRevisions.quoteId, quoteId))
    .orderBy(desc(quoteRevisions.revision))
  if (revisions.length === 0) return []
  const sendings = await db
    .select({ row: quoteSendings, name: users.name })
    .from(quoteSendings)
    .leftJoin(users, eq(users.login, quoteSendings.sentBy))
    .where(
      inArray(
        quoteSendings.revisionId,
        revisions.map(({ id }) => id),
      ),
    )
    .orderBy(desc(quoteSendings.id))
  const ids = sendings.map(({ row }) => row.id)
  const [deliveries, heads] = await Promise.all([
    deliveriesOfSendings(db, ids),
    db
      .select({ id: deliveryLog.quoteSendingId, addressed: deliveryLog.addressed })
      .from(deliveryLog)
      .where(inArray(deliveryLog.quoteSendingId, ids)),
  ])
  const addressedBy = new Map(heads.map(({ id, addressed }) => [id, addressed as Addressed | null]))
  return revisions.map(({ id, revision, fileName, size, createdAt }) => ({
    ...{ id, fileName, size },
    revision: revisionLetter(revision),
    createdAt: createdAt.toISOString(),
    sendings: sendings
      .filter(({ row }) => row.revisionId === id)
      .map(({ row, name }) => ({
        id: row.id,
        at: row.at.toISOString(),
        sentBy: row.sentBy,
        sentByName: name ?? row.sentBy,
        subject: row.subject,
        body: row.body,
        to: [...(addressedBy.get(row.id)?.to ?? [])],
        cc: [...(addressedBy.get(row.id)?.cc ?? [])],
        recipients: deliveries
          .filter(({ quoteSendingId }) => quoteSendingId === row.id)
          .map(({ id: deliveryId, recipient, delivery, sentAt, problem }) => ({
            ...{ deliveryId, delivery, sentAt, problem },
            address: recipient,
          })),
      })),
  }))
}

/** The document of a revision, for a person who may see its quote. */
export async function sentQuote({ db, files }: ReportDeps, person: Person, id: number): Promise<FileAnswer> {
  const [revision] = await db.select().from(quoteRevisions).where(eq(quoteRevisions.id, id))
  if (revision === undefined) throw notFound(`Revision ${id}`)
  await visibleQuote(db, person, revision.quoteId)
  return revisionFile(files, revision)
}
