import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  messageTemplates,
  quoteItems,
  workflowHistory,
  workflowNotifications,
  workflowOptions,
  workflowStepWorkgroups,
  workflowTemplateCategories,
  workflowTemplateStepActions,
  workflowTemplateSteps,
  workflowTemplates,
  workflowValidations,
} from '../../database/schema/index.ts'
import { itemsUsing } from '../masters/itemsUsing.ts'
import { workgroupNameOf } from '../quoteItem/workflowNames.ts'

const versions = (rows: readonly { name: string; version: number }[]): string[] => [
  ...new Set(rows.map(row => `version ${row.version} of ${row.name}`)),
]

/** Names of what still uses a step: templates, owners, notifications, messages about it. */
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
    .select({ workgroup: workgroupNameOf(workflowStepWorkgroups.workgroupCode) })
    .from(workflowStepWorkgroups)
    .where(eq(workflowStepWorkgroups.stepCode, code))
  const notified = await db
    .select({ description: workflowNotifications.description })
    .from(workflowNotifications)
    .where(eq(workflowNotifications.stepCode, code))
  const messages = await db
    .select({ code: messageTemplates.code })
    .from(messageTemplates)
    .where(and(eq(messageTemplates.appType, 'quote item'), eq(messageTemplates.state, code)))
    .orderBy(messageTemplates.code)
  return [
    ...versions(templates),
    ...owners.map(row => `owner ${row.workgroup}`),
    ...notified.map(row => `notification ${row.description}`),
    ...messages.map(row => `message template ${row.code}`),
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

/** The published template that no other category leads to: new items would not begin on it any more. */
export async function categoryUsers(
  db: Database,
  { id, templateName }: { readonly id: number; readonly templateName: string },
): Promise<string[]> {
  const others = await db
    .select({ id: workflowTemplateCategories.id })
    .from(workflowTemplateCategories)
    .where(
      and(
        eq(workflowTemplateCategories.templateName, templateName),
        eq(workflowTemplateCategories.isActive, true),
        ne(workflowTemplateCategories.id, id),
      ),
    )
  if (others.length > 0) return []
  const templates = await db
    .select({ name: workflowTemplates.name, version: workflowTemplates.version })
    .from(workflowTemplates)
    .where(and(eq(workflowTemplates.name, templateName), eq(workflowTemplates.status, 'published')))
  return versions(templates)
}

/** The categories that name a template of which this is the only version. */
export async function templateUsers(
  db: Database,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<string[]> {
  const others = await db
    .select({ id: workflowTemplates.id })
    .from(workflowTemplates)
    .where(and(eq(workflowTemplates.name, name), ne(workflowTemplates.id, id)))
  if (others.length > 0) return []
  const categories = await db
    .select({ description: workflowTemplateCategories.description })
    .from(workflowTemplateCategories)
    .where(eq(workflowTemplateCategories.templateName, name))
    .orderBy(workflowTemplateCategories.description)
  return categories.map(row => `category ${row.description}`)
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
