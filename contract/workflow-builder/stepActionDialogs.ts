import { z } from 'zod'
import type { Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { savedFrom, version } from './fields.ts'
import { StepActionDialogInput } from './inputs.ts'
import { deleteOf, listOf, saveOf } from './masterCalls.ts'
import { partOf } from './partOf.ts'

export { StepActionDialogInput } from './inputs.ts'

export const StepActionDialogRow = z
  .object({
    /** Id of the template step action that it belongs to. */
    id: z.int(),
    ...partOf,
    stepCode: z.string(),
    stepName: z.string(),
    actionCode: z.string(),
    actionName: z.string(),
    title: z.string(),
    text: z.string(),
    asksReason: z.boolean(),
    commentRequired: z.boolean(),
    version,
  })
  .meta({ id: 'StepActionDialogRow' })
export type StepActionDialogRow = z.infer<typeof StepActionDialogRow>

const StepActionDialogSave = z.object({
  id,
  version: savedFrom,
  title: StepActionDialogInput.shape.title,
  text: StepActionDialogInput.shape.text.default(''),
  asksReason: StepActionDialogInput.shape.asksReason.default(false),
  commentRequired: StepActionDialogInput.shape.commentRequired.default(false),
})

/** What is asked before an action. */
export const stepActionDialogCalls = {
  stepActionDialogs: listOf(
    'StepActionDialogs',
    StepActionDialogRow,
    'What is asked before an action of a template step happens',
  ),
  saveStepActionDialog: saveOf(
    'StepActionDialogs',
    StepActionDialogRow,
    StepActionDialogSave,
    'Creates or updates what is asked before an action',
  ),
  deleteStepActionDialog: deleteOf('StepActionDialogs', id, 'Lets an action happen without being asked'),
} satisfies Service
