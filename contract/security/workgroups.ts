import { z } from 'zod'
import { departmentCodes } from '#domain/access'
import { text } from '#domain/messages'
import { masterCode, masterParts, requiredText } from '../masterFields.ts'

export const Workgroup = z
  .object({ code: z.string(), description: z.string(), department: z.string() })
  .meta({ id: 'Workgroup' })
export type Workgroup = z.infer<typeof Workgroup>

export const WorkgroupInput = z.object({
  code: masterCode('Code'),
  description: requiredText('Name', 80),
  department: z.enum(departmentCodes, text('formRequired', { field: 'Department' })),
  isActive: masterParts.isActive,
})
export type WorkgroupInput = z.infer<typeof WorkgroupInput>

export const WorkgroupMaster = Workgroup.extend({
  id: z.string().meta({ description: 'the code' }),
  ...masterParts,
  /** Active people in it. */
  members: z.number(),
  /** Names of the workflow steps it owns, with the plant or business unit when only there. */
  steps: z.array(z.string()),
}).meta({ id: 'WorkgroupMaster' })
export type WorkgroupMaster = z.infer<typeof WorkgroupMaster>
