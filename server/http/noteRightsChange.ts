import type { FastifyRequest } from 'fastify'
import { whoAsks } from './whoAsks.ts'

/** What of a call says whose rights it changed; names and codes, nothing that people wrote. */
const named = ['kind', 'key', 'id', 'login', 'code', 'isActive', 'dryRun'] as const

const partOf = (given: unknown): object => {
  const fields = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
  return Object.fromEntries(named.flatMap(name => (name in fields ? [[name, fields[name]]] : [])))
}

/** Logs as one line that somebody changed what people may do: who, by which call, of what. */
export function noteRightsChange(request: FastifyRequest, call: string): void {
  const login = whoAsks(request)?.login ?? null
  const of = { ...partOf(request.params), ...partOf(request.body) }
  request.log.warn({ event: 'rights-changed', login, call, of }, 'rights-changed')
}
