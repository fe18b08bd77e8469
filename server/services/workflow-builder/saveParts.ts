import { and, eq } from 'drizzle-orm'
import type { CallOutput, Endpoint } from '#contract/endpoint'
import type { workflowBuilder } from '#contract/workflow-builder'
import type { Database } from '../../database/database.ts'
import { deleteMaster, masterOrProblem, saveMaster } from '../../database/masters.ts'
import {
  workflowStepActionDialogs,
  workflowTemplateStepActions,
  workflowTemplateSteps,
  workflowValidations,
} from '../../database/schema/index.ts'
import type { Call } from '../../http/mount.ts'
import { Problem } from '../../http/problem.ts'
import { draftOf } from './drafts.ts'
import { actions, dialogs, partOf, steps, templateStepActions, templateSteps } from './masters.ts'
import {
  actionInDraft,
  dialogRows,
  makeRoom,
  placesOf,
  renumber,
  stepInDraft,
  type TemplateStep,
  type TemplateStepAction,
  templateStepActionRows,
  templateStepRows,
  touchDraft,
  touchMoved,
} from './templateParts.ts'

type Body<Row extends Endpoint> = Call<Row>['body']
type Saved<Row extends Endpoint> = Promise<CallOutput<Row>>

const found = <Row extends { readonly id: number | string }>(
  rows: readonly Row[],
  id: number | string,
): Row => {
  const row = rows.find(each => each.id === id)
  if (row === undefined) throw new Error(`Row ${id} was not stored.`)
  return row
}

/** A change of a row of a published template is made to its copy in the draft, whatever version was loaded. */
const from = (
  given: { readonly id?: number | undefined; readonly version?: number | undefined },
  inDraft: { readonly id: number; readonly rowVersion: number },
) => ({ id: inDraft.id, version: inDraft.id === given.id ? given.version : inDraft.rowVersion })

/** Creates or changes a step of a template, in its draft. */
export async function saveTemplateStep(
  tx: Database,
  who: string,
  body: Body<typeof workflowBuilder.saveTemplateStep>,
): Saved<typeof workflowBuilder.saveTemplateStep> {
  const { id, version, templateId, ...values } = body
  const step = await masterOrProblem(tx, steps, values.stepCode)
  if (!step.isActive) {
    throw new Problem('rule-failed', `Step ${step.code} is inactive.`, {
      errors: [{ path: 'stepCode', message: 'is inactive' }],
    })
  }
  const stored = id === undefined ? null : await stepInDraft(tx, who, id)
  const draftId = stored?.templateId ?? (await draftOf(tx, who, templateId)).id
  if (stored === null) await touchDraft(tx, draftId)
  const start = stored === null ? {} : from({ id, version }, stored)
  const places = await placesOf(tx, draftId)
  if (stored?.sequence !== values.sequence) await makeRoom(tx, draftId, values.sequence)
  const part = partOf(templateSteps, draftId, stored?.stepCode ?? values.stepCode)
  const saved = await saveMaster(tx, who, part, start, { ...values, templateId: draftId })
  await renumber(tx, draftId)
  await touchMoved(tx, draftId, new Map([...places].filter(([moved]) => moved !== saved.id)))
  return found(await templateStepRows(tx, draftId), saved.id)
}

/** Takes a step out of a template's draft, with its actions, dialogs and rules. */
export async function deleteTemplateStep(tx: Database, who: string, id: number) {
  const step = await stepInDraft(tx, who, id)
  const own = await tx
    .select()
    .from(workflowTemplateStepActions)
    .where(eq(workflowTemplateStepActions.templateStepId, step.id))
  for (const action of own) await removeAction(tx, who, step, action)
  await tx.delete(workflowValidations).where(eq(workflowValidations.templateStepId, step.id))
  const places = await placesOf(tx, step.templateId)
  await deleteMaster(tx, who, partOf(templateSteps, step.templateId, step.stepCode), step.id)
  await renumber(tx, step.templateId)
  await touchMoved(tx, step.templateId, places)
  return { id, templateId: step.templateId }
}

/** Takes an action away from a step, with what it asks; both are in the log of the template. */
async function removeAction(
  tx: Database,
  who: string,
  { templateId, stepCode }: TemplateStep,
  { id, actionCode }: TemplateStepAction,
): Promise<void> {
  const [dialog] = await tx
    .select({ id: workflowStepActionDialogs.templateStepActionId })
    .from(workflowStepActionDialogs)
    .where(eq(workflowStepActionDialogs.templateStepActionId, id))
  if (dialog !== undefined) {
    await deleteMaster(tx, who, partOf(dialogs, templateId, stepCode, actionCode), id)
  }
  await deleteMaster(tx, who, partOf(templateStepActions, templateId, stepCode, actionCode), id)
}

/** Creates or changes an action of a template step, in the draft. */
export async function saveTemplateStepAction(
  tx: Database,
  who: string,
  body: Body<typeof workflowBuilder.saveTemplateStepAction>,
): Saved<typeof workflowBuilder.saveTemplateStepAction> {
  const { id, version, templateStepId, ...values } = body
  const action = await masterOrProblem(tx, actions, values.actionCode)
  if (!action.isActive) {
    throw new Problem('rule-failed', `Action ${action.code} is inactive.`, {
      errors: [{ path: 'actionCode', message: 'is inactive' }],
    })
  }
  const step = await stepInDraft(tx, who, templateStepId)
  const [target] = await tx
    .select({ id: workflowTemplateSteps.id })
    .from(workflowTemplateSteps)
    .where(
      and(
        eq(workflowTemplateSteps.templateId, step.templateId),
        eq(workflowTemplateSteps.stepCode, values.targetStepCode),
      ),
    )
  if (target === undefined) {
    throw new Problem('rule-failed', `The template has no step ${values.targetStepCode} to go to.`, {
      errors: [{ path: 'targetStepCode', message: 'is not a step of the template' }],
    })
  }
  const stored = id === undefined ? null : await actionInDraft(tx, who, id)
  const start = stored === null ? {} : from({ id, version }, stored)
  const part = partOf(templateStepActions, step.templateId, step.stepCode, values.actionCode)
  const saved = await saveMaster(tx, who, part, start, { ...values, templateStepId: step.id })
  return found(await templateStepActionRows(tx, step.templateId), saved.id)
}

/** Takes an action away from a step of a template's draft. */
export async function deleteTemplateStepAction(tx: Database, who: string, id: number) {
  const action = await actionInDraft(tx, who, id)
  const step = await masterOrProblem(tx, templateSteps, action.templateStepId)
  await removeAction(tx, who, step, action)
  return { id, templateId: step.templateId }
}

/** Creates or changes what is asked before an action, in the draft. */
export async function saveDialog(
  tx: Database,
  who: string,
  body: Body<typeof workflowBuilder.saveStepActionDialog>,
): Saved<typeof workflowBuilder.saveStepActionDialog> {
  const { id, version, ...values } = body
  const action = await actionInDraft(tx, who, id)
  const step = await masterOrProblem(tx, templateSteps, action.templateStepId)
  const [stored] = await tx
    .select()
    .from(workflowStepActionDialogs)
    .where(eq(workflowStepActionDialogs.templateStepActionId, action.id))
    .for('update')
  // Of a first one, that there was none yet is what the save started from.
  if (action.id === id && version !== stored?.rowVersion) {
    const asks = (await dialogRows(tx, step.templateId)).find(row => row.id === action.id)
    const { actionName } = found(await templateStepActionRows(tx, step.templateId), action.id)
    throw new Problem('stale', `What ${actionName} asks was changed by someone else in the meantime.`, {
      current: asks ?? null,
    })
  }
  const start =
    stored === undefined ? {} : from({ id, version }, { id: action.id, rowVersion: stored.rowVersion })
  const part = partOf(dialogs, step.templateId, step.stepCode, action.actionCode)
  await saveMaster(tx, who, part, start, { ...values, templateStepActionId: action.id })
  return found(await dialogRows(tx, step.templateId), action.id)
}

/** Lets an action happen without being asked, in the draft. */
export async function deleteDialog(tx: Database, who: string, id: number) {
  const action = await actionInDraft(tx, who, id)
  const step = await masterOrProblem(tx, templateSteps, action.templateStepId)
  await deleteMaster(tx, who, partOf(dialogs, step.templateId, step.stepCode, action.actionCode), action.id)
  return { id, templateId: step.templateId }
}
