import { z } from 'zod'
import { appTypes } from '#domain/messageTemplates'
import { capitalCode, requiredText } from '../masterFields.ts'

/** What messages are about. */
export const appType = z.enum(appTypes)
const code = capitalCode('Code', 40)

/** What a person enters of a message template. */
export const MessageTemplateInput = z.object({
  code,
  name: requiredText('Name', 80),
  appType,
  state: z.string().trim().max(40),
  msgType: z.string().max(20),
  subject: requiredText('Subject', 200),
  body: requiredText('Text', 10_000),
  isActive: z.boolean(),
})
export type MessageTemplateInput = z.infer<typeof MessageTemplateInput>

export const MessageOptionInput = z.object({
  appType,
  code,
  name: requiredText('Name', 80),
  value: z.string().trim().max(2000),
  isActive: z.boolean(),
})
export type MessageOptionInput = z.infer<typeof MessageOptionInput>
