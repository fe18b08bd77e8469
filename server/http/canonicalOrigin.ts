import type { FastifyInstance } from 'fastify'
import { isNavigation } from './isNavigation.ts'

/**
 * Sends navigations on any other name of this server (`localhost`, say) to the one its development identity provider
 * speaks for: tokens and cookies belong to one origin. The provider's own addresses under `/oidc/` stay as they are.
 */
export function addCanonicalOrigin(app: FastifyInstance, origin: string): void {
  const { host } = new URL(origin)
  app.addHook('onRequest', async (request, reply) => {
    if (request.host === host || request.url.startsWith('/oidc/') || !isNavigation(request)) return
    return reply.header('cache-control', 'no-store').redirect(`${origin}${request.url}`, 302)
  })
}
