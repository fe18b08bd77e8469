import { createHash } from 'node:crypto'
import { z } from 'zod'
import { RouteLogEntry, RouteOrigin, RoutePlan } from '#contract/routing'
import { list } from '#contract/trace'
import type { PlantPool } from '../../engines/plantPool.ts'
import { routeAtHomeFirst } from '../../engines/plantWork.ts'
import type { JobHandler } from '../../jobs/jobRunner.ts'
import type { Masters } from './masters.ts'
import type { RouteInput } from './routeItem.ts'

/** The kind of job that routes a quote item, and what such jobs are about. */
export const routeJobKind = 'autoRouting'
export const routeSubject = (quoteItemId: number): string => `quoteItem:${quoteItemId}`

/** The item that a routing job is about. */
export const routedItemOf = (subject: string): number => Number(subject.slice(subject.indexOf(':') + 1))

/** What is kept of a routing's input: all of it, and its name. */
export interface RouteJobInput extends RouteInput {
  readonly inputHash: string
}

export const RouteJobInputKept = z.object({
  quantity: z.number(),
  inputHash: z.string(),
  origin: RouteOrigin.nullable().default(null),
})

/** What is kept of its result. */
export const RouteJobResult = z.object({
  masterDataVersion: z.string(),
  route: RoutePlan.nullable(),
  alternatives: list(RoutePlan),
  warnings: list(z.string()),
  log: list(RouteLogEntry),
})
export type RouteJobResult = z.infer<typeof RouteJobResult>

/** The input with a name that the same input always gets. */
export const namedInput = ({ question, quantity, origin }: RouteInput): RouteJobInput => ({
  ...{ question, quantity, origin },
  inputHash: createHash('sha256').update(JSON.stringify({ question, quantity })).digest('hex').slice(0, 12),
})

/** Routes an item through the work centres of the master data. `route`: in which thread; left out: in this one. */
export const routeJob =
  (
    masters: Masters,
    route: PlantPool['route'] = async (...given) => routeAtHomeFirst(...given),
  ): JobHandler =>
  async input => {
    const data = await masters.all()
    const { question, quantity } = input as RouteJobInput
    const found = await route({ question, quantity }, data)
    const result: RouteJobResult = {
      masterDataVersion: data.masterDataVersion,
      route: found.ok ? { cost: found.cost, path: found.path } : null,
      alternatives: found.ok ? found.alternatives : [],
      warnings: found.ok ? found.warnings : [],
      log: found.log,
    }
    return found.ok ? { ok: true, result } : { ok: false, failure: found.reason, result }
  }
