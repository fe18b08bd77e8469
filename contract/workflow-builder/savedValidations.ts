import { z } from 'zod'
import { version } from './fields.ts'

export const WorkflowValidationRow = z
  .object({
    /** `templateStepId-tabId-fieldName`. */
    id: z.string(),
    templateId: z.int(),
    templateStepId: z.int(),
    stepCode: z.string(),
    tabId: z.int(),
    fieldName: z.string(),
    readOnly: z.boolean(),
    required: z.boolean(),
    version,
  })
  .meta({ id: 'WorkflowValidationRow' })
export type WorkflowValidationRow = z.infer<typeof WorkflowValidationRow>

/** Where rules were saved, of a published template in its draft; a stale save answers the same of what is stored. */
export const SavedValidations = z.object({
  templateId: z.int(),
  templateStepId: z.int(),
  rules: z.array(WorkflowValidationRow),
})
