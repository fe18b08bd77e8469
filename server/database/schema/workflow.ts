import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { actionDirections, type StepAsk } from '#domain/workflow'
import { json } from './json.ts'

/** Grows with every save: a save names the version it started from. */
const version = () => integer().notNull().default(1)
const isActive = () => boolean().notNull().default(true)

/** Which template an item begins on: the most specific active category that fits it decides. */
export const workflowTemplateCategories = pgTable('workflow_template_categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  description: text().notNull().unique(),
  templateName: text().notNull(),
  /** null: any. */
  itemCategory: text(),
  /** null: any. */
  businessUnit: text(),
  isActive: isActive(),
  version: version(),
})

export const workflowTemplates = pgTable(
  'workflow_templates',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    version: integer().notNull(),
    status: text({ enum: ['draft', 'published', 'retired'] }).notNull(),
    description: text().notNull().default(''),
    /** The whole workflow as it was published: what its items follow, whatever the masters say later. */
    definition: json(),
    publishedAt: timestamp({ withTimezone: true }),
    publishedBy: text(),
    /** Grows with every save of the row; `version` is the template's own. */
    rowVersion: version(),
  },
  table => [
    unique().on(table.name, table.version),
    uniqueIndex('workflow_templates_one_draft').on(table.name).where(sql`status = 'draft'`),
    uniqueIndex('workflow_templates_one_published').on(table.name).where(sql`status = 'published'`),
  ],
)

export const workflowSteps = pgTable('workflow_steps', {
  code: text().primaryKey(),
  name: text().notNull(),
  isActive: isActive(),
  version: version(),
})

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
    isActive: isActive(),
    version: version(),
  },
  table => [
    index().on(table.stepCode),
    unique('workflow_step_workgroups_once')
      .on(table.stepCode, table.workgroupCode, table.plantCode, table.businessUnit)
      .nullsNotDistinct(),
  ],
)

export const workflowActions = pgTable('workflow_actions', {
  code: text().primaryKey(),
  name: text().notNull(),
  isActive: isActive(),
  version: version(),
})

/** Reasons a person chooses from when an action asks for one. */
export const workflowOptions = pgTable(
  'workflow_options',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    actionCode: text()
      .notNull()
      .references(() => workflowActions.code),
    code: text().notNull(),
    name: text().notNull(),
    sequence: integer().notNull(),
    isActive: isActive(),
    version: version(),
  },
  table => [unique().on(table.actionCode, table.code)],
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
    /** What a forward action asks for: tabs, or the purchase order. */
    asks: text().array().$type<StepAsk[]>().notNull().default([]),
    rowVersion: version(),
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
    direction: text({ enum: actionDirections }).notNull(),
    sequence: integer().notNull(),
    rowVersion: version(),
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
  rowVersion: version(),
})

/** The fields that a step can have rules about, by the tab they are on. */
export const workflowFields = pgTable(
  'workflow_fields',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tabId: integer().notNull(),
    fieldName: text().notNull(),
    label: text().notNull(),
    isActive: isActive(),
    version: version(),
  },
  table => [unique().on(table.tabId, table.fieldName)],
)

/** Whom a message goes to when an action moves an item. */
export const workflowNotifications = pgTable('workflow_notifications', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  description: text().notNull().unique(),
  /** null: any action that moves the item. */
  actionCode: text(),
  /** The step the item comes to; null: any. */
  stepCode: text(),
  recipient: text({
    enum: ['initiator', 'assignee', 'workgroup', 'approvers', 'customer', 'address'],
  }).notNull(),
  /** The address of the recipient `address`; empty otherwise. */
  address: text().notNull().default(''),
  isActive: isActive(),
  version: version(),
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
    rowVersion: version(),
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
  table => [index().on(table.quoteItemId, table.id.desc().nullsFirst())],
)
