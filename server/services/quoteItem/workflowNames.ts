import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { WorkflowDefinition } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { workflowActions, workflowSteps, workgroups } from '../../database/schema/index.ts'

/** A code that the master lacks stands for itself; no code is ''. */
const nameIn = (master: PgTable, name: PgColumn, key: PgColumn, code: SQLWrapper): SQL<string> =>
  sql<string>`coalesce((select ${name} from ${master} where ${key} = ${code}), ${code}, '')`

/** What people call the workgroup whose code a column holds, as the master has it now. */
export const workgroupNameOf = (code: SQLWrapper): SQL<string> =>
  nameIn(workgroups, workgroups.description, workgroups.code, code)

/** What people call the step whose code a column holds, as the master has it now. */
export const stepNameOf = (code: SQLWrapper): SQL<string> =>
  nameIn(workflowSteps, workflowSteps.name, workflowSteps.code, code)

/** What people call the action whose code a column holds, as the master has it now. */
export const actionNameOf = (code: SQLWrapper): SQL<string> =>
  nameIn(workflowActions, workflowActions.name, workflowActions.code, code)

/** What people call the workgroup with this code; the code itself when there is none, '' for null. */
export async function readWorkgroupName(db: Database, code: string | null): Promise<string> {
  if (code === null) return ''
  const [row] = await db
    .select({ name: workgroups.description })
    .from(workgroups)
    .where(eq(workgroups.code, code))
  return row?.name ?? code
}

/** The definition with what people call the owners of its steps now: a stored one keeps only their codes. */
export async function withOwnerNames(
  db: Database,
  definition: WorkflowDefinition,
): Promise<WorkflowDefinition> {
  const rows = await db.select({ code: workgroups.code, name: workgroups.description }).from(workgroups)
  const names = new Map(rows.map(({ code, name }) => [code, name]))
  return {
    ...definition,
    steps: definition.steps.map(step => ({
      ...step,
      owners: step.owners.map(owner => ({ ...owner, name: names.get(owner.workgroup) ?? owner.workgroup })),
    })),
  }
}
