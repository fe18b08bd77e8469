import type { Logger } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { inject } from 'vitest'
import { ClientConfig } from '#contract/clientConfig'
import { type AppDeps, createApp } from '../../server/app.ts'
import type { Connection } from '../../server/database/database.ts'
import { openEmbedded } from '../../server/database/pglite.ts'
import { createDocumentPool } from '../../server/documents/documentPool.ts'
import { createPalletPool } from '../../server/engines/palletPool.ts'
import { byMockHeader } from '../../server/http/authenticate.ts'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import { createPeople } from '../../server/person/people.ts'
import { CopiedDirectory } from './copiedDirectory.ts'
import { openOn } from './database/onPostgres.ts'
import { formOf } from './formOf.ts'
import { today } from './today.ts'

/** An empty embedded database, in memory. */
export const openEmpty = (): Promise<Connection> => openEmbedded({ fs: new CopiedDirectory(inject('empty')) })

/** A copy of the embedded demonstration database, in memory; `logger` is told of every statement. */
export const openEmbeddedDemonstration = (logger?: Logger): Promise<Connection> =>
  openEmbedded({
    fs: new CopiedDirectory(inject('demonstration')),
    ...(logger === undefined ? {} : { logger }),
  })

/**
 * A copy of the demonstration database: on PostgreSQL where the run has one, as in production, and a copy costs a tenth
 * of an embedded one.
 */
export const openDemonstration = (): Promise<Connection> =>
  inject('postgres') === '' ? openEmbeddedDemonstration() : openOn(inject('postgres'), inject('template'))

export interface TestApp {
  readonly app: FastifyInstance
  readonly connection: Connection
  /** `fetch` that reaches the application in process: for the real data provider. */
  readonly fetch: typeof fetch
  /** A caller as a person, by login; null: nobody is signed in. */
  as(login: string | null): Caller
  close(): Promise<void>
}

export interface Answer {
  readonly status: number
  readonly headers: Record<string, unknown>
  // biome-ignore lint/suspicious/noExplicitAny: what comes over the wire is what the test asserts about.
  readonly body: any
}

export interface Caller {
  get(path: string, query?: Record<string, unknown>): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
  put(path: string, body?: unknown): Promise<Answer>
  delete(path: string, body?: unknown): Promise<Answer>
  /** Sends a form with these texts and a file. */
  upload(
    path: string,
    texts: Readonly<Record<string, string | number>>,
    fileName: string,
    content: Buffer,
  ): Promise<Answer>
}

const queryText = (query: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(query).map(([key, value]) => [
      key,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  ).toString()

const inProcessFetch =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(
      new URL(String(input instanceof Request ? input.url : input), 'http://localhost'),
      init,
    )
    const body = request.method === 'GET' ? undefined : Buffer.from(await request.arrayBuffer())
    const { pathname, search } = new URL(request.url)
    const answer = await app.inject({
      method: request.method as InjectOptions['method'],
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body === undefined ? {} : { payload: body }),
    } as InjectOptions)
    request.signal.throwIfAborted()
    return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    })
  }

// One each for all servers of a worker: a thread loads everything that it works with.
const [documents, palletPool] = [createDocumentPool(), createPalletPool()]

/** The real application on a copy of the demonstration database, without a port. People sign in by a header. */
export async function createTestApp(overrides: Partial<AppDeps> = {}): Promise<TestApp> {
  const connection = overrides.connection ?? (await openDemonstration())
  const people = createPeople(connection.db)
  const app = await createApp({
    connection,
    authenticate: byMockHeader(people),
    rightsChanged: people.forget,
    lgx: builtInLgx(connection.db),
    clientConfig: ClientConfig.parse({ identity: 'mock', version: '0.0.0-test' }),
    today: () => today,
    documents,
    palletPool,
    ...overrides,
  })
  await app.ready()
  const as = (login: string | null): Caller => {
    const call = async (
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: string,
      body?: unknown,
      headers: Readonly<Record<string, string>> = {},
    ): Promise<Answer> => {
      const answer = await app.inject({
        method,
        url,
        headers: { ...headers, ...(login === null ? {} : { 'x-mock-person': login }) },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      const isJson = String(answer.headers['content-type']).includes('json')
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: isJson ? answer.json() : answer.body,
      }
    }
    return {
      get: (path, query = {}) =>
        call('GET', Object.keys(query).length === 0 ? path : `${path}?${queryText(query)}`),
      post: (path, body = {}) => call('POST', path, body),
      put: (path, body = {}) => call('PUT', path, body),
      delete: (path, body) => call('DELETE', path, body),
      upload: (path, texts, fileName, content) => {
        const { payload, headers } = formOf(texts, fileName, content)
        return call('POST', path, payload, headers)
      },
    }
  }
  return {
    app,
    connection,
    as,
    fetch: inProcessFetch(app),
    close: async () => {
      await app.close()
      await connection.close()
    },
  }
}
