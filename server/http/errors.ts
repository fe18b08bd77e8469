import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isResponseSerializationError } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Outage, outageOf } from '../database/outage.ts'
import { type FieldError, Problem, problemBody } from '../problem/problem.ts'
import { fieldPath } from './fieldPath.ts'
import { noteRefusal } from './noteRefusal.ts'

function invalidRequest(error: FastifyError, issues: z.core.$ZodIssue[], body: unknown): Problem {
  const errors: FieldError[] = issues.map(({ path, message }) => ({
    path: fieldPath(path.map(String), body) || (error.validationContext ?? ''),
    message,
  }))
  const first = errors[0]
  const where = error.validationContext ?? 'request'
  return new Problem('invalid-request', first ? `${where}: ${first.path} ${first.message}` : error.message, {
    errors,
  })
}

/** What cannot even be read, by the code Fastify has for it. */
const unreadable: Readonly<Record<string, FieldError>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { path: 'body', message: 'must be JSON' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { path: 'body', message: 'must be JSON' },
  FST_ERR_BAD_URL: { path: 'path', message: 'must be a valid address' },
}

/** What people are told of an outage, and the seconds after which another try is worth it. */
const outages: Readonly<Record<Outage, readonly [sentence: string, retryAfter: number]>> = {
  away: ['The database does not answer right now. Try again in a moment.', 2],
  full: ['The database takes no writes right now. Nothing was saved; tell an administrator.', 30],
  busy: ['The server has more to do than it can right now. Try again in a moment.', 2],
  slow: ['This took longer than a call may take. Ask for less, or try again in a moment.', 5],
}

function asProblem(error: FastifyError, { body }: Pick<FastifyRequest, 'body'>): Problem {
  if (error instanceof Problem) return error
  // What a handler itself could not parse is no fault of the request.
  if (error instanceof z.ZodError && error.validationContext !== undefined)
    return invalidRequest(error, error.issues, body)
  if (error.statusCode === 413)
    return new Problem('too-large', 'The request is larger than is accepted here.')
  if (error.statusCode === 415) return new Problem('wrong-media-type', 'Send the body as JSON.')
  if (error.statusCode === 429)
    return new Problem('too-many-requests', 'Too many requests. Wait a moment and try again.')
  const field = unreadable[error.code]
  if (field !== undefined) return new Problem('invalid-request', error.message, { errors: [field] })
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new Problem('invalid-request', error.message)
  const outage = outageOf(error)
  if (outage !== null) {
    const [sentence, retryAfter] = outages[outage]
    return new Problem('unavailable', sentence, { retryAfter })
  }
  return new Problem(
    'internal-error',
    'The server could not do this. It has been logged; try again in a moment.',
  )
}

/** Seconds after which what does not say so is worth another try. */
const soon = 2

/** What the headers say of a problem beside its body. */
function addHeaders(problem: Problem, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id).header('cache-control', 'no-store')
  const { code, retryAfter } = problem
  if (code === 'unavailable' || code === 'too-many-requests') {
    reply.header('retry-after', String(retryAfter ?? soon))
  }
  if (code === 'not-signed-in') {
    const hasToken = request.headers.authorization !== undefined
    reply.header('www-authenticate', hasToken ? 'Bearer error="invalid_token"' : 'Bearer')
  }
}

/** Answers with a problem, and logs what was the server's fault, and what was refused. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const problem = asProblem(error, request)
  const body = problemBody(problem, request.id)
  if (body.status >= 500 || isResponseSerializationError(error))
    request.log.error({ err: error }, 'request failed')
  noteRefusal(request, problem)
  addHeaders(problem, request, reply)
  reply.status(body.status).type('application/problem+json').serializer(JSON.stringify).send(body)
}

/** One shape for every failure of the application. */
export function addProblems(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
}
