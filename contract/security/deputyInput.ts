import { z } from 'zod'
import { requiredDay, requiredText } from '../masterFields.ts'

/** What is entered to name a deputy. Days are `YYYY-MM-DD`, both included. */
export const DeputyInput = z.object({
  login: requiredText('Person', 60),
  deputy: requiredText('Deputy', 60),
  fromDay: requiredDay('First day'),
  toDay: requiredDay('Last day'),
})
export type DeputyInput = z.infer<typeof DeputyInput>
