import { isDeepStrictEqual } from 'node:util'
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { type HubEventName, type HubPayload, hubPath } from '#contract/hub'
import { hubEvents } from '#contract/hub/events'

/** Lets the application listen on a free port of this machine and answers its origin. */
export async function listening(app: FastifyInstance): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 })
}

/** A client of the hub that remembers what it hears. */
export interface TestClient {
  readonly connection: HubConnection
  join(group: string): Promise<void>
  /** The next event of this name that says this (part of its payload); waits for it, passes over others. */
  next<Name extends HubEventName>(name: Name, wanted?: Partial<HubPayload<Name>>): Promise<HubPayload<Name>>
  /** What was heard of this name and not taken yet. */
  heard(name: HubEventName): number
}

interface ClientOptions {
  readonly transport?: HttpTransportType
}

/** Connects with the official client; the token is a login where people sign in by a header. */
export async function connectTo(
  origin: string,
  token: string,
  { transport = HttpTransportType.WebSockets }: ClientOptions = {},
): Promise<TestClient> {
  const connection = new HubConnectionBuilder()
    .withUrl(origin + hubPath, { accessTokenFactory: () => token, transport })
    .configureLogging(LogLevel.None)
    .build()
  const heard = new Map<string, unknown[]>()
  const waiting = new Map<string, ((payload: unknown) => void)[]>()
  for (const [name, { payload: schema }] of Object.entries(hubEvents)) {
    connection.on(name, (said: unknown) => {
      const payload = schema.parse(said)
      const next = waiting.get(name)?.shift()
      if (next === undefined) heard.set(name, [...(heard.get(name) ?? []), payload])
      else next(payload)
    })
  }
  const take = <Name extends HubEventName>(name: Name): Promise<HubPayload<Name>> => {
    const [first, ...rest] = heard.get(name) ?? []
    heard.set(name, rest)
    if (first !== undefined) return Promise.resolve(first as HubPayload<Name>)
    return new Promise(resolve => {
      waiting.set(name, [...(waiting.get(name) ?? []), resolve as (payload: unknown) => void])
    })
  }
  await connection.start()
  onTestFinished(() => connection.stop())
  return {
    connection,
    join: group => connection.invoke('JoinGroup', group),
    heard: name => heard.get(name)?.length ?? 0,
    next: async (name, wanted = {}) => {
      while (true) {
        const payload = await take(name)
        if (isDeepStrictEqual({ ...payload, ...wanted }, payload)) return payload
      }
    },
  }
}
