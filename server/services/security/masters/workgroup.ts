import { and, asc, eq, sql } from 'drizzle-orm'
import type { WorkgroupInput, WorkgroupMaster } from '#contract/security'
import {
  quoteItems,
  sharedViews,
  workflowSteps,
  workflowStepWorkgroups,
  workgroups,
} from '../../../database/schema/index.ts'
import { codedMaster } from '../../masters/codedMaster.ts'
import { itemsUsing } from '../../masters/itemsUsing.ts'
import { someNames } from '../../masters/master.ts'
import { containingIn, createMasterList, inState } from '../../masters/masterList.ts'
import { activeHolders, holderNames } from './holders.ts'

interface WorkgroupFilter {
  readonly q?: string | undefined
  readonly state?: 'active' | 'inactive' | 'all' | undefined
  readonly department?: string | undefined
}

/** The name of a step that the workgroup owns, with the plant or business unit when only there. */
const stepName = sql`${workflowSteps.name} ||
  coalesce(' (' || nullif(concat_ws(' ', ${workflowStepWorkgroups.plantCode}, ${workflowStepWorkgroups.businessUnit}), '') || ')', '')`

/** Workgroups in the order menus show them, with their members counted and the steps they own. */
export const workgroupList = createMasterList<WorkgroupMaster & WorkgroupInput, WorkgroupFilter>({
  name: 'workgroups',
  table: workgroups,
  key: workgroups.code,
  fields: {
    id: workgroups.code,
    code: workgroups.code,
    description: workgroups.description,
    department: sql<WorkgroupInput['department']>`${workgroups.department}`,
    isActive: workgroups.isActive,
    version: workgroups.version,
    members: activeHolders('workgroup', workgroups.code),
    steps: sql<string[]>`array(select ${stepName}
      from ${workflowStepWorkgroups} join ${workflowSteps} on ${eq(workflowSteps.code, workflowStepWorkgroups.stepCode)}
      where ${eq(workflowStepWorkgroups.workgroupCode, workgroups.code)}
      order by ${asc(workflowSteps.name)}, ${asc(workflowStepWorkgroups.id)})`,
  },
  sorts: {
    code: workgroups.code,
    description: workgroups.description,
    department: workgroups.department,
    isActive: workgroups.isActive,
  },
  otherwise: [asc(workgroups.sequence), asc(workgroups.code)],
  where: ({ q, state, department }) =>
    and(
      inState(workgroups.isActive, state),
      containingIn(q, workgroups.code, workgroups.description),
      department === undefined ? undefined : eq(workgroups.department, department),
    ),
})

/** Workgroups. A new one comes last in menus. */
export const workgroupMaster = codedMaster<WorkgroupInput>({
  kind: 'workgroup',
  read: workgroupList.read,
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
    const steps = (await workgroupList.read(tx, code))?.steps ?? []
    const views = await tx
      .select({ name: sharedViews.name })
      .from(sharedViews)
      .where(eq(sharedViews.workgroup, code))
      .orderBy(asc(sharedViews.name))
    return [
      ...(await holderNames(tx, 'workgroup', code)),
      ...(steps.length === 0 ? [] : [`workflow steps ${someNames(steps)}`]),
      ...(await itemsUsing(tx, eq(quoteItems.assignmentGroup, code), ' that wait there:')),
      ...(views.length === 0 ? [] : [`shared views ${someNames(views.map(row => row.name))}`]),
    ]
  },
})
