import { and, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  quoteItems,
  workflowHistory,
  workflowNotifications,
  workflowOptions,
  workflowStepWorkgroups,
  workflowTemplateStepActions,
  workflowTemplateSteps,
  workflowTemplates,
  workflowValidations,
} from '../../database/schema/index.ts'
import { itemsUsing } from '../masters/itemsUsing.ts'

const versions = (rows: readonly { name: string; version: number }[]): string[] => [
  ...new Set(rows.map(row => `version ${row.version} of ${row.name}`)),
]

/** Names of what still uses a step: templates, owners, notifications. */
export async function stepUsers(db: Database, code: string): Promise<string[]> {
  const templates = await db
    .select({ name: workflowTemplates.name, version: workflowTemplates.version })
    .from(workflowTemplateSteps)
    .innerJoin(workflowTemplates, eq(workflowTemplates.id, workflowTemplateSteps.templateId))
    .leftJoin(
      workflowTemplateStepActions,
      eq(workflowTemplateStepActions.templateStepId, workflowTemplateSteps.id),
    )
    .where(or(eq(workflowTemplateSteps.stepCode, code), eq(workflowTemplateStepActions.targetStepCode, code)))
    .orderBy(workflowTemplates.name, workflowTemplates.version)
  const owners = await db
    .select({ workgroup: workflowStepWorkgroups.workgroupCode })
    .from(workflowStepWorkgroups)
    .where(eq(workflowStepWorkgroups.stepCode, code))
  const notified = await db
    .select({ description: workflowNotifications.description })
    .from(workflowNotifications)
    .where(eq(workflowNotifications.stepCode, code))
  return [
    ...versions(templates),
    ...owners.map(row => `owner ${row.workgroup}`),
    ...notified.map(row => `notification ${row.description}`),
  ]
}

/** Names of what still uses an action: templates, reasons, notifications. */
export async function actionUsers(db: Database, code: string): Promise<string[]> {
  const templates = await db
    .select({ name: workflowTemplates.name, version: workflowTemplates.version })
    .from(workflowTemplateStepActions)
    .innerJoin(
      workflowTemplateSteps,
      eq(workflowTemplateSteps.id, workflowTemplateStepActions.templateStepId),
    )
    .innerJoin(workflowTemplates, eq(workflowTemplates.id, workflowTemplateSteps.templateId))
    .where(eq(workflowTemplateStepActions.actionCode, code))
    .orderBy(workflowTemplates.name, workflowTemplates.version)
  const reasons = await db
    .select({ code: workflowOptions.code })
    .from(workflowOptions)
    .where(eq(workflowOptions.actionCode, code))
  const notified = await db
    .select({ description: workflowNotifications.description })
    .from(workflowNotifications)
    .where(eq(workflowNotifications.actionCode, code))
  return [
    ...versions(templates),
    ...reasons.map(row => `reason ${row.code}`),
    ...notified.map(row => `notification ${row.description}`),
  ]
}

/** The quote items that an action was done to for this reason of it; another action may have one of the same code. */
export const optionUsers = (
  db: Database,
  { actionCode, code }: { readonly actionCode: string; readonly code: string },
): Promise<string[]> =>
  itemsUsing(
    db,
    inArray(
      quoteItems.id,
      db
        .select({ id: workflowHistory.quoteItemId })
        .from(workflowHistory)
        .where(and(eq(workflowHistory.action, actionCode), eq(workflowHistory.reason, code))),
    ),
  )

/** Names of the templates that have rules about a field. */
export async function fieldUsers(
  db: Database,
  { tabId, fieldName }: { readonly tabId: number; readonly fieldName: string },
): Promise<string[]> {
  const templates = await db
    .select({ name: workflowTemplates.name, version: workflowTemplates.version })
    .from(workflowValidations)
    .innerJoin(workflowTemplateSteps, eq(workflowTemplateSteps.id, workflowValidations.templateStepId))
    .innerJoin(workflowTemplates, eq(workflowTemplates.id, workflowTemplateSteps.templateId))
    .where(and(eq(workflowValidations.tabId, tabId), eq(workflowValidations.fieldName, fieldName)))
    .orderBy(workflowTemplates.name, workflowTemplates.version)
  return versions(templates)
}
