import type { FastifyRequest } from 'fastify'
import type { ProblemCode } from '#contract/problem'
import type { Problem } from '../problem/problem.ts'
import { whoAsks } from './whoAsks.ts'

/** What is worth a line: somebody asked for what is not theirs, or for too much. */
const events: Readonly<Partial<Record<ProblemCode, string>>> = {
  'not-allowed': 'right-refused',
  'too-many-requests': 'too-many-requests',
}

/** Logs a refusal of rights or of too many requests as one line: who, what for, and the number of the request. */
export function noteRefusal(request: FastifyRequest, { code }: Pick<Problem, 'code'>): void {
  const event = events[code]
  if (event === undefined) return
  const { method, url, ip } = request
  const login = whoAsks(request)?.login ?? null
  request.log.warn({ event, login, method, path: url.split('?')[0], remoteAddress: ip }, event)
}
