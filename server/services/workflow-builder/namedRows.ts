import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  workflowNotifications,
  workflowOptions,
  workflowStepWorkgroups,
} from '../../database/schema/index.ts'
import { actionNameOf, stepNameOf, workgroupNameOf } from '../quoteItem/workflowNames.ts'

/** Owners of steps with the names of both, step by step; one of them by its id. */
export const ownerRows = (db: Database, id?: number) =>
  db
    .select({
      ...getTableColumns(workflowStepWorkgroups),
      stepName: stepNameOf(workflowStepWorkgroups.stepCode),
      workgroupName: workgroupNameOf(workflowStepWorkgroups.workgroupCode),
    })
    .from(workflowStepWorkgroups)
    .where(id === undefined ? undefined : eq(workflowStepWorkgroups.id, id))
    .orderBy(asc(workflowStepWorkgroups.stepCode), asc(workflowStepWorkgroups.id))

/** Reasons with the name of their action, in the order in which they are offered; one of them by its id. */
export const optionRows = (db: Database, id?: number) =>
  db
    .select({ ...getTableColumns(workflowOptions), actionName: actionNameOf(workflowOptions.actionCode) })
    .from(workflowOptions)
    .where(id === undefined ? undefined : eq(workflowOptions.id, id))
    .orderBy(asc(workflowOptions.actionCode), asc(workflowOptions.sequence), asc(workflowOptions.id))

/** Notifications with the names of what they are about; one of them by its id. */
export const notificationRows = (db: Database, id?: number) =>
  db
    .select({
      ...getTableColumns(workflowNotifications),
      actionName: actionNameOf(workflowNotifications.actionCode),
      stepName: stepNameOf(workflowNotifications.stepCode),
    })
    .from(workflowNotifications)
    .where(id === undefined ? undefined : eq(workflowNotifications.id, id))
    .orderBy(asc(workflowNotifications.id))
