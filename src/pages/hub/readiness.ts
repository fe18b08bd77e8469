import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { anyone } from '#domain/access'

/** How the product stands with what it depends on: the server's own word about itself, outside the services. */
export const readiness = endpoint({
  method: 'GET',
  path: '/readyz',
  summary: 'Whether the product can do its work',
  right: anyone,
  response: z.object({
    ready: z.boolean(),
    /** An outside system is away: what asks it says so, all else works. */
    degraded: z.boolean().default(false),
    version: z.string(),
    database: z.object({ engine: z.string(), latencyMs: z.number() }),
    integrations: z.array(z.object({ name: z.string(), adapter: z.string(), ok: z.boolean() })),
  }),
})
