import { describe, expect, test } from 'vitest'
import { config } from '#contract/config'
import { quote } from '#contract/quote'
import { createFileCalls } from '../../../src/dataProvider/files/createFileCalls.ts'
import { sendFormByFetch } from '../../../src/dataProvider/files/sendForm.ts'
import { createHttp } from '../../../src/dataProvider/http.ts'
import { createDataProvider } from '../../../src/dataProvider/index.ts'
import { answer, type MockAnswer, refuse } from '../../../src/dataProvider/mock/answer.ts'
import type { Faults } from '../../../src/dataProvider/mock/faults.ts'
import { kept } from '../../../src/dataProvider/mock/kept.ts'
import { mockFetch } from '../../../src/dataProvider/mock/mockFetch.ts'
import { serverInBrowser } from '../../../src/dataProvider/mock/serverInBrowser.ts'
import { resources } from '../../../src/dataProvider/resources.ts'

const theirs: typeof fetch = async () => Response.json({ from: 'the server' })

function provider(answers: readonly MockAnswer[], faults: Partial<Faults> = {}) {
  const fetch = mockFetch(theirs, answers, { now: () => ({ latency: 0, failure: 'none', ...faults }) })
  const credentials = { headers: async () => ({}), renew: async () => false }
  const http = createHttp({ baseUrl: '', credentials, fetch })
  const sendForm = sendFormByFetch(fetch)
  return createDataProvider(http, createFileCalls({ baseUrl: '', credentials, http, sendForm }))
}

const item = { params: { id: 7 } }

describe('trying out', () => {
  test('a call is overridden in a line, and the others are left to the server', async () => {
    const overridden = provider([
      answer(config.setting, ({ query }) => ({ key: query.key ?? '', value: 'mine' })),
    ])
    expect(await overridden.call(config.setting, { query: { key: 'theme' } })).toEqual({
      key: 'theme',
      value: 'mine',
    })
    expect(await overridden.call(quote.item, item)).toEqual({ from: 'the server' })
  })

  test('a call is refused as the server would', async () => {
    const refused = provider([refuse(quote.item, 'not-found', { detail: 'No such item' })])
    await expect(refused.call(quote.item, item)).rejects.toMatchObject({
      name: 'Failure',
      status: 404,
      message: 'No such item',
    })
  })

  test('a resource is kept in memory: listed, made, saved on its version, deleted', async () => {
    const name = 'admin/inkgroups'
    const spot = { id: 1, version: 3, code: 'SPOT', name: 'Spot', isActive: true, inks: 0 }
    const memory = provider(kept(resources[name], [spot]))
    const { data: made } = await memory.create(name, { data: { code: 'MATT', name: 'Matt', isActive: true } })
    const sort = { field: 'code', order: 'ASC' } as const
    const page = await memory.getList(name, { pagination: { page: 1, perPage: 1 }, sort, filter: {} })
    expect(page).toMatchObject({ data: [{ code: 'MATT', version: 1 }], total: 2 })
    const old = { id: 1, data: { ...spot, version: 2 }, previousData: spot }
    await expect(memory.update(name, old)).rejects.toMatchObject({ code: 'stale', current: spot })
    await memory.delete(name, { id: made.id, previousData: made })
    expect((await memory.getList(name, { filter: {} })).data).toEqual([spot])
  })

  test.each([
    ['connection', 'no-connection'],
    ['unavailable', 'unavailable'],
  ] as const)('calls fail: %s', async (failure, code) => {
    await expect(provider([], { failure }).call(quote.item, item)).rejects.toMatchObject({ code })
  })

  test('a slow answer that nobody waits for any more ends as given up', async () => {
    const asking = new AbortController()
    const slow = provider([], { latency: 60_000 }).call(quote.item, item, { signal: asking.signal })
    asking.abort()
    await expect(slow).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('the server in the browser is asked over a port, and left alone when nobody waits any more', async () => {
    const { port1, port2 } = new MessageChannel()
    port2.onmessage = ({ data: { id, method, url, body } }) => {
      if (url.endsWith('/never')) return
      const bytes = new TextEncoder().encode(`${method} ${url} ${new TextDecoder().decode(body)}`)
      port2.postMessage({ id, status: 200, headers: [['x-from', 'worker']], body: bytes.buffer })
    }
    const fetch = serverInBrowser(port1, 'http://localhost')
    const answered = await fetch('/quote/Quote/1', { method: 'PUT', body: '{}' })
    expect(answered.headers.get('x-from')).toBe('worker')
    expect(await answered.text()).toBe('PUT http://localhost/quote/Quote/1 {}')
    const asking = new AbortController()
    const waiting = fetch('/never', { signal: asking.signal })
    asking.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    port1.close()
  })
})
