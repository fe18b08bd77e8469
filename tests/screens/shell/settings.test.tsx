import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Setting } from '#contract/settings'
import { createCalls } from '../../../src/dataProvider/call.ts'
import { createHttp } from '../../../src/dataProvider/http.ts'
import { createSettingsStore } from '../../../src/settings/createSettingsStore.ts'
import { answering, problem } from '../answering.ts'

const nobody = { headers: async () => ({}), renew: async () => false }

/** A store over a server that keeps `stored`; `refuse` makes every save fail with that answer. */
function storeOver(stored: Setting[], { refuse }: { refuse?: () => Response } = {}) {
  const saves: { key: string; value: string | null }[][] = []
  const { fetch } = answering({
    'GET /config/setting/all': () => stored,
    'POST /config/setting': ({ body }) => {
      saves.push(body as (typeof saves)[number])
      return refuse?.() ?? []
    },
  })
  const calls = createCalls(createHttp({ baseUrl: '', credentials: nobody, fetch }))
  return { store: createSettingsStore({ calls, storage: window.localStorage, delay: 1000 }), saves }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the settings store', () => {
  test('answers what the server keeps, under the keys of the specification', async () => {
    const { store } = storeOver([{ key: 'worklistpaging', value: '{"itemsPerPage":50}' }])
    expect(await store.load()).toBe(true)
    expect(store.getItem('worklist.paging')).toEqual({ itemsPerPage: 50 })
    expect(store.getItem('worklist.columns', ['id'])).toEqual(['id'])
  })

  test('saves many changes in one request, the last one of a key winning', async () => {
    const { store, saves } = storeOver([])
    await store.load()
    store.setItem('worklist.paging', { itemsPerPage: 25 })
    store.setItem('customers.listParams', { page: 2 })
    store.setItem('worklist.paging', { itemsPerPage: 100 })
    store.removeItem('nothing')
    await vi.advanceTimersByTimeAsync(1000)
    expect(saves).toEqual([
      [
        { key: 'worklistpaging', value: '{"itemsPerPage":100}' },
        { key: 'customers.listParams', value: '{"page":2}' },
      ],
    ])
  })

  test('says what a change of a setting with parts started from, and takes what other windows made of it', async () => {
    const stored = { key: 'worklistheader', value: '{"hidden":[],"widths":{}}' }
    const { store, saves } = storeOver([stored], {
      refuse: () => Response.json([{ ...stored, value: '{"widths":{"id":90},"hidden":["plant","step"]}' }]),
    })
    await store.load()
    store.setItem('worklist.columns', { hidden: ['plant'], widths: {} })
    store.setItem('worklist.columns', { hidden: ['plant', 'step'], widths: {} })
    await vi.advanceTimersByTimeAsync(1000)
    expect(saves).toEqual([
      [{ key: 'worklistheader', value: '{"hidden":["plant","step"],"widths":{}}', from: stored.value }],
    ])
    expect(store.getItem('worklist.columns')).toEqual({ hidden: ['plant', 'step'], widths: { id: 90 } })
  })

  test('brings a change that was not saved along with the one made while it was on its way', async () => {
    const stored = { key: 'worklistheader', value: '{"hidden":[],"widths":{}}' }
    let isAway = true
    const { store, saves } = storeOver([stored], {
      refuse: () => (isAway ? problem(503, 'unavailable') : Response.json([])),
    })
    await store.load()
    store.setItem('worklist.columns', { hidden: ['plant'], widths: {} })
    const first = store.flush()
    store.setItem('worklist.columns', { hidden: ['plant'], widths: { id: 90 } })
    await first
    isAway = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saves.at(-1)).toEqual([
      { key: 'worklistheader', value: '{"hidden":["plant"],"widths":{"id":90}}', from: stored.value },
    ])
  })

  test('forgets a setting with a null value', async () => {
    const { store, saves } = storeOver([{ key: 'theme', value: '"dark"' }])
    await store.load()
    store.removeItem('theme')
    await store.flush()
    expect(saves).toEqual([[{ key: 'theme', value: null }]])
  })

  test('saves nothing for a value that is the one stored', async () => {
    const { store, saves } = storeOver([{ key: 'worklistheader', value: '["id"]' }])
    await store.load()
    store.setItem('worklist.columns', ['id'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(saves).toEqual([])
  })

  test('call-config-fallback: works with the defaults when it cannot be read', async () => {
    const { fetch } = answering({ 'GET /config/setting/all': () => problem(500, 'internal-error') })
    const calls = createCalls(createHttp({ baseUrl: '', credentials: nobody, fetch }))
    const store = createSettingsStore({ calls, storage: window.localStorage })
    expect(await store.load()).toBe(false)
    expect(store.getItem('worklist.paging', 'default')).toBe('default')
  })

  test('tells subscribers what another window saved, and keeps its own unsaved change', async () => {
    const stored: Setting[] = []
    const { store } = storeOver(stored)
    await store.load()
    const heard: unknown[] = []
    store.subscribe('menu.quotes.expanded', value => heard.push(value))
    store.setItem('worklist.columns', ['mine'])
    stored.push(
      { key: 'menu.quotes.expanded', value: 'false' },
      { key: 'worklistheader', value: '["theirs"]' },
    )
    await store.refresh()
    expect(heard).toEqual([false])
    expect(store.getItem('worklist.columns')).toEqual(['mine'])
  })

  test('keeps what is ticked when the settings are read anew: it is no setting', async () => {
    const { store, saves } = storeOver([])
    await store.load()
    store.setItem('users.selectedIds', [3, 5])
    await store.refresh()
    expect(store.getItem('users.selectedIds')).toEqual([3, 5])
    await store.flush()
    expect(saves).toEqual([])
  })

  test('keeps a change that is saved while an older answer is on its way', async () => {
    let answer = (_: Setting[]) => {}
    const { fetch } = answering({
      'GET /config/setting/all': () =>
        new Promise<Setting[]>(resolve => {
          answer = resolve
        }),
      'POST /config/setting': () => [],
    })
    const calls = createCalls(createHttp({ baseUrl: '', credentials: nobody, fetch }))
    const store = createSettingsStore({ calls, storage: window.localStorage })
    const loading = store.load()
    await vi.advanceTimersByTimeAsync(0)
    answer([])
    await loading
    store.setItem('worklist.columns', ['plant'])
    const reading = store.refresh()
    await vi.advanceTimersByTimeAsync(0)
    await store.flush()
    answer([])
    await reading
    expect(store.getItem('worklist.columns')).toEqual(['plant'])
  })

  test('tries a save again that met no connection, and not one that was refused', async () => {
    let answer = () => problem(503, 'unavailable')
    const { store, saves } = storeOver([], { refuse: () => answer() })
    await store.load()
    store.setItem('a', 1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(saves).toHaveLength(1)
    answer = () => problem(400, 'invalid-request')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(saves).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(saves).toHaveLength(2)
  })

  test('repeats on leaving what an earlier request may not finish', async () => {
    const unanswered = new Promise<Response>(() => {})
    const requests: RequestInit[] = []
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (String(input) === '/config/setting/all') return Response.json([])
      requests.push(init ?? {})
      return unanswered
    }
    const calls = createCalls(createHttp({ baseUrl: '', credentials: nobody, fetch }))
    const store = createSettingsStore({ calls, storage: undefined })
    await store.load()
    store.setItem('a', 1)
    await vi.advanceTimersByTimeAsync(1000)
    store.setItem('b', 2)
    void store.flush(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(JSON.parse(String(requests[1]?.body))).toEqual([
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
    ])
    expect(requests[1]?.keepalive).toBe(true)
  })

  test('brings on leaving the parts of a setting that an earlier request may not finish', async () => {
    const stored = { key: 'worklistheader', value: '{"hidden":[],"widths":{}}' }
    const requests: string[] = []
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (String(input) === '/config/setting/all') return Response.json([stored])
      requests.push(String(init?.body))
      return new Promise<Response>(() => {})
    }
    const calls = createCalls(createHttp({ baseUrl: '', credentials: nobody, fetch }))
    const store = createSettingsStore({ calls, storage: undefined })
    await store.load()
    store.setItem('worklist.columns', { hidden: ['plant'], widths: {} })
    await vi.advanceTimersByTimeAsync(1000)
    store.setItem('worklist.columns', { hidden: ['plant'], widths: { id: 90 } })
    void store.flush(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(JSON.parse(requests[1] ?? '')).toEqual([
      { ...stored, value: '{"hidden":["plant"],"widths":{"id":90}}', from: stored.value },
    ])
  })

  test('remembers the theme in the browser, for the time before sign-in', async () => {
    const { store } = storeOver([])
    await store.load()
    store.setItem('theme', 'dark')
    store.setItem('worklist.columns', ['id'])
    store.reset()
    const { store: next, saves } = storeOver([])
    expect(next.getItem('theme')).toBe('dark')
    expect(next.getItem('worklist.columns')).toBeUndefined()
    next.setItem('theme', 'light')
    await vi.advanceTimersByTimeAsync(5000)
    expect(saves).toEqual([])
  })
})
