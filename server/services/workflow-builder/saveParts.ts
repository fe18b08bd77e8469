import { and, eq } from 'drizzle-orm'
import type { CallOutput, Endpoint } from '#contract/endpoint'
import type { workflowBuilder } from '#contract/workflow-builder'
import { stepAsks } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import {
  workflowStepActionDialogs,
  workflowTemplateStepActions,
  workflowTemplateSteps,
  workflowValidations,
} from '../../database/schema/index.ts'
import type { Call } from '../../http/mount.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { deleteMaster } from '../masters/deleteMaster.ts'
import { masterOrProblem } from '../masters/masterOrProblem.ts'
import { saveRow } from '../masters/rowMaster.ts'
import { draftOf } from './drafts.ts'
import { actions, dialogs, partOf, steps, templateStepActions, templateSteps } from './masters.ts'
import { makeRoom, placesOf, renumber, touchMoved } from './stepPlaces.ts'
import {
  actionInDraft,
  dialogRows,
  stepInDraft,
  type TemplateStep,
  type TemplateStepAction,
  templateStepActionRows,
  templateStepRows,
  touchDraft,
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
  person: Person,
  body: Body<typeof workflowBuilder.saveTemplateStep>,
): Saved<typeof workflowBuilder.saveTemplateStep> {
  const { id, version, templateId, asks: asked, ...rest } = body
  const step = await masterOrProblem(tx, steps, rest.stepCode)
  if (!step.isActive) {
    throw new Problem('rule-failed', `Step ${step.code} is inactive.`, {
      errors: [{ path: 'stepCode', message: 'is inactive' }],
    })
  }
  const stored = id === undefined ? null : await stepInDraft(tx, person.login, id)
  const asks = asked === undefined ? (stored?.asks ?? []) : stepAsks.filter(ask => asked.includes(ask))
  const values = { ...rest, asks }
  const draftId = stored?.templateId ?? (await draftOf(tx, person.login, templateId)).id
  if (stored === null) await touchDraft(tx, draftId)
  const start = stored === null ? {} : from({ id, version }, stored)
  const places = await placesOf(tx, draftId)
  if (stored?.sequence !== values.sequence) await makeRoom(tx, draftId, values.sequence)
  const part = partOf(templateSteps, draftId, stored?.stepCode ?? values.stepCode)
  const saved = await saveRow(tx, person, part, start, { ...values, templateId: draftId })
  await renumber(tx, draftId)
  await touchMoved(tx, draftId, new Map([...places].filter(([moved]) => moved !== saved.id)))
  return found(await templateStepRows(tx, draftId), saved.id)
}

/** Takes a step out of a template's draft, with its actions, dialogs and rules. */
export async function deleteTemplateStep(tx: Database, person: Person, id: number) {
  const step = await stepInDraft(tx, person.login, id)
  const own = await tx
    .select()
    .from(workflowTemplateStepActions)
    .where(eq(workflowTemplateStepActions.templateStepId, step.id))
  for (const action of own) await removeAction(tx, person, step, action)
  await tx.delete(workflowValidations).where(eq(workflowValidations.templateStepId, step.id))
  const places = await placesOf(tx, step.templateId)
  await deleteMaster(tx, person, partOf(templateSteps, step.templateId, step.stepCode), step.id)
  await renumber(tx, step.templateId)
  await touchMoved(tx, step.templateId, places)
  return { id, templateId: step.templateId }
}

/** Takes an action away from a step, with what it asks; both are in the log of the template. */
async function removeAction(
  tx: Database,
  person: Person,
  { templateId, stepCode }: TemplateStep,
  { id, actionCode }: TemplateStepAction,
): Promise<void> {
  const [dialog] = await tx
    .select({ id: workflowStepActionDialogs.templateStepActionId })
    .from(workflowStepActionDialogs)
    .where(eq(workflowStepActionDialogs.templateStepActionId, id))
  if (dialog !== undefined) {
    await deleteMaster(tx, person, partOf(dialogs, templateId, stepCode, actionCode), id)
  }
  await deleteMaster(tx, person, partOf(templateStepActions, templateId, stepCode, actionCode), id)
}

/** Creates or changes an action of a template step, in the draft. */
export async function saveTemplateStepAction(
  tx: Database,
  person: Person,
  body: Body<typeof workflowBuilder.saveTemplateStepAction>,
): Saved<typeof workflowBuilder.saveTemplateStepAction> {
  const { id, version, templateStepId, ...values } = body
  const action = await masterOrProblem(tx, actions, values.actionCode)
  if (!action.isActive) {
    throw new Problem('rule-failed', `Action ${action.code} is inactive.`, {
      errors: [{ path: 'actionCode', message: 'is inactive' }],
    })
  }
  const step = await stepInDraft(tx, person.login, templateStepId)
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
  const stored = id === undefined ? null : await actionInDraft(tx, person.login, id)
  const start = stored === null ? {} : from({ id, version }, stored)
  const part = partOf(templateStepActions, step.templateId, step.stepCode, values.actionCode)
  const saved = await saveRow(tx, person, part, start, { ...values, templateStepId: step.id })
  return found(await templateStepActionRows(tx, step.templateId), saved.id)
}

/** Takes an action away from a step of a template's draft. */
export async function deleteTemplateStepAction(tx: Database, person: Person, id: number) {
  const action = await actionInDraft(tx, person.login, id)
  const step = await masterOrProblem(tx, templateSteps, action.templateStepId)
  await removeAction(tx, person, step, action)
  return { id, templateId: step.templateId }
}

/** Creates or changes what is asked before an action, in the draft. */
export async function saveDialog(
  tx: Database,
  person: Person,
  body: Body<typeof workflowBuilder.saveStepActionDialog>,
): Saved<typeof workflowBuilder.saveStepActionDialog> {
  const { id, version, ...values } = body
  const action = await actionInDraft(tx, person.login, id)
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
  await saveRow(tx, person, part, start, { ...values, templateStepActionId: action.id })
  return found(await dialogRows(tx, step.templateId), action.id)
}

/** Lets an action happen without being asked, in the draft. */
export async function deleteDialog(tx: Database, person: Person, id: number) {
  const action = await actionInDraft(tx, person.login, id)
  const step = await masterOrProblem(tx, templateSteps, action.templateStepId)
  await deleteMaster(
    tx,
    person,
    partOf(dialogs, step.templateId, step.stepCode, action.actionCode),
    action.id,
  )
  return { id, templateId: step.templateId }
}
