import { z } from 'zod'
import { TemplateProblem } from './templateProblem.ts'

const PathStep = z.object({ code: z.string(), name: z.string(), owner: z.string().nullable() })

/** Items that could not go on from where they stand, which they can now: their step asks for more. */
const HeldItems = z.object({
  items: z.int(),
  /** How many were looked at, of how many at steps that ask for something else. */
  looked: z.int(),
  candidates: z.int(),
  /** The first of them, at most 20, each with the sentence that would stand at its button. */
  first: z.array(
    z.object({ quoteItemId: z.int(), reference: z.string(), stepName: z.string(), reason: z.string() }),
  ),
})

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
    held: HeldItems,
    problems: z.array(TemplateProblem),
  })
  .meta({ id: 'WorkflowSimulation' })
export type Simulation = z.infer<typeof Simulation>
