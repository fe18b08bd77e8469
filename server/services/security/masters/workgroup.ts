import { and, asc, count, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { WorkgroupInput, WorkgroupMaster } from '#contract/security'
import type { Database } from '../../../database/database.ts'
import { containing, type ListQuery, orderOf, rangeOf } from '../../../database/page.ts'
import {
  quoteItems,
  workflowSteps,
  workflowStepWorkgroups,
  workgroups,
} from '../../../database/schema/index.ts'
import type { ListPage } from '../../../http/mount.ts'
import { codeKey, type Master, someNames } from '../../masters/master.ts'
import { countOf, inState } from '../../masters/masterPage.ts'
import { activeHolders, holderNames } from './holders.ts'

interface WorkgroupQuery extends ListQuery {
  readonly filter?:
    | {
        readonly q?: string | undefined
        readonly state?: 'active' | 'inactive' | 'all' | undefined
        readonly department?: string | undefined
      }
    | undefined
}

const stepName = (name: string, plantCode: string | null, businessUnit: string | null): string => {
  const where = [plantCode, businessUnit].filter(part => part !== null).join(' ')
  return where === '' ? name : `${name} (${where})`
}

async function withSteps(
  db: Database,
  rows: readonly (typeof workgroups.$inferSelect)[],
): Promise<(WorkgroupMaster & WorkgroupInput)[]> {
  const codes = rows.map(row => row.code)
  if (codes.length === 0) return []
  const owned = await db
    .select({
      code: workflowStepWorkgroups.workgroupCode,
      name: workflowSteps.name,
      plantCode: workflowStepWorkgroups.plantCode,
      businessUnit: workflowStepWorkgroups.businessUnit,
    })
    .from(workflowStepWorkgroups)
    .innerJoin(workflowSteps, eq(workflowSteps.code, workflowStepWorkgroups.stepCode))
    .where(inArray(workflowStepWorkgroups.workgroupCode, codes))
    .orderBy(asc(workflowSteps.name))
  const members = await activeHolders(db, 'workgroup', codes)
  return rows.map(row => ({
    ...row,
    department: row.department as WorkgroupInput['department'],
    id: row.code,
    members: members.get(row.code) ?? 0,
    steps: owned
      .filter(each => each.code === row.code)
      .map(each => stepName(each.name, each.plantCode, each.businessUnit)),
  }))
}

/** A page of workgroups with their steps, in the order menus show them. */
export async function workgroupPage(
  db: Database,
  query: WorkgroupQuery,
): Promise<ListPage<WorkgroupMaster[]>> {
  const { q, state, department } = query.filter ?? {}
  const where = and(
    inState(workgroups.isActive, state),
    q ? or(ilike(workgroups.code, containing(q)), ilike(workgroups.description, containing(q))) : undefined,
    department === undefined ? undefined : eq(workgroups.department, department),
  )
  const { first, wanted } = rangeOf(query)
  const sorts = {
    code: workgroups.code,
    description: workgroups.description,
    department: workgroups.department,
    isActive: workgroups.isActive,
  }
  const rows = await db
    .select()
    .from(workgroups)
    .where(where)
    .orderBy(...orderOf(query, sorts, [asc(workgroups.sequence), asc(workgroups.code)], workgroups.code))
    .offset(first)
    .limit(wanted)
  return { rows: await withSteps(db, rows), first, total: await countOf(db, workgroups, where) }
}

/** The workgroup with this code; null when there is none. */
export async function workgroupOf(db: Database, code: string, lock = false) {
  const found = db.select().from(workgroups).where(eq(workgroups.code, code))
  const [workgroup] = await withSteps(db, lock ? await found.for('update') : await found)
  return workgroup ?? null
}

/** Workgroups. A new one comes last in menus. */
export const workgroupMaster: Master<string, WorkgroupInput> = {
  kind: 'workgroup',
  one: 'workgroup',
  nameField: 'code',
  fixedFields: ['code'],
  keyOf: codeKey,
  read: workgroupOf,
  find: async (tx, { code }) => (await workgroupOf(tx, code))?.code ?? null,
  insert: async (tx, { code, description, department, isActive }) => {
    const [last] = await tx
      .select({ sequence: sql<number>`coalesce(max(${workgroups.sequence}), 0)::int` })
      .from(workgroups)
    const sequence = (last?.sequence ?? 0) + 1
    await tx.insert(workgroups).values({ code, description, department, isActive, sequence })
    return code
  },
  update: async (tx, code, { description, department, isActive }, version) => {
    await tx
      .update(workgroups)
      .set({ description, department, isActive, version })
      .where(eq(workgroups.code, code))
  },
  remove: async (tx, code) => {
    await tx.delete(workgroups).where(eq(workgroups.code, code))
  },
  usedBy: async (tx, code) => {
    const steps = (await workgroupOf(tx, code))?.steps ?? []
    const [waiting] = await tx
      .select({ total: count() })
      .from(quoteItems)
      .where(eq(quoteItems.assignmentGroup, code))
    return [
      ...(await holderNames(tx, 'workgroup', code)),
      ...(steps.length === 0 ? [] : [`workflow steps ${someNames(steps)}`]),
      ...(waiting === undefined || waiting.total === 0
        ? []
        : [`${waiting.total} quote items that wait there`]),
    ]
  },
}
