import { z } from 'zod'
import { inkProcessCodes } from '#domain/inks'
import { text } from '#domain/messages'
import { largestStored } from '../listQuery.ts'
import { masterCode, masterParts, requiredText } from '../masterFields.ts'

export const InkGroupInput = z.object({
  code: masterCode('Code'),
  name: requiredText('Name', 80),
  isActive: masterParts.isActive,
})
export type InkGroupInput = z.infer<typeof InkGroupInput>

export const InkInput = z.object({
  code: masterCode('Code'),
  name: requiredText('Name', 80),
  /** `#RRGGBB` */
  colour: z
    .string()
    .trim()
    .min(1, { error: text('formRequired', { field: 'Colour' }), abort: true })
    .regex(/^#[0-9A-F]{6}$/i, text('formRegex'))
    .transform(colour => colour.toUpperCase()),
  process: z.enum(inkProcessCodes, text('formRequired', { field: 'Process' })),
  groupId: z
    .int()
    .min(1, text('formRequired', { field: 'Group' }))
    .max(largestStored),
  vendor: z.string().trim().max(80),
  isActive: masterParts.isActive,
})
export type InkInput = z.infer<typeof InkInput>
