import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Problem, problemBody } from '../problem/problem.ts'
import { isNavigation } from './isNavigation.ts'

const immutable = 'public, max-age=31536000, immutable'

/**
 * Serves the built web application: its files, and its start page for every navigation that is not a file or a call.
 * Without a built application only the calls are answered.
 */
export async function addWebApplication(
  app: FastifyInstance,
  directory: string | undefined,
  showSourceMaps: boolean,
): Promise<void> {
  if (directory !== undefined) {
    await app.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: false,
      preCompressed: true,
      ...(showSourceMaps ? {} : { globIgnore: ['**/*.map', '**/*.map.br', '**/*.map.gz'] }),
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(directory, 'assets'))
        reply.header('cache-control', isHashed ? immutable : 'no-cache')
      },
    })
  }
  app.addHook('onSend', async (request, reply) => {
    if (!/^\/offer\//i.test(request.url)) return
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
  })
  app.setNotFoundHandler((request, reply) => {
    if (directory !== undefined && isNavigation(request)) return reply.sendFile('index.html')
    const problem = new Problem('not-found', `There is no ${request.method} ${request.url.split('?')[0]}.`)
    return reply
      .status(404)
      .type('application/problem+json')
      .serializer(JSON.stringify)
      .send(problemBody(problem, request.id))
  })
}
