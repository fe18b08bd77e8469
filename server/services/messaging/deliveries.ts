import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Delivery } from '#contract/messaging'
import { appTypes } from '#domain/messageTemplates'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import { containing, type ListPage, type ListQuery, orderOf, rangeOf } from '../../database/page.ts'
import { deliveryLog, jobs, quoteItems } from '../../database/schema/index.ts'
import { hurry } from '../../jobs/jobStore.ts'
import { notFound, Problem } from '../../problem/problem.ts'
import { compose, queueDelivery } from './writeDelivery.ts'

const state = sql<Delivery['delivery']>`case
  when ${deliveryLog.refusal} <> '' then 'Failed'
  when ${jobs.state} = 'Success' then 'Sent'
  when ${jobs.state} = 'Failed' then 'Failed'
  when ${jobs.state} = 'Running' then 'Sending'
  else 'Waiting' end`
const tries = sql<number>`${deliveryLog.earlierTries} + coalesce(${jobs.attempts}, 0)`

const sorts: Readonly<Record<string, SQL | typeof deliveryLog.at>> = {
  id: sql`${deliveryLog.id}`,
  at: deliveryLog.at,
  recipient: sql`${deliveryLog.recipient}`,
  subject: sql`${deliveryLog.subject}`,
  templateCode: sql`${deliveryLog.templateCode}`,
  delivery: state,
  tries,
  sentAt: sql`${deliveryLog.sentAt}`,
  nextTryAt: sql`case when ${jobs.state} = 'Queued' then ${jobs.runAt} end`,
}

export interface DeliveryQuery extends ListQuery {
  readonly filter?:
    | { readonly q?: string | undefined; readonly delivery?: Delivery['delivery'] | undefined }
    | undefined
}

const select = (db: Database) =>
  db
    .select({
      row: deliveryLog,
      delivery: state,
      tries,
      jobState: jobs.state,
      runAt: jobs.runAt,
      failure: jobs.failure,
      itemNo: quoteItems.itemNo,
    })
    .from(deliveryLog)
    .leftJoin(jobs, eq(jobs.id, deliveryLog.jobId))
    .leftJoin(quoteItems, eq(quoteItems.id, deliveryLog.quoteItemId))

type Selected = Awaited<ReturnType<typeof select>>[number]

const shown = ({ row, delivery, tries: tried, jobState, runAt, failure, itemNo }: Selected): Delivery => ({
  id: row.id,
  at: row.at.toISOString(),
  appType: row.appType,
  state: row.state,
  msgType: row.msgType,
  templateCode: row.templateCode,
  recipient: row.recipient,
  subject: row.subject,
  body: row.body,
  reference: row.quoteId === null || itemNo === null ? '' : itemReference(row.quoteId, itemNo),
  quoteItemId: row.quoteItemId,
  createdBy: row.createdBy,
  delivery,
  tries: Number(tried),
  nextTryAt: jobState === 'Queued' && runAt !== null ? runAt.toISOString() : null,
  sentAt: row.sentAt?.toISOString() ?? null,
  sentBy: row.sentBy,
  problem: row.refusal || row.lastError || (jobState === 'Failed' ? (failure ?? '') : ''),
})

/** A page of the delivery log, newest first. */
export async function deliveryPage(db: Database, query: DeliveryQuery): Promise<ListPage<Delivery[]>> {
  const { q, delivery } = query.filter ?? {}
  const where = and(
    delivery === undefined ? undefined : eq(state, delivery),
    q
      ? or(
          ilike(deliveryLog.recipient, containing(q)),
          ilike(deliveryLog.subject, containing(q)),
          ilike(deliveryLog.templateCode, containing(q)),
          ilike(sql`${deliveryLog.quoteId}::text`, containing(q)),
        )
      : undefined,
  )
  const { first, wanted } = rangeOf(query, 100)
  const rows = await select(db)
    .where(where)
    .orderBy(...orderOf(query, sorts, [desc(deliveryLog.at), desc(deliveryLog.id)], deliveryLog.id))
    .offset(first)
    .limit(wanted)
  const [counted] = await db
    .select({ total: count() })
    .from(deliveryLog)
    .leftJoin(jobs, eq(jobs.id, deliveryLog.jobId))
    .where(where)
  return { rows: rows.map(shown), first, total: counted?.total ?? 0 }
}

/** The messages with which quotes were sent, by the sending each is part of. */
export async function deliveriesOfSendings(
  db: Database,
  sendingIds: readonly number[],
): Promise<(Delivery & { readonly quoteSendingId: number | null })[]> {
  if (sendingIds.length === 0) return []
  const rows = await select(db)
    .where(inArray(deliveryLog.quoteSendingId, [...sendingIds]))
    .orderBy(asc(deliveryLog.id))
  return rows.map(row => ({ ...shown(row), quoteSendingId: row.row.quoteSendingId }))
}

/** These messages, in the order in which they were written. */
export async function deliveriesOfIds(db: Database, ids: readonly number[]): Promise<Delivery[]> {
  if (ids.length === 0) return []
  const rows = await select(db)
    .where(inArray(deliveryLog.id, [...ids]))
    .orderBy(asc(deliveryLog.id))
  return rows.map(shown)
}

async function deliveryOf(db: Database, id: number): Promise<Delivery> {
  const [row] = await select(db).where(eq(deliveryLog.id, id))
  if (row === undefined) throw notFound(`Message ${id}`)
  return shown(row)
}

/**
 * Sends a message of the log again: one that waits for its next try is tried now, one that could not be written is
 * written anew from its values, any other gets a new job.
 */
export async function resend(db: Database, who: string, id: number): Promise<Delivery> {
  await db.transaction(async tx => {
    const [row] = await tx.select().from(deliveryLog).where(eq(deliveryLog.id, id)).for('update')
    if (row === undefined) throw notFound(`Message ${id}`)
    if (row.jobId !== null && (await hurry(tx, row.jobId))) return
    if (row.recipient === '') throw new Problem('rule-failed', row.refusal || 'The message has no recipient.')
    if (row.refusal !== '') {
      const appType = appTypes.find(each => each === row.appType) ?? appTypes[0]
      const values = row.values as Readonly<Record<string, string>>
      const written = await compose(tx, { appType, state: row.state, values })
      if (written.refusal !== '') throw new Problem('rule-failed', written.refusal)
      await tx.update(deliveryLog).set(written).where(eq(deliveryLog.id, id))
    }
    const [job] =
      row.jobId === null
        ? []
        : await tx.select({ attempts: jobs.attempts }).from(jobs).where(eq(jobs.id, row.jobId))
    await tx
      .update(deliveryLog)
      .set({ earlierTries: row.earlierTries + (job?.attempts ?? 0), lastError: '' })
      .where(eq(deliveryLog.id, id))
    await queueDelivery(tx, id, who)
  })
  return deliveryOf(db, id)
}
