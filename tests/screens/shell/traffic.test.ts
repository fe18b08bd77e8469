import { describe, expect, test, vi } from 'vitest'
import { createHttp } from '../../../src/dataProvider/http.ts'
import { createTraffic } from '../../../src/dataProvider/traffic.ts'
import { answering } from '../answering.ts'

const nobody = { headers: async () => ({}), renew: async () => false }

/** A server that answers `/rows` when told to, and everything else at once. */
function withSlowRows(longest?: number) {
  let answerRows = () => {}
  const { fetch, asked } = answering({ 'GET /rows': () => [], 'GET /counts': () => [] })
  const held: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init)
    if (String(input) === '/rows') {
      await new Promise<void>(resolve => {
        answerRows = resolve
      })
    }
    return answer
  }
  const http = createHttp({ baseUrl: '', credentials: nobody, fetch: held, traffic: createTraffic(longest) })
  return { http, paths: () => asked.map(({ path }) => path), answerRows: () => answerRows() }
}

describe('a call that nobody waits for', () => {
  test('lets a call that was asked for just after it go first', async () => {
    const { http, paths, answerRows } = withSlowRows(60_000)
    const counts = http({ method: 'GET', path: '/counts' }, { patient: true })
    const rows = http({ method: 'GET', path: '/rows' })
    await vi.waitFor(() => expect(paths()).toEqual(['/rows']))
    answerRows()
    await Promise.all([counts, rows])
    expect(paths()).toEqual(['/rows', '/counts'])
  })

  test('goes at once where nothing else is under way', async () => {
    const { http } = withSlowRows(60_000)
    expect((await http({ method: 'GET', path: '/counts' }, { patient: true })).status).toBe(200)
  })

  test('does not wait for ever', async () => {
    const { http, paths, answerRows } = withSlowRows(1)
    const rows = http({ method: 'GET', path: '/rows' })
    await http({ method: 'GET', path: '/counts' }, { patient: true })
    expect(paths()).toEqual(['/rows', '/counts'])
    answerRows()
    await rows
  })
})
