import { z } from 'zod'
import { actionDirections } from '#domain/workflow'
import type { Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { code, savedFrom, version } from './fields.ts'
import { deleteOf, listOf, saveOf } from './masterCalls.ts'
import { partOf } from './partOf.ts'

export const TemplateStepActionRow = z
  .object({
    id: z.int(),
    ...partOf,
    templateStepId: z.int(),
    stepCode: z.string(),
    stepName: z.string(),
    actionCode: z.string(),
    actionName: z.string(),
    targetStepCode: z.string(),
    targetStepName: z.string(),
    direction: z.enum(actionDirections),
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
  direction: z.enum(actionDirections),
  sequence: z.int().min(0).max(999).default(0),
})

/** Actions of template steps. */
export const templateStepActionCalls = {
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
} satisfies Service
