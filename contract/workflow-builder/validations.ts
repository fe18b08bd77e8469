import { z } from 'zod'
import { endpoint, type Service } from '../endpoint.ts'
import { id, largestStored, listQuery, searchText, storedNumber } from '../listQuery.ts'
import { requiredText } from '../masterFields.ts'
import { listState, savedFrom, version } from './fields.ts'
import { WorkflowFieldInput } from './inputs.ts'
import { eitherRight, validationRight } from './rights.ts'
import { SavedValidations, WorkflowValidationRow } from './savedValidations.ts'

export { WorkflowFieldInput } from './inputs.ts'
export { SavedValidations, WorkflowValidationRow } from './savedValidations.ts'

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

const WorkflowFieldSave = WorkflowFieldInput.extend({
  id: id.optional(),
  version: savedFrom,
  isActive: z.boolean().default(true),
})

const WorkflowRuleSave = z.object({
  /** The version that was loaded; left out: the field had no rule yet. */
  version: savedFrom,
  tabId: z.int().positive().max(largestStored),
  fieldName: requiredText('Field', 60),
  readOnly: z.boolean(),
  required: z.boolean(),
})

const WorkflowValidationSave = WorkflowRuleSave.extend({ templateStepId: id })

const WorkflowValidationsSave = z.object({
  templateStepId: id,
  rules: z.array(WorkflowRuleSave).min(1).max(500),
})

/** Fields and what steps say of them. */
export const validationCalls = {
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
      z.object({ q: searchText.optional(), tabId: id.optional(), state: listState.optional() }),
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
  saveValidations: endpoint({
    method: 'POST',
    path: '/workflow/WorkflowValidation/Validations/Bulk',
    summary: 'Says of many fields whether they are read-only or required at a step: all of them, or none',
    right: validationRight,
    body: WorkflowValidationsSave,
    response: SavedValidations,
    problems: ['not-found', 'stale', 'rule-failed'],
  }),
} satisfies Service
