import type { LocalJWKSet } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from '../../../server/config.ts'
import { asCall, type CallKind } from '../../../server/database/callKind.ts'
import type { Connection } from '../../../server/database/database.ts'
import { openPostgres } from '../../../server/database/postgres.ts'
import { prepareDatabase } from '../../../server/prepareDatabase.ts'
import { createSignIn } from '../../../server/signIn.ts'
import { createTestApp } from '../startTestServer.ts'
import { today } from '../today.ts'
import { type Engine, engines } from './engines.ts'

// Pools, limits of statements and several servers are of a database beside the process.
const beside = engines.find((engine): engine is Required<Engine> => engine.urlOf !== undefined)

describe.skipIf(beside === undefined)('a PostgreSQL that several servers share', { timeout: 120_000 }, () => {
  let empty: Connection
  let url: string
  beforeAll(async () => {
    const engine = beside as Required<Engine>
    empty = await engine.open()
    url = await engine.urlOf(empty)
  })
  afterAll(() => empty.close())

  it('is prepared by one of two that start at once; the other waits', async () => {
    const servers = await Promise.all([openPostgres({ url }), openPostgres({ url })])
    const loaded = await Promise.all(
      servers.map(server => prepareDatabase(server, { today, timeZone: 'UTC', withDemonstration: true })),
    )
    expect(loaded.sort()).toEqual([false, true])
    await Promise.all(servers.map(server => server.close()))
  })

  it('signs in with one key, whichever of two that start at once is asked', async () => {
    const servers = await Promise.all([openPostgres({ url }), openPostgres({ url })])
    const environment = readEnvironment({ NODE_ENV: 'test' })
    const keys = await Promise.all(
      servers.map(async server => {
        const { developmentProvider } = await createSignIn(environment, server, 'http://localhost')
        const keySet = developmentProvider?.localKeySet as LocalJWKSet | undefined
        return keySet?.jwks().keys[0]?.kid
      }),
    )
    expect(keys).toEqual([keys[0], keys[0]])
    await Promise.all(servers.map(server => server.close()))
  })

  it('answers 503 with when to come back where every connection is taken', async () => {
    const connection = await openPostgres({ url, poolSize: 1, connectionTimeout: 1_000 })
    const server = await createTestApp({ connection })
    expect((await server.as('salesrep').get('/config/setting/all')).status).toBe(200)
    let free = () => {}
    const taken = new Promise<void>(resolve => (free = resolve))
    let isTaken = () => {}
    const begun = new Promise<void>(resolve => (isTaken = resolve))
    const holding = connection.db.transaction(async tx => {
      await tx.execute('select 1')
      isTaken()
      await taken
    })
    await begun
    const { status, body, headers } = await server.as('salesrep').get('/config/setting/all')
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '2'])
    free()
    await holding
    expect((await server.as('salesrep').get('/config/setting/all')).status).toBe(200)
    await server.close()
  })

  it('gives up a statement of a call sooner than one of work in the background', async () => {
    const connection = await openPostgres({ url, statementTimeout: 50, jobStatementTimeout: 5_000 })
    await expect(connection.db.execute('select pg_sleep(0.2)')).rejects.toMatchObject({
      cause: { code: '57014' },
    })
    await expect(connection.background.execute('select pg_sleep(0.2)')).resolves.toBeDefined()
    await connection.close()
  })

  it('gives up a statement by what the call does, whoever had the connection before', async () => {
    const connection = await openPostgres({
      ...{ url, poolSize: 1, statementTimeout: 400 },
      ...{ readStatementTimeout: 50, reportStatementTimeout: 5_000 },
    })
    const takes = (kind: CallKind, seconds: number) =>
      asCall(kind, () => connection.db.execute(`select pg_sleep(${seconds})`)).then(
        () => 'done',
        (error: { cause?: { code?: string } }) => error.cause?.code,
      )
    // All at once on one connection: each is handed on within the call of who had it before.
    const outcomes = await Promise.all([
      takes('read', 0.1),
      takes('write', 0.1),
      takes('report', 0.6),
      takes('read', 0.1),
      takes('write', 0.6),
    ])
    expect(outcomes).toEqual(['57014', 'done', 'done', '57014', '57014'])
    await connection.close()
  })

  it('answers or says when to come back where more ask for statistics than there are connections', async () => {
    const connection = await openPostgres({ url, poolSize: 2, connectionTimeout: 1_000 })
    const server = await createTestApp({ connection })
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        server.as('salesrep').get('/quote/Dashboard/QuoteStats', { duration: 'THIS_YEAR' }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await server.close()
  })
})
