import { z } from 'zod'

/** Where a quote item stands in its workflow. */
export const Standing = z.object({
  workflowId: z.number(),
  /** What a row of the item is recognised by when someone acts on it. */
  hashKey: z.string(),
  step: z.string(),
  stepName: z.string(),
  activeSequence: z.number(),
  assignmentGroup: z.string(),
  assignmentGroupName: z.string(),
  assignee: z.string(),
  assigneeName: z.string(),
  isOnHold: z.boolean(),
})
export type Standing = z.infer<typeof Standing>
