import { beforeAll, describe, expect, it } from 'vitest'
import { keyHeader } from '#contract/client'
import { customer } from '#contract/customer'
import { quote } from '#contract/quote'
import { workflow } from '#contract/workflow'
import { createCalls } from '../../src/dataProvider/call.ts'
import { createHttp } from '../../src/dataProvider/http.ts'
import { createItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

/** The calls of a person whose first answers get lost on their way: the server has done what was asked. */
function lossyCalls(login: string, lost: number) {
  let left = lost
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await server.fetch(input, init)
    if (left <= 0) return answer
    left -= 1
    throw new TypeError('Failed to fetch')
  }
  const credentials = { headers: async () => ({ 'x-mock-person': login }), renew: async () => false }
  return createCalls(createHttp({ baseUrl: '', credentials, fetch }))
}

const lost = { code: 'no-connection' }
const newest = async () => {
  const { rows } = (await server.connection.db.execute<{ id: number }>(
    'select coalesce(max(id), 0) as id from quotes',
  )) as unknown as { rows: { id: number }[] }
  return rows[0]?.id ?? 0
}

describe('what was done and its answer lost is answered as it was, and not done again', () => {
  it('a quote', async () => {
    const before = await newest()
    const { call } = lossyCalls('salesrep', 1)
    const input = { body: { customer: { customerCode: 'BLU001' } } }
    await expect(call(quote.create, input)).rejects.toMatchObject(lost)
    const again = await call(quote.create, input)
    expect(again.id).toBe(before + 1)
    // What was answered and is asked once more is another one.
    expect((await call(quote.create, input)).id).toBe(before + 2)
  })

  it('a note, which is one statement', async () => {
    const { call } = lossyCalls('salesrep', 2)
    const input = { params: { code: 'BLU001' }, body: { note: 'Rings on Fridays' } }
    await expect(call(customer.addNote, input)).rejects.toMatchObject(lost)
    await expect(call(customer.addNote, input)).rejects.toMatchObject(lost)
    const notes = await call(customer.addNote, input)
    expect(notes.filter(({ note }) => note === 'Rings on Fridays')).toHaveLength(1)
  })

  it('an action on an item, which would be refused a second time', async () => {
    const item = await createItem(server.as('salesrep'))
    const { call } = lossyCalls('salesrep', 1)
    const body = { action: 'ONHOLD', quoteId: item.quoteId, quoteItemId: item.itemId, reason: 'INFO' }
    await expect(call(workflow.action, { body })).rejects.toMatchObject(lost)
    expect((await call(workflow.action, { body })).details.actionOk).toBe(true)
  })

  it('what was refused was not done, and is asked anew', async () => {
    const { call } = lossyCalls('salesrep', 0)
    const input = { body: { customer: { customerCode: 'NOBODY' } } }
    await expect(call(quote.create, input)).rejects.toMatchObject({ code: 'not-found' })
    await expect(call(quote.create, input)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('a request key', () => {
  const ask = (login: string, key: string, customerCode: string | null = null) =>
    server.app.inject({
      method: 'POST',
      url: '/quote/Quote/Create',
      headers: { 'x-mock-person': login, [keyHeader]: key },
      payload: { customer: customerCode && { customerCode } },
    })

  it('given twice at once is one request', async () => {
    const before = await newest()
    const answers = await Promise.all([
      ask('salesrep', 'twice-at-once-0001'),
      ask('salesrep', 'twice-at-once-0001'),
    ])
    expect(await newest()).toBe(before + 1)
    for (const { statusCode } of answers) expect([200, 503]).toContain(statusCode)
  })

  it('is its owner’s: somebody else’s is another request', async () => {
    const key = 'the-same-for-both-1'
    const [mine, theirs] = [await ask('salesrep', key), await ask('sca', key)]
    expect([mine.statusCode, theirs.statusCode]).toEqual([200, 200])
    expect(mine.json().id).not.toBe(theirs.json().id)
  })

  it('stands for one request, and is said to be wrong where it cannot be one', async () => {
    await ask('salesrep', 'for-one-request-01')
    expect((await ask('salesrep', 'for-one-request-01', 'BLU001')).json()).toMatchObject({
      code: 'rule-failed',
    })
    expect((await ask('salesrep', 'short')).json()).toMatchObject({
      code: 'invalid-request',
      errors: [{ path: keyHeader }],
    })
  })

  it('of what was done by a server that did not live to answer says so, and is gone after a day', async () => {
    const key = 'done-and-not-told-1'
    await ask('salesrep', key)
    const set = (sql: string) =>
      server.connection.query(`update request_keys set ${sql} where key = $1`, [key])
    await set('answer = null')
    expect((await ask('salesrep', key)).json()).toMatchObject({ code: 'unavailable' })
    await set("created_at = now() - interval '2 hours'")
    expect((await ask('salesrep', key)).json()).toMatchObject({ code: 'already-exists' })
    await set("created_at = now() - interval '2 days'")
    await ask('salesrep', 'another-request-01')
    expect((await ask('salesrep', key)).statusCode).toBe(200)
  })
})
