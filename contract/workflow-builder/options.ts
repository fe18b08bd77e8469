import { z } from 'zod'
import type { Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { code, codeOf, nameOf, savedFrom, version } from './fields.ts'
import { deleteOf, listOf, saveOf } from './masterCalls.ts'

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
  actionCode: codeOf('Action'),
  code,
  name: nameOf('Reason'),
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

/** Reasons of actions. */
export const optionCalls = {
  options: listOf('Options', WorkflowOptionRow, 'Reasons to choose from when an action asks for one'),
  saveOption: saveOf('Options', WorkflowOptionRow, WorkflowOptionSave, 'Creates or updates a reason'),
  deleteOption: deleteOf('Options', id, 'Deletes a reason that is inactive'),
} satisfies Service
