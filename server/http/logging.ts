import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { shownError } from './shownError.ts'

/** The address of an offer holds the token that opens it. */
const withoutToken = (path: string): string => path.replace(/^(\/offer\/).+/i, '$1…')

/** A request as the log shows it: without the query or a token, and so without what somebody searched for. */
const shown = (request: FastifyRequest) => ({
  method: request.method,
  path: withoutToken(request.url.split('?')[0] ?? ''),
  remoteAddress: request.ip,
})

/** The logger's settings, changed so that nothing of a query string, and no value of a statement, is ever logged. */
export function discreet(logger: FastifyServerOptions['logger']): FastifyServerOptions['logger'] {
  if (logger === undefined || logger === false) return false
  return {
    ...(logger === true ? {} : logger),
    serializers: { req: shown, err: (error: unknown) => ({ ...shownError(error) }) },
  }
}
