import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('/healthz', () => {
  it('says that the process answers, to anyone', async () => {
    const { status, body } = await server.as(null).get('/healthz')
    expect([status, body]).toEqual([200, { status: 'ok' }])
  })
})

describe('/readyz', () => {
  it('says that the server can work, and how it stands with what it depends on', async () => {
    const { status, body } = await server.as(null).get('/readyz')
    expect([status, body]).toEqual([
      200,
      {
        ready: true,
        version: '0.0.0-test',
        database: { engine: 'PGlite', latencyMs: expect.any(Number) },
        integrations: [
          { name: 'LGX', adapter: 'built-in', ok: true },
          { name: 'Mail', adapter: 'built-in', ok: true },
          { name: 'Label printer', adapter: 'built-in', ok: true },
          { name: 'Files', adapter: 'database', ok: true },
          { name: 'Design service', adapter: 'built-in', ok: true },
        ],
      },
    ])
  })

  it('stays ready without the ERP system, and says that it is not there', async () => {
    const lgx = {
      ...builtInLgx(server.connection.db),
      adapter: 'http',
      isReachable: async () => false,
    } as const
    const alone = await createTestApp({ connection: server.connection, lgx })
    const { status, body } = await alone.as(null).get('/readyz')
    expect([status, body.integrations[0]]).toEqual([200, { name: 'LGX', adapter: 'http', ok: false }])
    await alone.app.close()
  })

  it('is not ready without its database, and still alive', async () => {
    const lost = await createTestApp()
    await lost.connection.close()
    const { status, body } = await lost.as(null).get('/readyz')
    expect(status).toBe(503)
    expect(body).toEqual({
      ready: false,
      version: '0.0.0-test',
      reason: 'The database does not answer.',
    })
    expect((await lost.as(null).get('/healthz')).status).toBe(200)
    await lost.app.close()
  })
})
