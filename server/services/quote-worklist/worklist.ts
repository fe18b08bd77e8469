import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { WorklistRow, WorklistSort } from '#contract/quote-worklist'
import type { Database } from '../../database/database.ts'
import { orderOf, rangeOf } from '../../database/page.ts'
import { comments, quoteItems, users, workgroups, worklistCounts } from '../../database/schema/index.ts'
import { createShapes, shapeOf } from '../../database/shapes.ts'
import type { ListPage } from '../../http/mount.ts'
import type { Calendar } from '../quote/dashboardItems.ts'
import { sampleCounts } from '../quote/samples/sampleRows.ts'
import type { Person } from '../security/person.ts'
import type { Definitions } from '../workflow/definition.ts'
import { conditionOf, type WorklistQuery } from './condition.ts'
import { newWorkCounts } from './newWork.ts'
import { type FoundItem, worklistRow } from './row.ts'
import { isOpen } from './scope.ts'

export interface WorklistDeps extends Calendar {
  readonly db: Database
  readonly definitions: Definitions
}

const assigneeUser = alias(users, 'assignee_user')
const initiatorUser = alias(users, 'initiator_user')
const commentUser = alias(users, 'comment_user')

const sorts = {
  id: quoteItems.id,
  quoteNumber: quoteItems.quoteId,
  quoteDescription: quoteItems.quoteDescription,
  assignmentGroup: quoteItems.assignmentGroup,
  assignee: quoteItems.assignee,
  dateInitiated: quoteItems.dateInitiated,
  dateArrived: quoteItems.dateArrived,
  customerName: quoteItems.customerName,
  customerCode: quoteItems.customerCode,
  productDescription: quoteItems.productDescription,
  currentStep: quoteItems.stepSequence,
  initiator: quoteItems.initiator,
  customerDueDate: quoteItems.customerDueDate,
  plant: quoteItems.plant,
  orderQty: quoteItems.orderQty,
  businessUnit: quoteItems.businessUnit,
  drawingNo: quoteItems.drawingNo,
  itemCategory: quoteItems.itemCategory,
  productCode: quoteItems.productCode,
} satisfies Record<WorklistSort, unknown>

const newestFirst = [desc(quoteItems.dateArrived), desc(quoteItems.id)]

/** Rows beyond a page that are counted at most; a total that costs more than its page helps nobody. */
const countedBeyond = 200

/** Items with the names and the last comment that their rows show. */
function found(db: Database, condition: SQL | undefined) {
  const last = db
    .select({
      comment: comments.comment,
      by: sql<string>`coalesce(${commentUser.name}, ${comments.createdBy})`.as('by'),
      at: comments.createdAt,
    })
    .from(comments)
    .leftJoin(commentUser, eq(commentUser.login, comments.createdBy))
    .where(eq(comments.quoteItemId, quoteItems.id))
    .orderBy(desc(comments.id))
    .limit(1)
    .as('last_comment')
  return db
    .select({
      item: quoteItems,
      assigneeName: assigneeUser.name,
      initiatorName: initiatorUser.name,
      lastComment: last.comment,
      lastCommentBy: last.by,
      lastCommentAt: last.at,
    })
    .from(quoteItems)
    .leftJoin(assigneeUser, eq(assigneeUser.login, quoteItems.assignee))
    .leftJoin(initiatorUser, eq(initiatorUser.login, quoteItems.initiator))
    .leftJoinLateral(last, sql`true`)
    .where(condition)
}

interface PageWanted {
  readonly open: SQL
  readonly order: SQL[]
  readonly first: number
  readonly wanted: number
}

function preparePage(db: Database, name: string, { open, order, first, wanted }: PageWanted) {
  const page = db
    .select({ id: quoteItems.id })
    .from(quoteItems)
    .where(open)
    .orderBy(...order)
    .offset(first)
    .limit(wanted)
  return found(db, inArray(quoteItems.id, page))
    .orderBy(...order)
    .prepare(name)
}

const pages = createShapes<ReturnType<typeof preparePage>>('worklist_page')

function prepareCount(db: Database, name: string, open: SQL, most: number) {
  const counted = db
    .select({ id: quoteItems.id })
    .from(quoteItems)
    .where(open)
    .limit(most + 1)
    .as('counted')
  return db.select({ count: count() }).from(counted).prepare(name)
}

const totals = createShapes<ReturnType<typeof prepareCount>>('worklist_total')

/**
 * The statement of a worklist page: also what its speed is measured against. The page's items are found by their ids
 * alone, so that a deep page walks an index and only the rows shown are read whole.
 */
export function worklistStatement(deps: WorklistDeps, person: Person, query: WorklistQuery) {
  const { first, wanted } = rangeOf(query, 10)
  const order = orderOf(query, sorts, newestFirst, quoteItems.id)
  const { text, values, open } = shapeOf(conditionOf(deps, person, query))
  // The range is part of the shape: how many rows are wanted decides how the database looks for them.
  const key = JSON.stringify([text, query.sort, first, wanted])
  return pages(deps.db, key, name => preparePage(deps.db, name, { open, order, first, wanted })).execute(
    values,
  )
}

const prepareGroupCount = (db: Database, name: string) =>
  db
    .select({ count: worklistCounts.count })
    .from(worklistCounts)
    .where(
      and(
        eq(worklistCounts.assignmentGroup, sql.placeholder('group')),
        eq(worklistCounts.isOnHold, sql.placeholder('isOnHold')),
      ),
    )
    .prepare(name)

const groupCounts = createShapes<ReturnType<typeof prepareGroupCount>>('worklist_group')

interface Total {
  readonly total: number
  readonly isAtLeast: boolean
}

/** A workgroup without further filters is counted already; everything else is counted a little beyond the page. */
async function totalOf(deps: WorklistDeps, person: Person, query: WorklistQuery): Promise<Total> {
  const { db } = deps
  const { isOnHold = false, operators: _, ...filter } = query.filter ?? {}
  const isPlain = Object.values(filter).every(
    value => value === undefined || value === '' || value.length === 0,
  )
  if (isPlain && query.dashboard !== true && query.AssignmentGroup !== undefined) {
    const counted = groupCounts(db, '', name => prepareGroupCount(db, name))
    const [row] = await counted.execute({ group: query.AssignmentGroup, isOnHold })
    return { total: row?.count ?? 0, isAtLeast: false }
  }
  const { first, wanted } = rangeOf(query, 10)
  const most = first + wanted + countedBeyond
  const { text, values, open } = shapeOf(conditionOf(deps, person, query))
  const [row] = await totals(db, JSON.stringify([text, most]), name =>
    prepareCount(db, name, open, most),
  ).execute(values)
  const total = Math.min(row?.count ?? 0, most)
  return { total, isAtLeast: (row?.count ?? 0) > most }
}

const asRows = ({ definitions, today }: WorklistDeps, person: Person, items: readonly FoundItem[]) =>
  Promise.all(items.map(item => worklistRow(definitions, person, today(), item)))

/** A page of a quote worklist, newest arrivals first unless sorted. */
export async function worklistPage(
  deps: WorklistDeps,
  person: Person,
  query: WorklistQuery,
): Promise<ListPage<WorklistRow[]>> {
  const [items, total] = await Promise.all([
    worklistStatement(deps, person, query),
    totalOf(deps, person, query),
  ])
  return { rows: await asRows(deps, person, items), first: rangeOf(query, 10).first, ...total }
}

/** The rows of these items as the person sees them now, in no order. */
export async function worklistRows(
  deps: WorklistDeps,
  person: Person,
  ids: readonly number[],
): Promise<WorklistRow[]> {
  if (ids.length === 0) return []
  return asRows(deps, person, await found(deps.db, inArray(quoteItems.id, [...ids])))
}

/** The department of each workgroup of the person. */
async function departmentsOf(db: Database, person: Person): Promise<ReadonlyMap<string, string>> {
  if (person.workGroups.length === 0) return new Map()
  const rows = await db
    .select({ code: workgroups.code, department: workgroups.department })
    .from(workgroups)
    .where(inArray(workgroups.code, [...person.workGroups]))
  return new Map(rows.map(row => [row.code, row.department]))
}

/** Open items per workgroup of the person, with the person, and with each sales rep they coordinate. */
export async function worklistTotals(deps: WorklistDeps, person: Person) {
  const { db } = deps
  const departments = await departmentsOf(db, person)
  const groupsIn = (department: string) =>
    person.workGroups.filter(code => departments.get(code) === department)
  const logins = [person.login, ...person.salesReps]
  const [groups, assigned, newWork, samples] = await Promise.all([
    person.workGroups.length === 0
      ? []
      : db
          .select({ code: worklistCounts.assignmentGroup, count: worklistCounts.count })
          .from(worklistCounts)
          .where(
            and(
              inArray(worklistCounts.assignmentGroup, [...person.workGroups]),
              eq(worklistCounts.isOnHold, false),
            ),
          ),
    db
      .select({ login: sql<string>`${quoteItems.assignee}`, count: count() })
      .from(quoteItems)
      .where(and(inArray(quoteItems.assignee, logins), isOpen(false)))
      .groupBy(quoteItems.assignee),
    newWorkCounts(deps, person, groupsIn('NEWWORK')),
    sampleCounts(db, groupsIn('SAMPLE')),
  ])
  const waiting = new Map(groups.map(group => [group.code, group.count]))
  const holding = new Map(assigned.map(row => [row.login, row.count]))
  return {
    assignedToMe: holding.get(person.login) ?? 0,
    groups: person.workGroups.map(code => ({ code, count: waiting.get(code) ?? 0 })),
    newWork,
    samples,
    salesReps: person.salesReps.map(code => ({ code, assignedCount: holding.get(code) ?? 0 })),
  }
}
