import type { PgTable } from 'drizzle-orm/pg-core'
import {
  workflowActions,
  workflowFields,
  workflowNotifications,
  workflowOptions,
  workflowStepActionDialogs,
  workflowSteps,
  workflowStepWorkgroups,
  workflowTemplateCategories,
  workflowTemplateStepActions,
  workflowTemplateSteps,
  workflowTemplates,
} from '../../database/schema/index.ts'
import { codeKey, idKey } from '../masters/master.ts'
import { type RowMaster, rowMaster } from '../masters/rowMaster.ts'
import { actionUsers, categoryUsers, fieldUsers, optionUsers, stepUsers, templateUsers } from './usedBy.ts'

const once = (path: string, message: string) => ({ path, message })

/** A row whose code is its id, as lists and forms want it. */
export const coded = <Row extends { readonly code: string }>(row: Row) => ({ id: row.code, ...row })

export const steps = rowMaster<typeof workflowSteps, string>({
  table: workflowSteps,
  key: workflowSteps.code,
  keyOf: codeKey,
  kind: 'workflowStep',
  label: 'Workflow Step',
  once: once('code', 'There is a step with this code already.'),
  usedBy: (tx, row) => stepUsers(tx, row.code),
  shown: coded,
})

export const actions = rowMaster<typeof workflowActions, string>({
  table: workflowActions,
  key: workflowActions.code,
  keyOf: codeKey,
  kind: 'workflowAction',
  label: 'Workflow Action',
  once: once('code', 'There is an action with this code already.'),
  usedBy: (tx, row) => actionUsers(tx, row.code),
  shown: coded,
})

export const stepWorkGroups = rowMaster({
  table: workflowStepWorkgroups,
  key: workflowStepWorkgroups.id,
  keyOf: idKey,
  kind: 'workflowStepWorkgroup',
  label: 'Step Workgroup Mapping',
  once: once('workgroupCode', 'The step has this owner already, for this plant and business unit.'),
})

export const options = rowMaster({
  table: workflowOptions,
  key: workflowOptions.id,
  keyOf: idKey,
  kind: 'workflowOption',
  label: 'Workflow Option',
  once: once('code', 'The action has a reason with this code already.'),
  usedBy: optionUsers,
})

export const categories = rowMaster({
  table: workflowTemplateCategories,
  key: workflowTemplateCategories.id,
  keyOf: idKey,
  kind: 'workflowTemplateCategory',
  label: 'Workflow Template Category',
  once: once('description', 'There is a category with this description already.'),
  usedBy: categoryUsers,
})

export const notifications = rowMaster({
  table: workflowNotifications,
  key: workflowNotifications.id,
  keyOf: idKey,
  kind: 'workflowNotification',
  label: 'Workflow Notification',
  once: once('description', 'There is a notification with this description already.'),
})

export const fields = rowMaster({
  table: workflowFields,
  key: workflowFields.id,
  keyOf: idKey,
  kind: 'workflowField',
  label: 'Field',
  once: once('fieldName', 'The tab has this field already.'),
  usedBy: fieldUsers,
})

/** Versions of a template share its name; two templates do not. */
export const onceNamed = once('name', 'There is a template with this name already.')

export const templates = rowMaster({
  table: workflowTemplates,
  key: workflowTemplates.id,
  versionField: 'rowVersion',
  keyOf: idKey,
  kind: 'workflowTemplate',
  label: 'Workflow Template',
  once: onceNamed,
  usedBy: templateUsers,
})

export const templateSteps = rowMaster({
  table: workflowTemplateSteps,
  key: workflowTemplateSteps.id,
  versionField: 'rowVersion',
  keyOf: idKey,
  kind: 'workflowTemplateStep',
  label: 'Workflow Template Step',
  once: once('stepCode', 'The template has this step already.'),
})

export const templateStepActions = rowMaster({
  table: workflowTemplateStepActions,
  key: workflowTemplateStepActions.id,
  versionField: 'rowVersion',
  keyOf: idKey,
  kind: 'workflowTemplateStepAction',
  label: 'Workflow Template Step Action',
  once: once('actionCode', 'The step has this action already.'),
})

export const dialogs = rowMaster({
  table: workflowStepActionDialogs,
  key: workflowStepActionDialogs.templateStepActionId,
  versionField: 'rowVersion',
  keyOf: idKey,
  kind: 'workflowStepActionDialog',
  label: 'Workflow Step Action Dialog',
  once: once('id', 'The action has a dialog already.'),
})

/** A part of a template as its log has it: below its step, and below the step's action where it is one of an action. */
export function partOf<Table extends PgTable>(
  master: RowMaster<Table>,
  templateId: number,
  stepCode: string,
  actionCode?: string,
): RowMaster<Table> {
  const below = actionCode === undefined ? `${stepCode}/` : `${stepCode}/${actionCode}/`
  const place = master.kind === dialogs.kind ? `${below}dialog.` : below
  return { ...master, within: { what: templates.kind, key: String(templateId), place } }
}
