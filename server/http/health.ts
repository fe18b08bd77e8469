import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { createReadiness, type LookEvery, type OutsideSystem } from './readiness.ts'

export interface HealthDeps {
  readonly db: Database
  readonly engine: string
  readonly version: string
  readonly systems: readonly OutsideSystem[]
  readonly every?: Partial<LookEvery> | undefined
}

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work, with how it stands with what it depends on, from memory.
 * Without an outside system it is degraded, and ready all the same.
 */
export function addHealth(app: FastifyInstance, { db, engine, version, systems, every }: HealthDeps): void {
  const readiness = createReadiness({
    ...{ db, systems, every },
    onProblem: error => app.log.error({ err: error }, 'database is not ready'),
  })
  app.addHook('onReady', async () => readiness.start())
  app.addHook('onClose', async () => readiness.stop())
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const { latencyMs, problem } = await readiness.database()
    if (problem !== null) return reply.status(503).send({ ready: false, version, reason: problem })
    const integrations = readiness.integrations()
    return {
      ready: true,
      degraded: integrations.some(({ ok }) => !ok),
      version,
      database: { engine, latencyMs },
      integrations,
    }
  })
}
