import type {} from '@fastify/swagger'
import type { FastifyPluginCallback } from 'fastify'
import type { DevelopmentProvider } from './developmentProvider.ts'

/**
 * Mounts the development provider in Fastify under its issuer's path: `app.register(providerRoutes('/oidc', callback))`.
 * The provider reads bodies itself, so nothing is parsed here, and it writes the whole answer.
 */
export function providerRoutes(
  path: string,
  callback: DevelopmentProvider['callback'],
): FastifyPluginCallback {
  return (scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, parsed) => parsed(null))
    scope.all(`${path}/*`, { schema: { hide: true } }, (request, reply) => {
      reply.hijack()
      callback(request.raw, reply.raw)
    })
    done()
  }
}
