import type { PgTable } from 'drizzle-orm/pg-core'
import type { Master } from '../../database/masters.ts'
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

const once = (path: string, message: string) => ({ path, message })

export const steps: Master<typeof workflowSteps> = {
  table: workflowSteps,
  key: workflowSteps.code,
  version: 'version',
  what: 'workflowStep',
  label: 'Workflow Step',
  once: once('code', 'There is a step with this code already.'),
}

export const actions: Master<typeof workflowActions> = {
  table: workflowActions,
  key: workflowActions.code,
  version: 'version',
  what: 'workflowAction',
  label: 'Workflow Action',
  once: once('code', 'There is an action with this code already.'),
}

export const stepWorkGroups: Master<typeof workflowStepWorkgroups> = {
  table: workflowStepWorkgroups,
  key: workflowStepWorkgroups.id,
  version: 'version',
  what: 'workflowStepWorkgroup',
  label: 'Step Workgroup Mapping',
  once: once('workgroupCode', 'The step has this owner already, for this plant and business unit.'),
}

export const options: Master<typeof workflowOptions> = {
  table: workflowOptions,
  key: workflowOptions.id,
  version: 'version',
  what: 'workflowOption',
  label: 'Workflow Option',
  once: once('code', 'The action has a reason with this code already.'),
}

export const categories: Master<typeof workflowTemplateCategories> = {
  table: workflowTemplateCategories,
  key: workflowTemplateCategories.id,
  version: 'version',
  what: 'workflowTemplateCategory',
  label: 'Workflow Template Category',
  once: once('description', 'There is a category with this description already.'),
}

export const notifications: Master<typeof workflowNotifications> = {
  table: workflowNotifications,
  key: workflowNotifications.id,
  version: 'version',
  what: 'workflowNotification',
  label: 'Workflow Notification',
  once: once('description', 'There is a notification with this description already.'),
}

export const fields: Master<typeof workflowFields> = {
  table: workflowFields,
  key: workflowFields.id,
  version: 'version',
  what: 'workflowField',
  label: 'Field',
  once: once('fieldName', 'The tab has this field already.'),
}

export const templates: Master<typeof workflowTemplates> = {
  table: workflowTemplates,
  key: workflowTemplates.id,
  version: 'rowVersion',
  what: 'workflowTemplate',
  label: 'Workflow Template',
  once: once('name', 'There is a template with this name already.'),
}

export const templateSteps: Master<typeof workflowTemplateSteps> = {
  table: workflowTemplateSteps,
  key: workflowTemplateSteps.id,
  version: 'rowVersion',
  what: 'workflowTemplateStep',
  label: 'Workflow Template Step',
  once: once('stepCode', 'The template has this step already.'),
}

export const templateStepActions: Master<typeof workflowTemplateStepActions> = {
  table: workflowTemplateStepActions,
  key: workflowTemplateStepActions.id,
  version: 'rowVersion',
  what: 'workflowTemplateStepAction',
  label: 'Workflow Template Step Action',
  once: once('actionCode', 'The step has this action already.'),
}

export const dialogs: Master<typeof workflowStepActionDialogs> = {
  table: workflowStepActionDialogs,
  key: workflowStepActionDialogs.templateStepActionId,
  version: 'rowVersion',
  what: 'workflowStepActionDialog',
  label: 'Workflow Step Action Dialog',
  once: once('id', 'The action has a dialog already.'),
}

/** A part of a template as its log has it: below its step, and below the step's action where it is one of an action. */
export function partOf<Table extends PgTable>(
  master: Master<Table>,
  templateId: number,
  stepCode: string,
  actionCode?: string,
): Master<Table> {
  const below = actionCode === undefined ? `${stepCode}/` : `${stepCode}/${actionCode}/`
  const place = master.what === dialogs.what ? `${below}dialog.` : below
  return { ...master, within: { what: templates.what, key: String(templateId), place } }
}
