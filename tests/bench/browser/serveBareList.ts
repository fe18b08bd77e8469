import fastifyStatic from '@fastify/static'
import Fastify, { type RouteHandlerMethod } from 'fastify'
import { ClientConfig } from '#contract/clientConfig'
import { addSecurityHeaders } from '../../../server/http/security.ts'

/**
 * Serves the bare list and form as the product serves itself, and passes their calls on to the product. What guards the
 * product's pages guards these too: it has a browser begin each visit in a process of its own, which takes a while.
 */
export async function serveBareList(folder: string, product: string) {
  const app = Fastify()
  const config = ClientConfig.parse(await (await fetch(`${product}/config.json`)).json())
  addSecurityHeaders(app, config, false)
  await app.register(fastifyStatic, { root: folder, preCompressed: true })
  const passOn: RouteHandlerMethod = async (request, reply) => {
    const response = await fetch(product + request.url, {
      headers: { authorization: request.headers.authorization ?? '' },
    })
    for (const name of ['content-type', 'content-range']) {
      const value = response.headers.get(name)
      if (value !== null) reply.header(name, value)
    }
    return reply.status(response.status).send(Buffer.from(await response.arrayBuffer()))
  }
  app.get('/quote-worklist/*', passOn)
  app.get('/quote/*', passOn)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { origin, stop: () => app.close() }
}
