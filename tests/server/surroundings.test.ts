import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outageOf } from '../../server/database/outage.ts'
import { shownText } from '../../server/http/shownError.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

interface Line {
  readonly event?: string
  readonly reqId?: string
  readonly [field: string]: unknown
}

let server: TestApp
const written: string[] = []
const lines = (event: string): Line[] =>
  written.map(line => JSON.parse(line) as Line).filter(line => line.event === event)
beforeAll(async () => {
  server = await createTestApp({
    logger: { level: 'warn', stream: { write: (line: string) => void written.push(line) } },
  })
})
afterAll(() => server.close())
beforeEach(() => {
  written.length = 0
})

const setting = { key: 'secretkey', value: '"what nobody else may read"' }
const save = () => server.as('salesrep').post('/config/setting', setting)

/** Lets every write of a setting fail as PostgreSQL would with this SQLSTATE, while `work` is done. */
async function failing<Answer>(state: string, work: () => Promise<Answer>): Promise<Answer> {
  await server.connection.query(`create function fail_settings() returns trigger language plpgsql as
    $$ begin raise exception 'could not write %', new.value using errcode = '${state}'; end $$`)
  await server.connection.query(
    'create trigger fail_settings before insert on settings for each row execute function fail_settings()',
  )
  try {
    return await work()
  } finally {
    await server.connection.query('drop function fail_settings cascade')
  }
}

describe('a database that cannot do what is asked', () => {
  it.each([
    ['is full', '53100', '30'],
    ['is shutting down', '57P01', '2'],
    ['gives up a statement that takes too long', '57014', '5'],
    ['has too many connections', '53300', '2'],
  ])('and %s is answered 503 with when to come back', async (_, state, retryAfter) => {
    const { status, body, headers } = await failing(state, save)
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', retryAfter])
  })

  it('is the server’s fault where the statement is wrong', async () => {
    expect((await failing('22012', save)).status).toBe(500)
  })

  it('and is closed is away, and so is the product', async () => {
    const lost = await createTestApp()
    await lost.connection.close()
    const { status, body, headers } = await lost.as('salesrep').get('/config/setting/all')
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '2'])
    await lost.app.close()
  })

  it('is told from everything else that fails', () => {
    const error = (code: string, message = '') => Object.assign(new Error(message), { code })
    expect(outageOf(new Error('Failed query', { cause: error('ECONNREFUSED') }))).toBe('away')
    expect(outageOf(new Error('timeout exceeded when trying to connect'))).toBe('busy')
    expect(outageOf(error('25006'))).toBe('full')
    expect(outageOf(error('23505'))).toBeNull()
    expect(outageOf(error('ERR_INVALID_ARG_TYPE'))).toBeNull()
    expect(outageOf(null)).toBeNull()
  })
})

describe('the log', () => {
  it('has of a statement that failed its text and code, and nothing that people entered', async () => {
    const { body } = await failing('22012', save)
    const text = written.join('')
    expect(text).toContain('insert into')
    expect(text).toContain('22012')
    expect(text).not.toContain('nobody else may read')
    expect(text).not.toContain('secretkey')
    expect(text).toContain(body.requestId)
  })

  it('has no values either where the program ends with the error', async () => {
    const failed = await failing('22012', () =>
      server.connection.db.execute(`insert into settings (login, key, value) values ('su', 'k', 'private')`),
    ).catch((error: unknown) => error)
    expect(shownText(failed)).toContain('22012')
    expect(shownText(failed)).not.toContain('could not write private')
  })

  it('has a line for a right that was refused, with who and the number of the request', async () => {
    const { body } = await server.as('vendor').post('/quote/Quote/Create', { customer: null })
    expect(lines('right-refused')).toMatchObject([
      { login: 'vendor', method: 'POST', path: '/quote/Quote/Create', reqId: body.requestId },
    ])
  })

  it('has a line for a change of rights, with who, and what of', async () => {
    const admin = server.as('sysadmin')
    const [user] = (await admin.get('/security/User', { filter: { q: 'newwork' } })).body
    expect((await admin.post('/security/User', user)).status).toBe(200)
    expect(lines('rights-changed')).toMatchObject([
      { login: 'sysadmin', call: 'security.saveUser', of: { id: user.id, login: user.login } },
    ])
  })
})

describe('a person who asks too much', () => {
  it('is asked to wait, and others are not', async () => {
    const strict = await createTestApp({
      connection: server.connection,
      requestsAMinute: 3,
      logger: { level: 'warn', stream: { write: (line: string) => void written.push(line) } },
    })
    const ask = (login: string) => strict.as(login).get('/security/Auth')
    expect([await ask('su'), await ask('su'), await ask('su')].map(({ status }) => status)).toEqual([
      200, 200, 200,
    ])
    const { status, body, headers } = await ask('su')
    expect([status, body.code]).toEqual([429, 'too-many-requests'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('salesrep')).status).toBe(200)
    expect(lines('too-many-requests')).toMatchObject([{ login: 'su', path: '/security/Auth' }])
    await strict.app.close()
  })
})

describe('what is handed out', () => {
  it('is kept by nobody in between where it is a person’s', async () => {
    const { headers } = await server.as('salesrep').get('/security/Auth')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('says how to sign in to who is not', async () => {
    const { status, headers } = await server.as(null).get('/security/Auth')
    expect([status, headers['www-authenticate'], headers['cache-control']]).toEqual([
      401,
      'Bearer',
      'no-store',
    ])
  })

  it('asks browsers for nothing that the product does not use', async () => {
    const { headers } = await server.as(null).get('/healthz')
    expect(headers['permissions-policy']).toContain('camera=()')
  })

  it('has no description of the calls where that is not asked for', async () => {
    const closed = await createTestApp({ connection: server.connection, showDocs: false })
    for (const path of ['/docs', '/openapi.json']) {
      expect((await closed.as('su').get(path)).status).toBe(404)
    }
    await closed.app.close()
  })

  it('ends with the connection where a request cannot be told from the next', async () => {
    const own = await createTestApp({ connection: server.connection })
    await own.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = own.app.server.address() as { port: number }
    const said = await new Promise<string>(resolve => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          'POST /config/setting HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n' +
            'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n',
        ),
      )
      socket.on('data', data => {
        text += String(data)
      })
      socket.on('close', () => resolve(text))
      socket.on('error', () => resolve(text))
    })
    expect(said).toMatch(/^HTTP\/1.1 400 Bad Request/)
    expect(said.toLowerCase()).toContain('connection: close')
    expect(said).toContain('"code":"invalid-request"')
    expect(said).not.toContain('"status":"ok"')
    await own.app.close()
  })
})
