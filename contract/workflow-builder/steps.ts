import { z } from 'zod'
import type { Service } from '../endpoint.ts'
import { code, savedFrom, version } from './fields.ts'
import { WorkflowStepInput } from './inputs.ts'
import { codeId, deleteOf, listOf, saveOf } from './masterCalls.ts'
import { eitherRight } from './rights.ts'

export { WorkflowStepInput } from './inputs.ts'

export const WorkflowStepRow = z
  .object({ id: z.string(), code: z.string(), name: z.string(), isActive: z.boolean(), version })
  .meta({ id: 'WorkflowStepRow' })
export type WorkflowStepRow = z.infer<typeof WorkflowStepRow>

const WorkflowStepSave = WorkflowStepInput.extend({
  id: code.optional(),
  version: savedFrom,
  isActive: z.boolean().default(true),
})

/** Steps that templates are made of. */
export const stepCalls = {
  steps: listOf('Steps', WorkflowStepRow, 'Steps that templates are made of', eitherRight),
  saveStep: saveOf('Steps', WorkflowStepRow, WorkflowStepSave, 'Creates or updates a step'),
  deleteStep: deleteOf('Steps', codeId, 'Deletes a step that is inactive and nowhere used'),
} satisfies Service

/** Actions that steps can have; they look like steps. */
export const actionCalls = {
  actions: listOf('Actions', WorkflowStepRow, 'Actions that steps can have'),
  saveAction: saveOf('Actions', WorkflowStepRow, WorkflowStepSave, 'Creates or updates an action'),
  deleteAction: deleteOf('Actions', codeId, 'Deletes an action that is inactive and nowhere used'),
} satisfies Service
