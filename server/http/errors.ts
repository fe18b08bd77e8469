import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import { type FieldError, Problem, problemBody } from '../problem/problem.ts'
import { fieldPath } from './fieldPath.ts'

const namesOf = (pointer: string): string[] => pointer.split('/').filter(name => name !== '')

function invalidRequest(error: FastifyError, body: unknown): Problem {
  const errors: FieldError[] = (error.validation ?? []).map(issue => ({
    path: fieldPath(namesOf(issue.instancePath), body) || (error.validationContext ?? ''),
    message: issue.message ?? 'not valid',
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

function asProblem(error: FastifyError, { body }: Pick<FastifyRequest, 'body'>): Problem {
  if (error instanceof Problem) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error, body)
  if (error.statusCode === 413)
    return new Problem('too-large', 'The request is larger than is accepted here.')
  if (error.statusCode === 415) return new Problem('wrong-media-type', 'Send the body as JSON.')
  if (error.statusCode === 429)
    return new Problem('too-many-requests', 'Too many requests. Wait a moment and try again.')
  const field = unreadable[error.code]
  if (field !== undefined) return new Problem('invalid-request', error.message, { errors: [field] })
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new Problem('invalid-request', error.message)
  return new Problem(
    'internal-error',
    'The server could not do this. It has been logged; try again in a moment.',
  )
}

/** Answers with a problem, and logs what was the server's fault. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const problem = asProblem(error, request)
  const body = problemBody(problem, request.id)
  if (body.status >= 500 || isResponseSerializationError(error))
    request.log.error({ err: error }, 'request failed')
  reply.header('x-request-id', request.id)
  reply.status(body.status).type('application/problem+json').serializer(JSON.stringify).send(body)
}

/** One shape for every failure of the application. */
export function addProblems(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
}
