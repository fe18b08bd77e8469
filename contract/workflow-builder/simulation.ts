import { z } from 'zod'
import { TemplateProblem } from './templateProblem.ts'

const PathStep = z.object({ code: z.string(), name: z.string(), owner: z.string().nullable() })

export const Simulation = z
  .object({
    /** Open items that follow another version of the template. */
    items: z.int(),
    changedItems: z.int(),
    stuckItems: z.int(),
    /** Items whose way would change, some of every kind, the stuck ones first; at most 200. */
    changed: z.array(
      z.object({
        quoteItemId: z.int(),
        reference: z.string(),
        templateVersion: z.int(),
        stepCode: z.string(),
        stepName: z.string(),
        changes: z.array(z.string()),
        isStuck: z.boolean(),
        before: z.array(PathStep),
        after: z.array(PathStep),
      }),
    ),
    problems: z.array(TemplateProblem),
  })
  .meta({ id: 'WorkflowSimulation' })
export type Simulation = z.infer<typeof Simulation>
