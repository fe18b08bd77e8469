import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'

export interface IntegrationHealth {
  readonly name: string
  readonly adapter: string
  readonly ok: boolean
}

export interface HealthDeps {
  readonly db: Database
  readonly engine: string
  readonly version: string
  readonly integrations: () => Promise<readonly IntegrationHealth[]>
}

/** `/healthz`: the process answers. `/readyz`: it can do its work, with how it stands with what it depends on. */
export function addHealth(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const started = performance.now()
    try {
      await deps.db.execute(sql`select 1`)
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer')
      return reply
        .status(503)
        .send({ ready: false, version: deps.version, reason: 'The database does not answer.' })
    }
    return {
      ready: true,
      version: deps.version,
      database: { engine: deps.engine, latencyMs: Math.round((performance.now() - started) * 10) / 10 },
      integrations: await deps.integrations(),
    }
  })
}
