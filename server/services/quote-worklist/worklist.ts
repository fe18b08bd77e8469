import { and, count, desc, eq, ilike, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { WorklistRow, WorklistSort } from '#contract/quote-worklist'
import { itemReference } from '#domain/quotes'
import { holdAction } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { containing, type ListQuery, orderOf, rangeOf } from '../../database/page.ts'
import { quoteItems, users, workgroups, worklistCounts } from '../../database/schema/index.ts'
import type { ListPage } from '../../http/mount.ts'
import { type Calendar, countedItems, during, inFigure } from '../quote/dashboardItems.ts'
import { hashKeyOf, type ItemRow, stateOf } from '../quote/itemRow.ts'
import { sampleCounts } from '../quote/samples/sampleRows.ts'
import type { Person } from '../security/person.ts'
import type { Definitions } from '../workflow/definition.ts'
import { itemAction } from './itemAction.ts'
import { newWorkCounts } from './newWork.ts'
import { isOpen, type WorklistScope, worklistCondition } from './scope.ts'

export interface WorklistFilter {
  readonly q?: string | undefined
  readonly isOnHold?: boolean | undefined
  readonly plant?: readonly string[] | undefined
  readonly businessUnit?: readonly string[] | undefined
  readonly currentStep?: string | undefined
  readonly operators?:
    | { readonly plant?: Operator | undefined; readonly businessUnit?: Operator | undefined }
    | undefined
}

type Operator = 'is' | 'isNot'

export type WorklistQuery = ListQuery & WorklistScope & { readonly filter?: WorklistFilter | undefined }

export interface WorklistDeps extends Calendar {
  readonly db: Database
  readonly definitions: Definitions
}

const assigneeUser = alias(users, 'assignee_user')
const initiatorUser = alias(users, 'initiator_user')

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

/** Finds `q` in the number (`100023`, `100023-2`), customer, descriptions, drawing or product code. */
function matching(q: string): SQL | undefined {
  const [, quoteNo, itemNo] = /^(\d+)(?:-(\d+))?$/.exec(q) ?? []
  if (quoteNo !== undefined && Number(quoteNo) <= 2_147_483_647) {
    const number = and(
      eq(quoteItems.quoteId, Number(quoteNo)),
      itemNo === undefined ? undefined : eq(quoteItems.itemNo, Math.min(Number(itemNo), 2_147_483_647)),
    )
    if (itemNo !== undefined) return number
    return or(number, ...textColumns.map(column => ilike(column, containing(q))))
  }
  return or(...textColumns.map(column => ilike(column, containing(q))))
}

const textColumns = [
  quoteItems.customerName,
  quoteItems.customerCode,
  quoteItems.quoteDescription,
  quoteItems.productDescription,
  quoteItems.drawingNo,
  quoteItems.productCode,
]

function amongCodes(column: PgColumn, codes: readonly string[], operator: Operator = 'is'): SQL | undefined {
  if (codes.length === 0) return undefined
  return operator === 'is' ? inArray(column, [...codes]) : notInArray(column, [...codes])
}

/** Open items of the worklist asked for; of a dashboard, those that arrived in its duration, or what a figure counts. */
function scopeOf(deps: WorklistDeps, person: Person, query: WorklistQuery): SQL | undefined {
  const open = and(worklistCondition(person, query), isOpen(query.filter?.isOnHold ?? false))
  if (query.dashboard !== true) return open
  const { duration = 'THIS_QUARTER', state, figure } = query
  if (figure !== undefined)
    return and(countedItems(deps.db, person, { duration, state }, deps), inFigure(figure))
  return and(open, during(deps.db, { duration, state }, deps, sql`${quoteItems.dateArrived}`))
}

function conditionOf(deps: WorklistDeps, person: Person, query: WorklistQuery): SQL | undefined {
  const { q, plant = [], businessUnit = [], currentStep, operators = {} } = query.filter ?? {}
  return and(
    scopeOf(deps, person, query),
    amongCodes(quoteItems.plant, plant, operators.plant),
    amongCodes(quoteItems.businessUnit, businessUnit, operators.businessUnit),
    currentStep === undefined ? undefined : eq(quoteItems.stepCode, currentStep),
    q === undefined || q === '' ? undefined : matching(q),
  )
}

/** A workgroup without further filters is counted already; everything else is counted by its index. */
async function totalOf(deps: WorklistDeps, person: Person, query: WorklistQuery): Promise<number> {
  const { db } = deps
  const { isOnHold = false, operators: _, ...filter } = query.filter ?? {}
  const isPlain = Object.values(filter).every(
    value => value === undefined || value === '' || value.length === 0,
  )
  if (isPlain && query.dashboard !== true && query.AssignmentGroup !== undefined) {
    const [row] = await db
      .select({ count: worklistCounts.count })
      .from(worklistCounts)
      .where(
        and(eq(worklistCounts.assignmentGroup, query.AssignmentGroup), eq(worklistCounts.isOnHold, isOnHold)),
      )
    return row?.count ?? 0
  }
  const [row] = await db
    .select({ count: count() })
    .from(quoteItems)
    .where(conditionOf(deps, person, query))
  return row?.count ?? 0
}

interface Found {
  readonly item: ItemRow
  readonly assigneeName: string | null
  readonly initiatorName: string | null
}

async function asRow(definitions: Definitions, person: Person, found: Found): Promise<WorklistRow> {
  const { item } = found
  return {
    id: item.id,
    quoteId: item.quoteId,
    workflowId: item.id,
    hashKey: hashKeyOf(item),
    ...(await itemAction(definitions, person, item)),
    holdAction: holdAction(stateOf(item)),
    quoteNumber: item.quoteId,
    quoteDescription: item.quoteDescription,
    itemNo: item.itemNo,
    reference: itemReference(item.quoteId, item.itemNo),
    assignmentGroup: item.assignmentGroup ?? '',
    assignee: item.assignee ?? '',
    assigneeName: found.assigneeName ?? item.assignee ?? '',
    dateInitiated: item.dateInitiated.toISOString(),
    dateArrived: item.dateArrived.toISOString(),
    customerName: item.customerName,
    customerCode: item.customerCode,
    productDescription: item.productDescription,
    currentStep: item.stepName,
    initiator: item.initiator,
    initiatorName: found.initiatorName ?? item.initiator,
    customerDueDate: item.customerDueDate,
    isEvisy: item.isEvisy,
    plant: item.plant,
    orderQty: item.orderQty,
    orderPO: item.orderPO,
    businessUnit: item.businessUnit,
    drawingNo: item.drawingNo,
    withVendor: item.withVendor,
    sampleStatus: item.sampleStatus,
    isPreprint: item.isPreprint,
    itemCategory: item.itemCategory,
    productCode: item.productCode,
    isOnHold: item.isOnHold,
    holdReason: item.holdReason,
  }
}

/** The statement of a worklist page: also what its speed is measured against. */
export function worklistStatement(deps: WorklistDeps, person: Person, query: WorklistQuery) {
  const { db } = deps
  const { first, wanted } = rangeOf(query, 10)
  return db
    .select({ item: quoteItems, assigneeName: assigneeUser.name, initiatorName: initiatorUser.name })
    .from(quoteItems)
    .leftJoin(assigneeUser, eq(assigneeUser.login, quoteItems.assignee))
    .leftJoin(initiatorUser, eq(initiatorUser.login, quoteItems.initiator))
    .where(conditionOf(deps, person, query))
    .orderBy(...orderOf(query, sorts, newestFirst, quoteItems.id))
    .offset(first)
    .limit(wanted)
}

/** A page of a quote worklist, newest arrivals first unless sorted. */
export async function worklistPage(
  deps: WorklistDeps,
  person: Person,
  query: WorklistQuery,
): Promise<ListPage<WorklistRow[]>> {
  const [found, total] = await Promise.all([
    worklistStatement(deps, person, query),
    totalOf(deps, person, query),
  ])
  const rows = await Promise.all(found.map(row => asRow(deps.definitions, person, row)))
  return { rows, first: rangeOf(query, 10).first, total }
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
