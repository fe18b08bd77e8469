import { and, asc, count, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import {
  workflowActions,
  workflowStepActionDialogs,
  workflowSteps,
  workflowTemplateStepActions,
  workflowTemplateSteps,
  workflowTemplates,
  workflowValidations,
} from '../../database/schema/index.ts'
import { notFound } from '../../problem/problem.ts'
import { masterOrProblem } from '../masters/masterOrProblem.ts'
import { draftOf } from './drafts.ts'
import { templateStepActions, templateSteps } from './masters.ts'

export type TemplateStep = typeof workflowTemplateSteps.$inferSelect
export type TemplateStepAction = typeof workflowTemplateStepActions.$inferSelect

/** Steps of this template, or of all. */
const inTemplate = (templateId: number | undefined) =>
  templateId === undefined ? undefined : eq(workflowTemplateSteps.templateId, templateId)

/** Which version of which template a row is part of. */
const template = {
  templateId: workflowTemplates.id,
  templateName: workflowTemplates.name,
  templateVersion: workflowTemplates.version,
  status: workflowTemplates.status,
} as const

const ofTemplate = eq(workflowTemplates.id, workflowTemplateSteps.templateId)

/** Steps of one template, or of all, in order. */
export async function templateStepRows(db: Database, templateId?: number) {
  const rows = await db
    .select({ step: workflowTemplateSteps, template, stepName: workflowSteps.name })
    .from(workflowTemplateSteps)
    .innerJoin(workflowTemplates, ofTemplate)
    .innerJoin(workflowSteps, eq(workflowSteps.code, workflowTemplateSteps.stepCode))
    .where(inTemplate(templateId))
    .orderBy(asc(workflowTemplateSteps.templateId), asc(workflowTemplateSteps.sequence))
  const counts = await db
    .select({ id: workflowTemplateStepActions.templateStepId, actions: count() })
    .from(workflowTemplateStepActions)
    .groupBy(workflowTemplateStepActions.templateStepId)
  const actions = new Map(counts.map(row => [row.id, row.actions]))
  return rows.map(({ step: { rowVersion, ...step }, template: its, stepName }) => ({
    ...step,
    ...its,
    stepName,
    actionCount: actions.get(step.id) ?? 0,
    version: rowVersion,
  }))
}

/** Actions of the steps of one template, or of all. */
export async function templateStepActionRows(db: Database, templateId?: number) {
  const target = alias(workflowSteps, 'target')
  const rows = await db
    .select({
      action: workflowTemplateStepActions,
      template,
      stepCode: workflowTemplateSteps.stepCode,
      stepName: workflowSteps.name,
      actionName: workflowActions.name,
      targetStepName: target.name,
    })
    .from(workflowTemplateStepActions)
    .innerJoin(
      workflowTemplateSteps,
      eq(workflowTemplateSteps.id, workflowTemplateStepActions.templateStepId),
    )
    .innerJoin(workflowTemplates, ofTemplate)
    .innerJoin(workflowSteps, eq(workflowSteps.code, workflowTemplateSteps.stepCode))
    .innerJoin(workflowActions, eq(workflowActions.code, workflowTemplateStepActions.actionCode))
    .leftJoin(target, eq(target.code, workflowTemplateStepActions.targetStepCode))
    .where(inTemplate(templateId))
    .orderBy(
      asc(workflowTemplateSteps.templateId),
      asc(workflowTemplateSteps.sequence),
      asc(workflowTemplateStepActions.sequence),
    )
  return rows.map(({ action: { rowVersion, ...action }, template: its, targetStepName, ...more }) => ({
    ...action,
    ...its,
    ...more,
    targetStepName: targetStepName ?? action.targetStepCode,
    version: rowVersion,
  }))
}

/** What is asked before the actions of one template, or of all, in their order. */
export async function dialogRows(db: Database, templateId?: number) {
  const rows = await db
    .select({
      dialog: workflowStepActionDialogs,
      template,
      stepCode: workflowTemplateSteps.stepCode,
      stepName: workflowSteps.name,
      actionCode: workflowActions.code,
      actionName: workflowActions.name,
    })
    .from(workflowStepActionDialogs)
    .innerJoin(
      workflowTemplateStepActions,
      eq(workflowTemplateStepActions.id, workflowStepActionDialogs.templateStepActionId),
    )
    .innerJoin(
      workflowTemplateSteps,
      eq(workflowTemplateSteps.id, workflowTemplateStepActions.templateStepId),
    )
    .innerJoin(workflowTemplates, ofTemplate)
    .innerJoin(workflowSteps, eq(workflowSteps.code, workflowTemplateSteps.stepCode))
    .innerJoin(workflowActions, eq(workflowActions.code, workflowTemplateStepActions.actionCode))
    .where(inTemplate(templateId))
    .orderBy(
      asc(workflowTemplateSteps.templateId),
      asc(workflowTemplateSteps.sequence),
      asc(workflowTemplateStepActions.sequence),
    )
  return rows.map(({ dialog: { templateStepActionId, rowVersion, ...dialog }, template: its, ...more }) => ({
    id: templateStepActionId,
    ...dialog,
    ...its,
    ...more,
    version: rowVersion,
  }))
}

/** Rules of the fields at the steps of one template, or of all. */
export async function validationRows(db: Database, templateId?: number) {
  const rows = await db
    .select({
      rule: workflowValidations,
      templateId: workflowTemplateSteps.templateId,
      stepCode: workflowTemplateSteps.stepCode,
    })
    .from(workflowValidations)
    .innerJoin(workflowTemplateSteps, eq(workflowTemplateSteps.id, workflowValidations.templateStepId))
    .where(inTemplate(templateId))
    .orderBy(
      asc(workflowTemplateSteps.templateId),
      asc(workflowTemplateSteps.sequence),
      asc(workflowValidations.tabId),
      asc(workflowValidations.fieldName),
    )
  return rows.map(({ rule: { rowVersion, ...rule }, ...more }) => ({
    id: `${rule.templateStepId}-${rule.tabId}-${rule.fieldName}`,
    ...rule,
    ...more,
    version: rowVersion,
  }))
}

/** Lets a publishing that was not asked for the draft as it now is be stale. */
export async function touchDraft(tx: Database, templateId: number): Promise<void> {
  await tx
    .update(workflowTemplates)
    .set({ rowVersion: sql`${workflowTemplates.rowVersion} + 1` })
    .where(eq(workflowTemplates.id, templateId))
}

/** The step to change when this one is meant: itself in a draft, else the same step of the draft. */
export async function stepInDraft(tx: Database, who: string, templateStepId: number): Promise<TemplateStep> {
  const step = await masterOrProblem(tx, templateSteps, templateStepId)
  const draft = await draftOf(tx, who, step.templateId)
  await touchDraft(tx, draft.id)
  if (draft.id === step.templateId) return step
  const [same] = await tx
    .select()
    .from(workflowTemplateSteps)
    .where(
      and(eq(workflowTemplateSteps.templateId, draft.id), eq(workflowTemplateSteps.stepCode, step.stepCode)),
    )
  if (same === undefined) throw notFound(`Step ${step.stepCode} of version ${draft.version} of ${draft.name}`)
  return same
}

/** The action to change when this one is meant: itself in a draft, else the same action of the draft's step. */
export async function actionInDraft(
  tx: Database,
  who: string,
  templateStepActionId: number,
): Promise<TemplateStepAction> {
  const action = await masterOrProblem(tx, templateStepActions, templateStepActionId)
  const step = await stepInDraft(tx, who, action.templateStepId)
  if (step.id === action.templateStepId) return action
  const [same] = await tx
    .select()
    .from(workflowTemplateStepActions)
    .where(
      and(
        eq(workflowTemplateStepActions.templateStepId, step.id),
        eq(workflowTemplateStepActions.actionCode, action.actionCode),
      ),
    )
  if (same === undefined) throw notFound(`Action ${action.actionCode} of ${step.stepCode} in the draft`)
  return same
}
