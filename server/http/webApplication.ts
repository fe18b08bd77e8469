import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Problem, problemBody } from '../problem/problem.ts'
import { isNavigation } from './isNavigation.ts'

/** A service worker that forgets what the one before kept, and goes. */
const leavingWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
})()))
`

const immutable = 'public, max-age=31536000, immutable'

/**
 * Serves the built web application: its files, and its start page for every navigation that is not a file or a call.
 * Without a built application only the calls are answered.
 */
export async function addWebApplication(
  app: FastifyInstance,
  directory: string | undefined,
  { showSourceMaps, keepsFiles }: { readonly showSourceMaps: boolean; readonly keepsFiles: boolean },
): Promise<void> {
  if (directory !== undefined) {
    await app.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['sw.js*', ...(showSourceMaps ? [] : ['**/*.map', '**/*.map.br', '**/*.map.gz'])],
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(directory, 'assets'))
        reply.header('cache-control', isHashed ? immutable : 'no-cache')
      },
    })
  }
  // The browser asks for it at each navigation, and takes its place from one that was kept.
  app.get('/sw.js', { schema: { hide: true } }, (_, reply) => {
    if (directory !== undefined && keepsFiles) return reply.sendFile('sw.js')
    return reply.header('cache-control', 'no-cache').type('text/javascript').send(leavingWorker)
  })
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
