import { z } from 'zod'
import { endpoint, type Service } from '../endpoint.ts'
import { id, largestStored } from '../listQuery.ts'
import { MasterLogEntry } from '../masters.ts'
import { name, savedFrom, version } from './fields.ts'
import { WorkflowTemplateInput } from './inputs.ts'
import { deleteOf, listOf, saveOf } from './masterCalls.ts'
import { templateStatus } from './partOf.ts'
import { eitherRight, workflowRight } from './rights.ts'
import { Simulation } from './simulation.ts'
import { StepActionDialogRow } from './stepActionDialogs.ts'
import { TemplateProblem } from './templateProblem.ts'
import { TemplateStepActionRow } from './templateStepActions.ts'
import { TemplateStepRow } from './templateSteps.ts'

export { WorkflowTemplateInput } from './inputs.ts'

export const WorkflowTemplateRow = z
  .object({
    id: z.int(),
    name: z.string(),
    /** Which version of the template of this name it is. */
    templateVersion: z.int(),
    status: templateStatus,
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
  description: WorkflowTemplateInput.shape.description.default(''),
  /** Of a new template: the one to begin with a copy of. Of a draft: the one to begin anew with a copy of. */
  copyOf: id.optional(),
  /** `retired` takes a published template out of use; its items go on. */
  status: templateStatus.optional(),
})

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

/** One change of a template: which version, and where in it. */
export const TemplateLogEntry = MasterLogEntry.extend({
  templateId: z.int(),
  templateVersion: z.int(),
  /** Code of the step; null: the template as a whole. */
  step: z.string().nullable(),
  /** Code of the step's action; null: the step itself. */
  action: z.string().nullable(),
}).meta({ id: 'TemplateLogEntry' })
export type TemplateLogEntry = z.infer<typeof TemplateLogEntry>

/** Templates with their versions. */
export const templateCalls = {
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
  templateLog: endpoint({
    method: 'GET',
    path: '/workflow/WorkflowBuilder/Templates/{id}/Log',
    summary: 'The change log of all versions of a template, newest first',
    right: eitherRight,
    params: z.object({ id }),
    response: z.array(TemplateLogEntry),
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
      'Moves open items of other versions to this published one, each to the same step, a portion a call',
    right: workflowRight,
    params: z.object({ id }),
    body: z.object({
      /** Left out: every open item of another version. */
      quoteItemIds: z.array(id).max(5000).optional(),
      /** Items at a step that is gone stay on their version, instead of refusing all. */
      leaveStuck: z.boolean().optional(),
      /** The `after` of the call before; left out: from the first item on. */
      after: z.int().min(0).max(largestStored).optional(),
      /** How many items are looked at; few, so that whoever works on one of them does not wait long. */
      most: z.int().min(1).max(1000).default(1000),
    }),
    response: z.object({
      migrated: z.int(),
      left: z.int(),
      /** Where to go on when more remain; null: that were all. */
      after: z.int().nullable(),
    }),
    problems: ['not-found', 'rule-failed'],
  }),
} satisfies Service
