import { and, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { SampleRow, SampleSort } from '#contract/samples'
import { itemReference } from '#domain/quotes'
import { defaultSampleStatuses, refuseLock, refuseUnlock, type SampleStatus } from '#domain/samples'
import { amongCodes, type Operator } from '../../../database/amongCodes.ts'
import type { Database } from '../../../database/database.ts'
import { containing, type ListPage, type ListQuery, orderOf, rangeOf } from '../../../database/page.ts'
import { quoteDocuments, quoteItems, samples, users } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { notFound } from '../../../problem/problem.ts'
import type { ItemRow } from '../../quoteItem/itemRow.ts'
import { workgroupNameOf } from '../../quoteItem/workflowNames.ts'

export type StoredSample = typeof samples.$inferSelect

export interface SampleQuery extends ListQuery {
  readonly filter?:
    | {
        readonly q?: string | undefined
        readonly status?: readonly SampleStatus[] | undefined
        readonly isUrgent?: boolean | undefined
        readonly businessUnit?: readonly string[] | undefined
        readonly operators?: { readonly businessUnit?: Operator | undefined } | undefined
      }
    | undefined
  readonly AssignmentGroup?: string | undefined
  readonly quoteItemId?: number | undefined
}

const sorts = {
  id: samples.id,
  quoteNumber: quoteItems.quoteId,
  reference: quoteItems.quoteId,
  assignmentGroup: samples.assignmentGroup,
  lockedByName: samples.lockedByName,
  dateSubmitted: samples.submittedAt,
  isUrgent: samples.isUrgent,
  initiator: users.name,
  customerName: quoteItems.customerName,
  customerCode: quoteItems.customerCode,
  drawingNo: quoteItems.drawingNo,
  sampleStatus: samples.status,
  boardGrade: samples.boardGrade,
  deliveryDate: samples.deliveryDate,
  businessUnit: quoteItems.businessUnit,
  numberOfSamples: samples.numberOfSamples,
} satisfies Record<SampleSort, unknown>

/** What a row of a request is recognised by when someone acts on it. */
export const sampleHashKey = ({ id, version }: Pick<StoredSample, 'id' | 'version'>): string =>
  `${id.toString(36)}.${version.toString(36)}`

function matching(q: string): SQL | undefined {
  const [, number, itemNo] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(q) ?? []
  const words = [
    quoteItems.customerName,
    quoteItems.customerCode,
    quoteItems.drawingNo,
    samples.dropLocation,
  ].map(column => ilike(column, containing(q)))
  if (number === undefined) return or(...words)
  return itemNo === undefined
    ? or(eq(samples.id, Number(number)), eq(quoteItems.quoteId, Number(number)), ...words)
    : and(eq(quoteItems.quoteId, Number(number)), eq(quoteItems.itemNo, Number(itemNo)))
}

function conditionOf({ filter = {}, AssignmentGroup: group, quoteItemId }: SampleQuery): SQL | undefined {
  const { q, status = [], isUrgent, businessUnit = [], operators = {} } = filter
  // Of one item every request is shown; of a workgroup what is still to do (specification 000 §4).
  const statuses = status.length > 0 ? status : quoteItemId === undefined ? defaultSampleStatuses : []
  return and(
    statuses.length === 0 ? undefined : inArray(samples.status, [...statuses]),
    group === undefined ? undefined : eq(samples.assignmentGroup, group),
    quoteItemId === undefined ? undefined : eq(samples.quoteItemId, quoteItemId),
    isUrgent === undefined ? undefined : eq(samples.isUrgent, isUrgent),
    amongCodes(quoteItems.businessUnit, businessUnit, operators.businessUnit),
    q === undefined || q === '' ? undefined : matching(q),
  )
}

interface Found {
  readonly sample: StoredSample
  readonly item: ItemRow
  readonly initiatorName: string | null
  readonly cuttingFileName: string | null
  readonly groupName: string
}

function asRow(
  person: Person,
  { sample, item, initiatorName, cuttingFileName, groupName }: Found,
): SampleRow {
  const isLocked = sample.lockedBy !== null
  return {
    id: sample.id,
    quoteId: item.quoteId,
    quoteItemId: item.id,
    quoteNumber: item.quoteId,
    reference: itemReference(item.quoteId, item.itemNo),
    hashKey: sampleHashKey(sample),
    isLocked,
    lockedBy: sample.lockedBy ?? '',
    lockedByName: sample.lockedByName,
    lockReason: isLocked ? refuseUnlock(sample, person) : refuseLock(sample, person.login),
    assignmentGroup: sample.assignmentGroup,
    assignmentGroupName: groupName,
    dateSubmitted: sample.submittedAt.toISOString(),
    isUrgent: sample.isUrgent,
    initiator: initiatorName ?? item.initiator,
    customerName: item.customerName,
    customerCode: item.customerCode,
    drawingNo: item.drawingNo,
    sampleStatus: sample.status,
    dropLocation: sample.dropLocation,
    boardGrade: sample.boardGrade,
    deliveryDate: sample.deliveryDate,
    businessUnit: item.businessUnit,
    numberOfSamples: sample.numberOfSamples,
    notes: sample.notes,
    cuttingFileId: sample.cuttingFileId,
    cuttingFileName: cuttingFileName ?? '',
    sampleLabelTemplate: sample.sampleLabelTemplate,
    sampleLabelPrinter: sample.sampleLabelPrinter,
  }
}

const rowsOf = (db: Database) =>
  db
    .select({
      sample: samples,
      item: quoteItems,
      initiatorName: users.name,
      cuttingFileName: quoteDocuments.fileName,
      groupName: workgroupNameOf(samples.assignmentGroup),
    })
    .from(samples)
    .innerJoin(quoteItems, eq(quoteItems.id, samples.quoteItemId))
    .leftJoin(users, eq(users.login, quoteItems.initiator))
    .leftJoin(quoteDocuments, eq(quoteDocuments.id, samples.cuttingFileId))

/** A page of sample requests: urgent ones first, then the oldest, unless sorted. */
export async function samplePage(
  db: Database,
  person: Person,
  query: SampleQuery,
): Promise<ListPage<SampleRow[]>> {
  const { first, wanted } = rangeOf(query, 10)
  const where = conditionOf(query)
  const [found, [total]] = await Promise.all([
    rowsOf(db)
      .where(where)
      .orderBy(
        ...orderOf(
          query,
          sorts,
          [desc(samples.isUrgent), sql`${samples.submittedAt}`, sql`${samples.id}`],
          samples.id,
        ),
      )
      .offset(first)
      .limit(wanted),
    db
      .select({ count: count() })
      .from(samples)
      .innerJoin(quoteItems, eq(quoteItems.id, samples.quoteItemId))
      .where(where),
  ])
  return { rows: found.map(row => asRow(person, row)), first, total: total?.count ?? 0 }
}

/** One request as a row of the worklist. */
export async function sampleRow(db: Database, person: Person, id: number): Promise<SampleRow> {
  const [found] = await rowsOf(db).where(eq(samples.id, id))
  if (found === undefined) throw notFound(`Sample request ${id}`)
  return asRow(person, found)
}

/** Every request of an item, newest first. */
export async function samplesOfItem(db: Database, person: Person, quoteItemId: number): Promise<SampleRow[]> {
  const found = await rowsOf(db).where(eq(samples.quoteItemId, quoteItemId)).orderBy(desc(samples.id))
  return found.map(row => asRow(person, row))
}

/** Requests as rows of the worklist, in no order; one that is gone is left out. */
export async function sampleRowsOf(
  db: Database,
  person: Person,
  ids: readonly number[],
): Promise<SampleRow[]> {
  if (ids.length === 0) return []
  const found = await rowsOf(db).where(inArray(samples.id, [...ids]))
  return found.map(row => asRow(person, row))
}

/** Open requests in each of these workgroups. */
export async function sampleCounts(db: Database, groups: readonly string[]) {
  const rows =
    groups.length === 0
      ? []
      : await db
          .select({ code: samples.assignmentGroup, count: count() })
          .from(samples)
          .where(
            and(
              inArray(samples.assignmentGroup, [...groups]),
              inArray(samples.status, [...defaultSampleStatuses]),
            ),
          )
          .groupBy(samples.assignmentGroup)
  const waiting = new Map(rows.map(row => [row.code, row.count]))
  return groups.map(code => ({ code, count: waiting.get(code) ?? 0 }))
}
