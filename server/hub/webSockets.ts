import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import { hubPath } from '#contract/hub'
import { problemCodes } from '#contract/problem'
import type { Authenticate } from '../http/mount.ts'
import { Problem } from '../problem/problem.ts'
import type { Hub } from './hub.ts'
import { hubLimits } from './limits.ts'
import { type Visitor, visitorOf } from './visitor.ts'

const reasons: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  404: 'Not Found',
  503: 'Service Unavailable',
}

function refuse(socket: Duplex, status: number): void {
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status] ?? 'Refused'}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
  )
}

const isHub = (url: string): boolean => url.split('?')[0]?.toLowerCase().replace(/\/$/, '') === hubPath

/** The hub over WebSockets, on the application's own server. */
export function addWebSockets(app: FastifyInstance, hub: Hub, authenticate: Authenticate): void {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: hubLimits.messageBytes,
    perMessageDeflate: false,
  })

  const open = (request: IncomingMessage, socket: Duplex, head: Buffer, visitor: Visitor): void => {
    server.handleUpgrade(request, socket, head, ws => {
      const connection = hub.connect(visitor, {
        send: text => {
          if (ws.bufferedAmount > hubLimits.unsentBytes) ws.terminate()
          else ws.send(text)
        },
        probe: () => ws.ping(),
        end: () => {
          ws.close()
          // Who does not answer the goodbye is not waited for.
          setTimeout(() => ws.terminate(), 1_000).unref()
        },
      })
      ws.on('message', data => connection.receive(String(data)))
      ws.on('pong', connection.heard)
      ws.on('error', () => ws.terminate())
      ws.on('close', connection.gone)
    })
  }

  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const url = request.url ?? ''
    if (!isHub(url)) {
      refuse(socket, 404)
      return
    }
    Promise.all([visitorOf(authenticate, { headers: request.headers, url, log: app.log }), hub.prepare()])
      .then(([visitor]) => {
        if (visitor === null) {
          refuse(socket, 401)
          return
        }
        hub.assertRoomFor(visitor)
        open(request, socket, head, visitor)
      })
      .catch((error: unknown) => {
        if (!(error instanceof Problem)) app.log.error({ err: error }, 'a live connection failed')
        refuse(socket, error instanceof Problem ? problemCodes[error.code].status : 500)
      })
  })

  app.addHook('onClose', async () => {
    for (const ws of server.clients) ws.terminate()
    server.close()
  })
}
