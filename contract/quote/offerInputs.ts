import { z } from 'zod'
import { requiredText } from '../masterFields.ts'
import { words } from './fields.ts'

const name = requiredText('Your name', 80)

/** What a customer enters to accept. */
export const AcceptInput = z.object({
  name,
  purchaseOrder: requiredText('Purchase order number', 60),
  words: words(2000),
})
export type AcceptInput = z.infer<typeof AcceptInput>

/** What a customer enters to ask. */
export const AskInput = z.object({ name, words: requiredText('Your question', 2000) })
export type AskInput = z.infer<typeof AskInput>

/** What a customer enters to decline. */
export const DeclineInput = z.object({
  name,
  reason: requiredText('Reason', 40),
  words: words(2000),
})
export type DeclineInput = z.infer<typeof DeclineInput>
