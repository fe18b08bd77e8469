import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/** A request as the log shows it: without the query, which may hold a token or what somebody searched for. */
const shown = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split('?')[0],
  remoteAddress: request.ip,
})

/** The logger's settings, changed so that nothing of a query string is ever logged. */
export function withoutQuery(logger: FastifyServerOptions['logger']): FastifyServerOptions['logger'] {
  if (logger === undefined || logger === false) return false
  return { ...(logger === true ? {} : logger), serializers: { req: shown } }
}
