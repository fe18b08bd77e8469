import { z } from 'zod'
import { text } from '#domain/messages'
import { largestStored } from '../listQuery.ts'
import { code, codeOf, codeOrEmpty, name, nameOf } from './fields.ts'

const recipient = z.enum(['initiator', 'assignee', 'workgroup', 'approvers', 'customer', 'address'])

export const WorkflowNotificationInput = z
  .object({
    description: nameOf('Description'),
    actionCode: codeOrEmpty,
    stepCode: codeOrEmpty,
    recipient,
    address: z.union([z.literal(''), z.email('Email not valid')]),
    isActive: z.boolean(),
  })
  .refine(({ recipient: to, address }) => to !== 'address' || address !== '', {
    path: ['address'],
    message: text('formRequired', { field: 'Address' }),
  })
export type WorkflowNotificationInput = z.infer<typeof WorkflowNotificationInput>

export const WorkflowOptionInput = z.object({
  actionCode: codeOf('Action'),
  code,
  name: nameOf('Reason'),
  sequence: z.int().min(0).max(999),
  isActive: z.boolean(),
})
export type WorkflowOptionInput = z.infer<typeof WorkflowOptionInput>

/** What a person enters of what is asked before an action. */
export const StepActionDialogInput = z.object({
  title: nameOf('Title'),
  text: z.string().trim().max(400),
  asksReason: z.boolean(),
  commentRequired: z.boolean(),
})

export const StepWorkgroupInput = z.object({
  stepCode: codeOf('Step'),
  workgroupCode: codeOf('Workgroup'),
  plantCode: codeOrEmpty,
  businessUnit: codeOrEmpty,
  isActive: z.boolean(),
})
export type StepWorkgroupInput = z.infer<typeof StepWorkgroupInput>

/** What a person enters of a step, and of an action. */
export const WorkflowStepInput = z.object({ code, name, isActive: z.boolean() })
export type WorkflowStepInput = z.infer<typeof WorkflowStepInput>

export const TemplateCategoryInput = z.object({
  description: nameOf('Description'),
  templateName: nameOf('Template'),
  itemCategory: codeOrEmpty,
  businessUnit: codeOrEmpty,
  isActive: z.boolean(),
})
export type TemplateCategoryInput = z.infer<typeof TemplateCategoryInput>

/** What a person enters of a template. */
export const WorkflowTemplateInput = z.object({ name, description: z.string().trim().max(400) })

export const WorkflowFieldInput = z.object({
  tabId: z.int().positive().max(largestStored),
  fieldName: z
    .string()
    .trim()
    .regex(/^[a-z][A-Za-z0-9]{0,59}$/, 'must be the name of a field, as expectedOrderQuantity'),
  label: nameOf('Label'),
  isActive: z.boolean(),
})
export type WorkflowFieldInput = z.infer<typeof WorkflowFieldInput>
