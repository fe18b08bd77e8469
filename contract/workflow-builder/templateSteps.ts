import { z } from 'zod'
import { type StepAsk, stepAsks } from '#domain/workflow'
import type { Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { code, savedFrom, version } from './fields.ts'
import { deleteOf, listOf, saveOf } from './masterCalls.ts'
import { partOf } from './partOf.ts'
import { eitherRight } from './rights.ts'

const bypass = z.enum(['allowByPassDesign', 'allowByPassPricing', 'allowByPassCustomerService']).nullable()

/** What a forward action of the step asks for: that tabs are valid, or that there is a purchase order. */
const asks = z.array(z.enum(stepAsks as readonly [StepAsk, ...StepAsk[]]))

const kind = z.enum(['initial', 'work', 'final'])

export const TemplateStepRow = z
  .object({
    id: z.int(),
    ...partOf,
    stepCode: z.string(),
    stepName: z.string(),
    sequence: z.int(),
    kind,
    bypass,
    asks,
    actionCount: z.int(),
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
  /** In any order. Left out: what the step asks for now; of a new one, nothing. */
  asks: asks.max(stepAsks.length).optional(),
})

/** Steps of templates. */
export const templateStepCalls = {
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
} satisfies Service
