import { z } from 'zod'
import { any, type Right, scope } from '#domain/access'
import { type Endpoint, endpoint, type Service } from './endpoint.ts'
import { id, largestStored, listQuery, searchText, storedNumber } from './listQuery.ts'

const workflowRight = scope('EDIT_WORKFLOW_MASTER')
const validationRight = scope('EDIT_VALIDATION_MASTER')
/** Who maintains validations has to see the workflow they belong to, and the other way round. */
const eitherRight = any(workflowRight, validationRight)

const code = z
  .string()
  .trim()
  .min(1, 'is required')
  .max(40)
  .regex(/^[A-Z0-9_]+$/, 'must be capital letters, digits and _')
const name = z.string().trim().min(1, 'is required').max(80)
/** A code that may be left out; empty stands for any. */
const codeOrEmpty = z.string().trim().max(60)
/** The same as a save keeps it: null stands for any. */
const anyOrCode = z
  .string()
  .trim()
  .max(60)
  .nullable()
  .transform(value => (value === '' ? null : value))
/** What a save starts from: the version that was loaded; left out for a new row. */
const savedFrom = z.int().positive().max(largestStored).optional()
const version = z.int()
/** Which rows: those in use unless told. */
const listState = z.enum(['active', 'inactive', 'all'])

export const WorkflowStepRow = z
  .object({ id: z.string(), code: z.string(), name: z.string(), isActive: z.boolean(), version })
  .meta({ id: 'WorkflowStepRow' })
export type WorkflowStepRow = z.infer<typeof WorkflowStepRow>
/** What a person enters of a step, and of an action. */
export const WorkflowStepInput = z.object({ code, name, isActive: z.boolean() })
export type WorkflowStepInput = z.infer<typeof WorkflowStepInput>
const WorkflowStepSave = WorkflowStepInput.extend({
  id: code.optional(),
  version: savedFrom,
  isActive: z.boolean().default(true),
})

export const StepWorkgroupRow = z
  .object({
    id: z.int(),
    stepCode: z.string(),
    workgroupCode: z.string(),
    plantCode: z.string().nullable(),
    businessUnit: z.string().nullable(),
    isActive: z.boolean(),
    version,
  })
  .meta({ id: 'StepWorkgroupRow' })
export type StepWorkgroupRow = z.infer<typeof StepWorkgroupRow>
export const StepWorkgroupInput = z.object({
  stepCode: code,
  workgroupCode: code,
  plantCode: codeOrEmpty,
  businessUnit: codeOrEmpty,
  isActive: z.boolean(),
})
export type StepWorkgroupInput = z.infer<typeof StepWorkgroupInput>
const StepWorkgroupSave = StepWorkgroupInput.extend({
  id: id.optional(),
  version: savedFrom,
  plantCode: anyOrCode.default(null),
  businessUnit: anyOrCode.default(null),
  isActive: z.boolean().default(true),
})

export const WorkflowOptionRow = z
  .object({
    id: z.int(),
    actionCode: z.string(),
    code: z.string(),
    name: z.string(),
    sequence: z.int(),
    isActive: z.boolean(),
    version,
  })
  .meta({ id: 'WorkflowOptionRow' })
export type WorkflowOptionRow = z.infer<typeof WorkflowOptionRow>
export const WorkflowOptionInput = z.object({
  actionCode: code,
  code,
  name,
  sequence: z.int().min(0).max(999),
  isActive: z.boolean(),
})
export type WorkflowOptionInput = z.infer<typeof WorkflowOptionInput>
const WorkflowOptionSave = WorkflowOptionInput.extend({
  id: id.optional(),
  version: savedFrom,
  sequence: z.int().min(0).max(999).default(0),
  isActive: z.boolean().default(true),
})

export const TemplateCategoryRow = z
  .object({
    id: z.int(),
    description: z.string(),
    templateName: z.string(),
    itemCategory: z.string().nullable(),
    businessUnit: z.string().nullable(),
    isActive: z.boolean(),
    version,
  })
  .meta({ id: 'TemplateCategoryRow' })
export type TemplateCategoryRow = z.infer<typeof TemplateCategoryRow>
export const TemplateCategoryInput = z.object({
  description: name,
  templateName: name,
  itemCategory: codeOrEmpty,
  businessUnit: codeOrEmpty,
  isActive: z.boolean(),
})
export type TemplateCategoryInput = z.infer<typeof TemplateCategoryInput>
const TemplateCategorySave = TemplateCategoryInput.extend({
  id: id.optional(),
  version: savedFrom,
  itemCategory: anyOrCode.default(null),
  businessUnit: anyOrCode.default(null),
  isActive: z.boolean().default(true),
})

export const WorkflowTemplateRow = z
  .object({
    id: z.int(),
    name: z.string(),
    /** Which version of the template of this name it is. */
    templateVersion: z.int(),
    status: z.enum(['draft', 'published', 'retired']),
    description: z.string(),
    publishedAt: z.string().nullable(),
    publishedBy: z.string().nullable(),
    /** Open items that follow it. */
    openItems: z.int(),
    version,
  })
  .meta({ id: 'WorkflowTemplateRow' })
export type WorkflowTemplateRow = z.infer<typeof WorkflowTemplateRow>
const WorkflowTemplateSave = z.object({
  /** Left out: a new template. Of a published one: makes the draft of its next version. */
  id: id.optional(),
  version: savedFrom,
  name,
  description: z.string().trim().max(400).default(''),
  /** Of a new template: the one to begin with a copy of. */
  copyOf: id.optional(),
  /** `retired` takes a published template out of use; its items go on. */
  status: z.enum(['draft', 'published', 'retired']).optional(),
})

const bypass = z.enum(['allowByPassDesign', 'allowByPassPricing', 'allowByPassCustomerService']).nullable()
const kind = z.enum(['initial', 'work', 'final'])

export const TemplateStepRow = z
  .object({
    id: z.int(),
    templateId: z.int(),
    stepCode: z.string(),
    stepName: z.string(),
    sequence: z.int(),
    kind,
    bypass,
    version,
  })
  .meta({ id: 'TemplateStepRow' })
export type TemplateStepRow = z.infer<typeof TemplateStepRow>
const TemplateStepSave = z.object({
  id: id.optional(),
  version: savedFrom,
  templateId: id,
  stepCode: code,
  /** Its place, from 1; steps from there on move back. */
  sequence: z.int().min(1).max(999),
  kind,
  bypass: bypass.default(null),
})

export const TemplateStepActionRow = z
  .object({
    id: z.int(),
    templateId: z.int(),
    templateStepId: z.int(),
    stepCode: z.string(),
    actionCode: z.string(),
    actionName: z.string(),
    targetStepCode: z.string(),
    direction: z.enum(['forward', 'back']),
    sequence: z.int(),
    version,
  })
  .meta({ id: 'TemplateStepActionRow' })
export type TemplateStepActionRow = z.infer<typeof TemplateStepActionRow>
const TemplateStepActionSave = z.object({
  id: id.optional(),
  version: savedFrom,
  templateStepId: id,
  actionCode: code,
  targetStepCode: code,
  direction: z.enum(['forward', 'back']),
  sequence: z.int().min(0).max(999).default(0),
})

export const StepActionDialogRow = z
  .object({
    /** Id of the template step action that it belongs to. */
    id: z.int(),
    templateId: z.int(),
    title: z.string(),
    text: z.string(),
    asksReason: z.boolean(),
    commentRequired: z.boolean(),
    version,
  })
  .meta({ id: 'StepActionDialogRow' })
export type StepActionDialogRow = z.infer<typeof StepActionDialogRow>
const StepActionDialogSave = z.object({
  id,
  version: savedFrom,
  title: name,
  text: z.string().trim().max(400).default(''),
  asksReason: z.boolean().default(false),
  commentRequired: z.boolean().default(false),
})

export const WorkflowNotificationRow = z
  .object({
    id: z.int(),
    description: z.string(),
    actionCode: z.string().nullable(),
    stepCode: z.string().nullable(),
    recipient: z.enum(['initiator', 'assignee', 'workgroup', 'customer', 'address']),
    address: z.string(),
    isActive: z.boolean(),
    version,
  })
  .meta({ id: 'WorkflowNotificationRow' })
export type WorkflowNotificationRow = z.infer<typeof WorkflowNotificationRow>
const recipient = z.enum(['initiator', 'assignee', 'workgroup', 'customer', 'address'])
export const WorkflowNotificationInput = z
  .object({
    description: name,
    actionCode: codeOrEmpty,
    stepCode: codeOrEmpty,
    recipient,
    address: z.union([z.literal(''), z.email('Email not valid')]),
    isActive: z.boolean(),
  })
  .refine(({ recipient: to, address }) => to !== 'address' || address !== '', {
    path: ['address'],
    message: 'is required',
  })
export type WorkflowNotificationInput = z.infer<typeof WorkflowNotificationInput>
const WorkflowNotificationSave = z.object({
  id: id.optional(),
  version: savedFrom,
  description: name,
  actionCode: anyOrCode.default(null),
  stepCode: anyOrCode.default(null),
  recipient: z.enum(['initiator', 'assignee', 'workgroup', 'customer', 'address']),
  address: z.union([z.literal(''), z.email('Email not valid')]).default(''),
  isActive: z.boolean().default(true),
})

export const WorkflowFieldRow = z
  .object({
    id: z.int(),
    tabId: z.int(),
    fieldName: z.string(),
    label: z.string(),
    isActive: z.boolean(),
    version,
  })
  .meta({ id: 'WorkflowFieldRow' })
export type WorkflowFieldRow = z.infer<typeof WorkflowFieldRow>
export const WorkflowFieldInput = z.object({
  tabId: z.int().positive().max(largestStored),
  fieldName: z
    .string()
    .trim()
    .regex(/^[a-z][A-Za-z0-9]{0,59}$/, 'must be the name of a field, as expectedOrderQuantity'),
  label: name,
  isActive: z.boolean(),
})
export type WorkflowFieldInput = z.infer<typeof WorkflowFieldInput>
const WorkflowFieldSave = WorkflowFieldInput.extend({
  id: id.optional(),
  version: savedFrom,
  isActive: z.boolean().default(true),
})

export const WorkflowValidationRow = z
  .object({
    /** `templateStepId-tabId-fieldName`. */
    id: z.string(),
    templateId: z.int(),
    templateStepId: z.int(),
    stepCode: z.string(),
    tabId: z.int(),
    fieldName: z.string(),
    readOnly: z.boolean(),
    required: z.boolean(),
    version,
  })
  .meta({ id: 'WorkflowValidationRow' })
export type WorkflowValidationRow = z.infer<typeof WorkflowValidationRow>
const WorkflowValidationSave = z.object({
  templateStepId: id,
  version: savedFrom,
  tabId: z.int().positive().max(largestStored),
  fieldName: z.string().trim().min(1, 'is required').max(60),
  readOnly: z.boolean(),
  required: z.boolean(),
})

/** What is wrong with a template, and where. */
export const TemplateProblem = z
  .object({
    where: z.string(),
    message: z.string(),
    step: z.string().nullable(),
    action: z.string().nullable(),
  })
  .meta({ id: 'WorkflowTemplateProblem' })
export type TemplateProblem = z.infer<typeof TemplateProblem>

/** A template whole: what its editor shows. */
export const WorkflowTemplateDetail = z
  .object({
    template: WorkflowTemplateRow,
    /** The draft of the same name, when there is one and this is not it. */
    draftId: z.int().nullable(),
    steps: z.array(TemplateStepRow.extend({ owners: z.array(z.string()), rules: z.int() })),
    actions: z.array(TemplateStepActionRow),
    dialogs: z.array(StepActionDialogRow),
    problems: z.array(TemplateProblem),
  })
  .meta({ id: 'WorkflowTemplateDetail' })
export type WorkflowTemplateDetail = z.infer<typeof WorkflowTemplateDetail>

const PathStep = z.object({ code: z.string(), name: z.string(), owner: z.string().nullable() })

export const Simulation = z
  .object({
    /** Open items that follow another version of the template. */
    items: z.int(),
    changedItems: z.int(),
    stuckItems: z.int(),
    /** The items whose way would change, the stuck ones first; at most 200. */
    changed: z.array(
      z.object({
        quoteItemId: z.int(),
        reference: z.string(),
        templateVersion: z.int(),
        stepCode: z.string(),
        stepName: z.string(),
        changes: z.array(z.string()),
        isStuck: z.boolean(),
        before: z.array(PathStep),
        after: z.array(PathStep),
      }),
    ),
    problems: z.array(TemplateProblem),
  })
  .meta({ id: 'WorkflowSimulation' })
export type Simulation = z.infer<typeof Simulation>

const base = '/workflow/WorkflowBuilder'

const listOf = <const Kind extends string, Row extends z.ZodObject>(
  kind: Kind,
  row: Row,
  summary: string,
  right: Right = workflowRight,
) =>
  ({
    method: 'GET',
    path: `${base}/${kind}`,
    summary,
    right,
    query: listQuery(
      z.object({
        q: searchText.optional(),
        state: listState.optional(),
        templateId: storedNumber.optional(),
        stepCode: z.string().max(40).optional(),
        actionCode: z.string().max(40).optional(),
        status: z.string().max(20).optional(),
      }),
    ),
    response: z.array(row),
    list: true,
  }) as const satisfies Endpoint

const saveOf = <const Kind extends string, Row extends z.ZodObject, Save extends z.ZodObject>(
  kind: Kind,
  row: Row,
  save: Save,
  summary: string,
) =>
  ({
    method: 'POST',
    path: `${base}/${kind}`,
    summary,
    right: workflowRight,
    body: save,
    response: row,
    problems: ['not-found', 'stale', 'already-exists', 'rule-failed'],
  }) as const satisfies Endpoint

const deleteOf = <const Kind extends string, Id extends z.ZodType>(kind: Kind, key: Id, summary: string) =>
  ({
    method: 'DELETE',
    path: `${base}/${kind}/{id}`,
    summary,
    right: workflowRight,
    params: z.object({ id: key }),
    /** The template it was deleted from, when it was part of one: a published one gets a draft. */
    response: z.object({ id: z.union([z.string(), z.int()]), templateId: z.int().nullable() }),
    problems: ['not-found', 'in-use', 'rule-failed'],
  }) as const satisfies Endpoint

const codeId = z.string().max(40)

export const workflowBuilder = {
  steps: listOf('Steps', WorkflowStepRow, 'Steps that templates are made of', eitherRight),
  saveStep: saveOf('Steps', WorkflowStepRow, WorkflowStepSave, 'Creates or updates a step'),
  deleteStep: deleteOf('Steps', codeId, 'Deletes a step that is inactive and nowhere used'),
  stepWorkGroups: listOf('StepWorkGroups', StepWorkgroupRow, 'Which workgroup owns which step, and for what'),
  saveStepWorkGroup: saveOf(
    'StepWorkGroups',
    StepWorkgroupRow,
    StepWorkgroupSave,
    'Creates or updates an owner of a step; templates take it up when they are published next',
  ),
  deleteStepWorkGroup: deleteOf('StepWorkGroups', id, 'Deletes an owner of a step that is inactive'),
  actions: listOf('Actions', WorkflowStepRow, 'Actions that steps can have'),
  saveAction: saveOf('Actions', WorkflowStepRow, WorkflowStepSave, 'Creates or updates an action'),
  deleteAction: deleteOf('Actions', codeId, 'Deletes an action that is inactive and nowhere used'),
  options: listOf('Options', WorkflowOptionRow, 'Reasons to choose from when an action asks for one'),
  saveOption: saveOf('Options', WorkflowOptionRow, WorkflowOptionSave, 'Creates or updates a reason'),
  deleteOption: deleteOf('Options', id, 'Deletes a reason that is inactive'),
  templateCategories: listOf(
    'TemplateCategories',
    TemplateCategoryRow,
    'Which template which items begin on; the most specific active one decides',
  ),
  saveTemplateCategory: saveOf(
    'TemplateCategories',
    TemplateCategoryRow,
    TemplateCategorySave,
    'Creates or updates a template category',
  ),
  deleteTemplateCategory: deleteOf('TemplateCategories', id, 'Deletes a template category that is inactive'),
  templates: listOf('Templates', WorkflowTemplateRow, 'Every version of every template', eitherRight),
  saveTemplate: saveOf(
    'Templates',
    WorkflowTemplateRow,
    WorkflowTemplateSave,
    'Creates a template, changes a draft, or makes the draft of the next version of a published one',
  ),
  deleteTemplate: deleteOf(
    'Templates',
    id,
    'Deletes a draft, or a retired template that no item ever followed',
  ),
  template: endpoint({
    method: 'GET',
    path: '/workflow/WorkflowBuilder/Templates/{id}',
    summary: 'A template whole, with what is wrong with it',
    right: eitherRight,
    params: z.object({ id }),
    response: WorkflowTemplateDetail,
    problems: ['not-found'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/workflow/WorkflowBuilder/Templates/{id}/Publish',
    summary: 'Publishes a draft: new items begin on it, others go on under the version they began on',
    right: workflowRight,
    params: z.object({ id }),
    body: z.object({ version: z.int().positive().max(largestStored) }),
    response: WorkflowTemplateRow,
    problems: ['not-found', 'stale', 'rule-failed'],
  }),
  simulate: endpoint({
    method: 'GET',
    path: '/workflow/WorkflowBuilder/Templates/{id}/Simulate',
    summary: 'Whose way would change, and how, if the open items followed this template',
    right: workflowRight,
    params: z.object({ id }),
    response: Simulation,
    problems: ['not-found'],
  }),
  migrate: endpoint({
    method: 'POST',
    path: '/workflow/WorkflowBuilder/Templates/{id}/Migrate',
    summary:
      'Moves open items of other versions to this published one, each to the same step, or none of them',
    right: workflowRight,
    params: z.object({ id }),
    body: z.object({ quoteItemIds: z.array(id).max(5000).optional() }),
    response: z.object({ migrated: z.int() }),
    problems: ['not-found', 'rule-failed'],
  }),
  stepActionDialogs: listOf(
    'StepActionDialogs',
    StepActionDialogRow,
    'What is asked before an action of a template step happens',
  ),
  saveStepActionDialog: saveOf(
    'StepActionDialogs',
    StepActionDialogRow,
    StepActionDialogSave,
    'Creates or updates what is asked before an action',
  ),
  deleteStepActionDialog: deleteOf('StepActionDialogs', id, 'Lets an action happen without being asked'),
  templateSteps: listOf('TemplateSteps', TemplateStepRow, 'Steps of templates in order', eitherRight),
  saveTemplateStep: saveOf(
    'TemplateSteps',
    TemplateStepRow,
    TemplateStepSave,
    'Creates or updates a step of a template; of a published one in the draft of its next version',
  ),
  deleteTemplateStep: deleteOf(
    'TemplateSteps',
    id,
    'Takes a step out of a template, with its actions and rules',
  ),
  templateStepActions: listOf(
    'TemplateStepActions',
    TemplateStepActionRow,
    'Actions of template steps and where they lead',
  ),
  saveTemplateStepAction: saveOf(
    'TemplateStepActions',
    TemplateStepActionRow,
    TemplateStepActionSave,
    'Creates or updates an action of a template step',
  ),
  deleteTemplateStepAction: deleteOf('TemplateStepActions', id, 'Takes an action away from a template step'),
  notifications: listOf(
    'Notifications',
    WorkflowNotificationRow,
    'Whom a message goes to when an action moves an item',
  ),
  saveNotification: saveOf(
    'Notifications',
    WorkflowNotificationRow,
    WorkflowNotificationSave,
    'Creates or updates a notification',
  ),
  deleteNotification: deleteOf('Notifications', id, 'Deletes a notification that is inactive'),
  tabs: endpoint({
    method: 'GET',
    path: '/workflow/WorkflowValidation/Tabs',
    summary: 'Tabs whose fields can have rules',
    right: eitherRight,
    response: z.array(z.object({ id: z.int(), key: z.string(), label: z.string() })),
  }),
  fields: endpoint({
    method: 'GET',
    path: '/workflow/WorkflowValidation/Fields',
    summary: 'Fields that can have rules, by tab',
    right: eitherRight,
    query: listQuery(
      z.object({ q: searchText.optional(), tabId: storedNumber.optional(), state: listState.optional() }),
    ),
    response: z.array(WorkflowFieldRow),
    list: true,
  }),
  defs: endpoint({
    method: 'GET',
    path: '/workflow/WorkflowValidation/Defs',
    summary: 'What a rule can say of a field; a field without a rule is read-only and not required',
    right: eitherRight,
    response: z.array(
      z.object({ code: z.string(), name: z.string(), readOnly: z.boolean(), required: z.boolean() }),
    ),
  }),
  validations: endpoint({
    method: 'GET',
    path: '/workflow/WorkflowValidation/Validations',
    summary: 'Rules of fields at the steps of templates',
    right: eitherRight,
    query: listQuery(
      z.object({
        q: searchText.optional(),
        templateId: storedNumber.optional(),
        templateStepId: storedNumber.optional(),
        tabId: storedNumber.optional(),
      }),
    ),
    response: z.array(WorkflowValidationRow),
    list: true,
  }),
  saveField: endpoint({
    method: 'POST',
    path: '/workflow/WorkflowValidation/Fields',
    summary: 'Creates or updates a field that can have rules',
    right: eitherRight,
    body: WorkflowFieldSave,
    response: WorkflowFieldRow,
    problems: ['not-found', 'stale', 'already-exists', 'rule-failed'],
  }),
  saveValidation: endpoint({
    method: 'POST',
    path: '/workflow/WorkflowValidation/Validations',
    summary: 'Says whether a field is read-only or required at a step; of a published template in its draft',
    right: validationRight,
    body: WorkflowValidationSave,
    response: WorkflowValidationRow,
    problems: ['not-found', 'stale', 'rule-failed'],
  }),
} satisfies Service
