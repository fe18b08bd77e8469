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
        degraded: false,
        version: '0.0.0-test',
        database: { engine: server.connection.engine, latencyMs: expect.any(Number) },
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

  it('stays ready without the ERP system, and says that it is degraded', async () => {
    let asked = 0
    const lgx = {
      ...builtInLgx(server.connection.db),
      adapter: 'http',
      isReachable: async () => {
        asked += 1
        return false
      },
    } as const
    const alone = await createTestApp({ connection: server.connection, lgx })
    const ready = () => alone.as(null).get('/readyz')
    await expect.poll(async () => (await ready()).body.degraded).toBe(true)
    const { status, body } = await ready()
    expect([status, body.integrations[0]]).toEqual([200, { name: 'LGX', adapter: 'http', ok: false }])
    // However many want to know: outside systems are asked in the background.
    await Promise.all(Array.from({ length: 20 }, ready))
    expect(asked).toBe(1)
    await alone.app.close()
  })

  it('does not wait for an outside system that is silent, and asks it again by itself', async () => {
    let answer: (ok: boolean) => void = () => undefined
    let asked = 0
    const lgx = {
      ...builtInLgx(server.connection.db),
      isReachable: () => {
        asked += 1
        return new Promise<boolean>(resolve => (answer = resolve))
      },
    }
    const alone = await createTestApp({ connection: server.connection, lgx, looksEvery: { outside: 20 } })
    expect((await alone.as(null).get('/readyz')).status).toBe(200)
    answer(false)
    await expect.poll(() => asked).toBeGreaterThan(1)
    await alone.app.close()
  })

  it('is not ready on a database that takes no writes, and is again when it does', async () => {
    const full = await createTestApp({ looksEvery: { database: 0, writes: 0 } })
    const ready = async () => (await full.as(null).get('/readyz')).body
    expect(await ready()).toMatchObject({ ready: true })
    await full.connection.query('set default_transaction_read_only to on')
    expect(await ready()).toMatchObject({ ready: false, reason: 'The database takes no writes.' })
    await full.connection.query('set default_transaction_read_only to off')
    expect(await ready()).toMatchObject({ ready: true })
    await full.close()
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
