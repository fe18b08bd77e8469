import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hubPath } from '#contract/hub'
import type { Connection } from '../database/database.ts'
import { hear } from '../http/hear.ts'
import type { Authenticate } from '../http/mount.ts'
import { Problem } from '../problem/problem.ts'
import { announcementsIn, hubChannel } from './announce.ts'
import { type AssertMayJoin, createHub, type FindPerson } from './hub.ts'
import { addServerSentEvents } from './serverSentEvents.ts'
import { type Visitor, visitorOf } from './visitor.ts'
import { addWebSockets } from './webSockets.ts'

const transports = ['WebSockets', 'ServerSentEvents'].map(transport => ({
  transport,
  transferFormats: ['Text'],
}))

interface HubDeps {
  readonly assertMayJoin: AssertMayJoin
  readonly find: FindPerson
  readonly connection: Connection
  readonly authenticate: Authenticate
}

/**
 * The hub under its path: negotiation, both transports, and what the database notifies passed on to who hears it. Answers
 * what to call when people's rights have changed.
 */
export async function addHub(
  app: FastifyInstance,
  { assertMayJoin, find, connection, authenticate }: HubDeps,
): Promise<() => void> {
  const hub = createHub({
    assertMayJoin,
    find,
    onMishap: error => app.log.error({ err: error }, 'a live connection failed'),
  })
  const visitors = new WeakMap<object, Visitor>()
  const visitor = (request: object): Visitor => {
    const known = visitors.get(request)
    if (known === undefined) throw new Error('The hub answers nobody it does not know.')
    return known
  }

  await app.register(async scope => {
    scope.addHook('onRequest', async (request: FastifyRequest) => {
      const known = await visitorOf(authenticate, request)
      if (known === null) {
        throw new Problem('not-signed-in', 'Your sign-in has ended or is missing. Sign in again.')
      }
      visitors.set(request, known)
      await hub.prepare()
    })
    scope.post(`${hubPath}/negotiate`, { schema: { hide: true } }, async request => {
      hub.assertRoomFor(visitor(request))
      // Nothing is kept of it: with WebSockets any server of several may take the connection.
      return {
        negotiateVersion: 1,
        connectionId: randomUUID(),
        connectionToken: randomUUID(),
        availableTransports: transports,
      }
    })
    addServerSentEvents(scope, hub, visitor)
  })
  addWebSockets(app, hub, authenticate)

  const tell = (text: string) => {
    for (const announcement of announcementsIn(text)) hub.tell(announcement)
  }
  hear(app, connection, hubChannel, tell, hub.sendAway)
  app.addHook('preClose', async () => hub.stop())
  return hub.recheck
}
