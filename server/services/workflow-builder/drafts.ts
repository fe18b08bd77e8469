import { and, eq, isNull, max, ne } from 'drizzle-orm'
import { logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import {
  workflowStepActionDialogs,
  workflowTemplateStepActions,
  workflowTemplateSteps,
  workflowTemplates,
  workflowValidations,
} from '../../database/schema/index.ts'
import { masterOrProblem } from '../masters/masterOrProblem.ts'
import { assembleDefinition } from '../quoteItem/definition.ts'
import { templates } from './masters.ts'

export type TemplateRow = typeof workflowTemplates.$inferSelect

/** Copies the steps of a template, with their actions, dialogs and rules, to another that has none yet. */
export async function copySteps(tx: Database, fromId: number, toId: number): Promise<void> {
  const steps = await tx
    .select()
    .from(workflowTemplateSteps)
    .where(eq(workflowTemplateSteps.templateId, fromId))
  for (const { id, ...step } of steps) {
    const [copy] = await tx
      .insert(workflowTemplateSteps)
      .values({ ...step, templateId: toId, rowVersion: 1 })
      .returning({ id: workflowTemplateSteps.id })
    if (copy === undefined) throw new Error(`Step ${step.stepCode} was not copied.`)
    await copyActions(tx, id, copy.id)
    const rules = await tx
      .select()
      .from(workflowValidations)
      .where(eq(workflowValidations.templateStepId, id))
    if (rules.length > 0) {
      await tx
        .insert(workflowValidations)
        .values(rules.map(rule => ({ ...rule, templateStepId: copy.id, rowVersion: 1 })))
    }
  }
}

async function copyActions(tx: Database, fromStepId: number, toStepId: number): Promise<void> {
  const actions = await tx
    .select({ action: workflowTemplateStepActions, dialog: workflowStepActionDialogs })
    .from(workflowTemplateStepActions)
    .leftJoin(
      workflowStepActionDialogs,
      eq(workflowStepActionDialogs.templateStepActionId, workflowTemplateStepActions.id),
    )
    .where(eq(workflowTemplateStepActions.templateStepId, fromStepId))
  for (const { action, dialog } of actions) {
    const { id: _, ...values } = action
    const [copy] = await tx
      .insert(workflowTemplateStepActions)
      .values({ ...values, templateStepId: toStepId, rowVersion: 1 })
      .returning({ id: workflowTemplateStepActions.id })
    if (copy === undefined) throw new Error(`Action ${action.actionCode} was not copied.`)
    if (dialog !== null) {
      await tx
        .insert(workflowStepActionDialogs)
        .values({ ...dialog, templateStepActionId: copy.id, rowVersion: 1 })
    }
  }
}

/** The draft of this name, locked; null when there is none. */
async function draftNamed(tx: Database, name: string): Promise<TemplateRow | null> {
  const [draft] = await tx
    .select()
    .from(workflowTemplates)
    .where(and(eq(workflowTemplates.name, name), eq(workflowTemplates.status, 'draft')))
    .for('update')
  return draft ?? null
}

/**
 * The template to change when a change is asked of this one: itself while it is a draft, else the draft of its next
 * version, which is made of it when there is none. What is published never changes.
 */
export async function draftOf(tx: Database, who: string, templateId: number): Promise<TemplateRow> {
  const template = await masterOrProblem(tx, templates, templateId)
  if (template.status === 'draft') return template
  const existing = await draftNamed(tx, template.name)
  if (existing !== null) return existing
  const [latest] = await tx
    .select({ version: max(workflowTemplates.version) })
    .from(workflowTemplates)
    .where(eq(workflowTemplates.name, template.name))
  const [draft] = await tx
    .insert(workflowTemplates)
    .values({
      name: template.name,
      version: (latest?.version ?? template.version) + 1,
      status: 'draft',
      description: template.description,
    })
    .returning()
  if (draft === undefined) throw new Error('The draft was not inserted.')
  await copySteps(tx, template.id, draft.id)
  await logEvent(tx, who, { what: templates.kind, key: String(draft.id), quoteId: null }, 'drafted', {
    name: draft.name,
    version: draft.version,
    from: template.version,
  })
  return draft
}

/** Keeps what published templates say before a step, action, owner or reason of theirs is changed. */
export async function freezePublished(tx: Database): Promise<void> {
  const unfrozen = await tx
    .select({ id: workflowTemplates.id })
    .from(workflowTemplates)
    .where(and(ne(workflowTemplates.status, 'draft'), isNull(workflowTemplates.definition)))
  for (const { id } of unfrozen) {
    const definition = await assembleDefinition(tx, id)
    await tx.update(workflowTemplates).set({ definition }).where(eq(workflowTemplates.id, id))
  }
}
