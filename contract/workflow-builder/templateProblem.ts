import { z } from 'zod'

/** What is wrong with a template, and where. */
export const TemplateProblem = z
  .object({
    where: z.string(),
    message: z.string(),
    step: z.string().nullable(),
    action: z.string().nullable(),
  })
  .meta({ id: 'WorkflowTemplateProblem' })
export type TemplateProblem = z.infer<typeof TemplateProblem>
