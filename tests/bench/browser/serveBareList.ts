import fastifyStatic from '@fastify/static'
import Fastify, { type RouteHandlerMethod } from 'fastify'

/** Serves the bare list and form as the product serves itself, and passes their calls on to the product. */
export async function serveBareList(folder: string, product: string) {
  const app = Fastify()
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
