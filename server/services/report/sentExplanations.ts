import { and, desc, eq, inArray } from 'drizzle-orm'
import { costRight } from '#contract/engineRights'
import type { SentExplanation } from '#contract/report'
import { isAllowed } from '#domain/access'
import type { Database } from '../../database/database.ts'
import { deliveryLog, users } from '../../database/schema/index.ts'
import type { FileAnswer } from '../../http/files/sendFile.ts'
import type { Person } from '../../person/person.ts'
import { notFound } from '../../problem/problem.ts'
import { deliveriesOfIds } from '../messaging/deliveries.ts'
import { Attached } from '../messaging/mailJob.ts'
import { readItemFor } from '../quoteItem/itemFor.ts'
import { assertMayKnow } from './explanation.ts'
import type { ReportDeps } from './reportDeps.ts'

/** What the delivery log calls explanations of a price. */
export const explanationState = { customer: 'price', us: 'price-cost' } as const

const audienceOf = (state: string) => (state === explanationState.us ? 'us' : 'customer')

type Addressed = { readonly to: readonly string[]; readonly cc: readonly string[] }

/** The explanations of an item's prices that went out, newest first; with costs for who may see them. */
export async function sentExplanations(
  db: Database,
  person: Person,
  quoteItemId: number,
): Promise<SentExplanation[]> {
  const states = isAllowed(person, costRight) ? Object.values(explanationState) : [explanationState.customer]
  const rows = await db
    .select({ row: deliveryLog, name: users.name })
    .from(deliveryLog)
    .leftJoin(users, eq(users.login, deliveryLog.createdBy))
    .where(and(eq(deliveryLog.quoteItemId, quoteItemId), inArray(deliveryLog.state, states)))
    .orderBy(desc(deliveryLog.id))
  const deliveries = await deliveriesOfIds(
    db,
    rows.map(({ row }) => row.id),
  )
  // A letter is a message for each of its recipients: they share its file.
  const keyOf = ({ row }: (typeof rows)[number]) => Attached.parse(row.attachment).fileKey
  const firsts = rows.filter((one, place) => rows.findIndex(each => keyOf(each) === keyOf(one)) === place)
  return firsts.map(one => {
    const ids = rows.filter(each => keyOf(each) === keyOf(one)).map(({ row }) => row.id)
    const { to, cc } = one.row.addressed as Addressed
    return {
      id: one.row.id,
      for: audienceOf(one.row.state),
      at: one.row.at.toISOString(),
      sentByName: one.name ?? one.row.createdBy,
      fileName: Attached.parse(one.row.attachment).fileName,
      ...{ to: [...to], cc: [...cc] },
      recipients: deliveries
        .filter(({ id }) => ids.includes(id))
        .map(({ id: deliveryId, recipient: address, delivery, sentAt, problem }) => ({
          ...{ deliveryId, address, delivery, sentAt, problem },
        })),
    }
  })
}

/** The document of an explanation as it went out, for a person who may see its item, and costs where it tells them. */
export async function sentExplanation(deps: ReportDeps, person: Person, id: number): Promise<FileAnswer> {
  const { db, files } = deps
  const [row] = await db
    .select()
    .from(deliveryLog)
    .where(and(eq(deliveryLog.id, id), inArray(deliveryLog.state, Object.values(explanationState))))
  if (row === undefined || row.quoteItemId === null) throw notFound(`Explanation ${id}`)
  assertMayKnow(person, audienceOf(row.state))
  await readItemFor(db, person, row.quoteItemId)
  const { fileKey, fileName, mediaType, size } = Attached.parse(row.attachment)
  return { fileName, size, mediaType, tag: fileKey, read: range => files.read(fileKey, range) }
}
