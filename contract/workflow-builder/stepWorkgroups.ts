import { z } from 'zod'
import type { Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { anyOrCode, savedFrom, version } from './fields.ts'
import { StepWorkgroupInput } from './inputs.ts'
import { deleteOf, listOf, saveOf } from './masterCalls.ts'

export { StepWorkgroupInput } from './inputs.ts'

export const StepWorkgroupRow = z
  .object({
    id: z.int(),
    stepCode: z.string(),
    stepName: z.string(),
    workgroupCode: z.string(),
    workgroupName: z.string(),
    plantCode: z.string().nullable(),
    businessUnit: z.string().nullable(),
    isActive: z.boolean(),
    version,
  })
  .meta({ id: 'StepWorkgroupRow' })
export type StepWorkgroupRow = z.infer<typeof StepWorkgroupRow>

const StepWorkgroupSave = StepWorkgroupInput.extend({
  id: id.optional(),
  version: savedFrom,
  plantCode: anyOrCode.default(null),
  businessUnit: anyOrCode.default(null),
  isActive: z.boolean().default(true),
})

/** Owners of steps. */
export const stepWorkgroupCalls = {
  stepWorkGroups: listOf('StepWorkGroups', StepWorkgroupRow, 'Which workgroup owns which step, and for what'),
  saveStepWorkGroup: saveOf(
    'StepWorkGroups',
    StepWorkgroupRow,
    StepWorkgroupSave,
    'Creates or updates an owner of a step; templates take it up when they are published next',
  ),
  deleteStepWorkGroup: deleteOf('StepWorkGroups', id, 'Deletes an owner of a step that is inactive'),
} satisfies Service
