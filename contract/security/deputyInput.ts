import { z } from 'zod'
import { requiredText } from '../masterFields.ts'

const day = z.iso.date('Invalid date')

/** What is entered to name a deputy. Days are `YYYY-MM-DD`, both included. */
export const DeputyInput = z.object({
  login: requiredText('Person', 60),
  deputy: requiredText('Deputy', 60),
  fromDay: day,
  toDay: day,
})
export type DeputyInput = z.infer<typeof DeputyInput>
