import { z } from 'zod'
import type { Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { savedFrom, version } from './fields.ts'
import { WorkflowOptionInput } from './inputs.ts'
import { deleteOf, listOf, saveOf } from './masterCalls.ts'

export { WorkflowOptionInput } from './inputs.ts'

export const WorkflowOptionRow = z
  .object({
    id: z.int(),
    actionCode: z.string(),
    actionName: z.string(),
    code: z.string(),
    name: z.string(),
    sequence: z.int(),
    isActive: z.boolean(),
    version,
  })
  .meta({ id: 'WorkflowOptionRow' })
export type WorkflowOptionRow = z.infer<typeof WorkflowOptionRow>

const WorkflowOptionSave = WorkflowOptionInput.extend({
  id: id.optional(),
  version: savedFrom,
  sequence: z.int().min(0).max(999).default(0),
  isActive: z.boolean().default(true),
})

/** Reasons of actions. */
export const optionCalls = {
  options: listOf('Options', WorkflowOptionRow, 'Reasons to choose from when an action asks for one'),
  saveOption: saveOf('Options', WorkflowOptionRow, WorkflowOptionSave, 'Creates or updates a reason'),
  deleteOption: deleteOf('Options', id, 'Deletes a reason that is inactive'),
} satisfies Service
