import { boolean, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'

export const workflowTemplates = pgTable(
  'workflow_templates',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    version: integer().notNull(),
    status: text({ enum: ['draft', 'published', 'retired'] }).notNull(),
  },
  table => [unique().on(table.name, table.version)],
)

export const workflowSteps = pgTable('workflow_steps', { code: text().primaryKey(), name: text().notNull() })

/** Which workgroup owns a step, for a plant and a business unit or for any. */
export const workflowStepWorkgroups = pgTable(
  'workflow_step_workgroups',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    stepCode: text()
      .notNull()
      .references(() => workflowSteps.code),
    workgroupCode: text().notNull(),
    plantCode: text(),
    businessUnit: text(),
  },
  table => [index().on(table.stepCode)],
)

export const workflowActions = pgTable('workflow_actions', {
  code: text().primaryKey(),
  name: text().notNull(),
})

/** Reasons a person chooses from when an action asks for one. */
export const workflowOptions = pgTable(
  'workflow_options',
  {
    actionCode: text()
      .notNull()
      .references(() => workflowActions.code),
    code: text().notNull(),
    name: text().notNull(),
    sequence: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.actionCode, table.code] })],
)

export const workflowTemplateSteps = pgTable(
  'workflow_template_steps',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    templateId: integer()
      .notNull()
      .references(() => workflowTemplates.id),
    stepCode: text()
      .notNull()
      .references(() => workflowSteps.code),
    sequence: integer().notNull(),
    kind: text({ enum: ['initial', 'work', 'final'] }).notNull(),
    bypass: text({ enum: ['allowByPassDesign', 'allowByPassPricing', 'allowByPassCustomerService'] }),
  },
  table => [unique().on(table.templateId, table.stepCode), unique().on(table.templateId, table.sequence)],
)

export const workflowTemplateStepActions = pgTable(
  'workflow_template_step_actions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    templateStepId: integer()
      .notNull()
      .references(() => workflowTemplateSteps.id),
    actionCode: text()
      .notNull()
      .references(() => workflowActions.code),
    targetStepCode: text().notNull(),
    direction: text({ enum: ['forward', 'back'] }).notNull(),
    sequence: integer().notNull(),
  },
  table => [unique().on(table.templateStepId, table.actionCode)],
)

/** What is asked before an action of a step happens. */
export const workflowStepActionDialogs = pgTable('workflow_step_action_dialogs', {
  templateStepActionId: integer()
    .primaryKey()
    .references(() => workflowTemplateStepActions.id),
  title: text().notNull(),
  text: text().notNull(),
  asksReason: boolean().notNull(),
  commentRequired: boolean().notNull(),
})

/** Whether a field of a tab can be edited, and must be filled, at a step of a template. */
export const workflowValidations = pgTable(
  'workflow_validations',
  {
    templateStepId: integer()
      .notNull()
      .references(() => workflowTemplateSteps.id),
    tabId: integer().notNull(),
    fieldName: text().notNull(),
    readOnly: boolean().notNull(),
    required: boolean().notNull(),
  },
  table => [primaryKey({ columns: [table.templateStepId, table.tabId, table.fieldName] })],
)

export const workflowHistory = pgTable(
  'workflow_history',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    quoteItemId: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    who: text().notNull(),
    action: text().notNull(),
    actionName: text().notNull(),
    fromStep: text().notNull(),
    toStep: text().notNull(),
    reason: text().notNull().default(''),
    comment: text().notNull().default(''),
  },
  table => [index().on(table.quoteItemId, table.id.desc())],
)
