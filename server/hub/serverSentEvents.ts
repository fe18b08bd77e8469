import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hubPath } from '#contract/hub'
import { notFound } from '../problem/problem.ts'
import type { Hub } from './hub.ts'
import type { HubConnection } from './hubConnection.ts'
import { hubLimits } from './limits.ts'
import type { Visitor } from './visitor.ts'

const Address = z.object({ id: z.string().min(1).max(100) })

/** The stream of one client as what carries its texts. */
function streamTo(reply: FastifyReply) {
  const { raw } = reply
  reply.hijack()
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  // Opens the stream at once, whatever stands between here and the browser.
  raw.write(':\r\n\r\n')
  return {
    send: (text: string) => {
      if (raw.writableLength > hubLimits.unsentBytes) raw.destroy()
      else raw.write(`data: ${text}\r\n\r\n`)
    },
    probe: () => undefined,
    end: () => raw.end(),
  }
}

/** The hub over server-sent events, for networks that let no WebSocket through: a stream down, requests up. */
export function addServerSentEvents(
  app: FastifyInstance,
  hub: Hub,
  visitor: (request: FastifyRequest) => Visitor,
): void {
  const streams = new Map<string, HubConnection>()

  /** The person's own stream; somebody else's is none. */
  const streamOf = (request: FastifyRequest): HubConnection => {
    const stream = streams.get(addressOf(request))
    if (stream === undefined || stream.person.login !== visitor(request).person.login) {
      throw notFound('The live connection')
    }
    return stream
  }

  app.get(hubPath, { schema: { hide: true } }, async (request, reply) => {
    const id = addressOf(request)
    const who = visitor(request)
    if (streams.has(id)) throw notFound('The live connection')
    hub.assertRoomFor(who)
    const connection = hub.connect(who, streamTo(reply))
    streams.set(id, connection)
    reply.raw.on('close', () => {
      streams.delete(id)
      connection.gone()
    })
  })

  app.post(hubPath, { schema: { hide: true }, bodyLimit: hubLimits.messageBytes }, async (request, reply) => {
    streamOf(request).receive(String(request.body ?? ''))
    return reply.status(202).send()
  })

  app.delete(hubPath, { schema: { hide: true } }, async (request, reply) => {
    streamOf(request).close(false)
    return reply.status(202).send()
  })
}

const addressOf = (request: { readonly query: unknown }): string => {
  const read = Address.safeParse(request.query)
  if (!read.success) throw notFound('The live connection')
  return read.data.id
}
