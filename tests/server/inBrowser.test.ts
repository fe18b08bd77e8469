import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../server/inBrowser/serve.ts'
import { png } from './fileSteps.ts'
import { createItem, type TestItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { today } from './today.ts'

type Answering = Awaited<ReturnType<typeof serve>>

let server: TestApp
let item: TestItem
let inside: Answering['answer']
let stop: Answering['stop']
beforeAll(async () => {
  server = await createTestApp()
  item = await createItem(server.as('salesrep'))
  ;({ answer: inside, stop } = await serve(server.connection, () => today))
})
afterAll(async () => {
  await stop()
  await server.close()
})

const at = (path: string) => `http://localhost${path}`
const as = (login: string) => ({ 'x-mock-person': login })

/** What the two ways to ask answer. */
async function both(path: string, login: string) {
  const [here, there] = await Promise.all([
    inside(new Request(at(path), { headers: as(login) })),
    server.fetch(at(path), { headers: as(login) }),
  ])
  return Promise.all(
    [here, there].map(async response => ({
      status: response.status,
      range: response.headers.get('content-range'),
      body: await response.json(),
    })),
  )
}

describe('the server in the browser', () => {
  it.each([
    ['a list', '/quote-worklist/Quote/WorkList?range=[0,4]', 'salesrep'],
    ['a master', '/security/User?range=[0,9]&sort=["login","DESC"]', 'sysadmin'],
    ['who is signed in', '/security/Auth', 'designer'],
  ])('answers %s as over HTTP', async (_, path, login) => {
    const [here, there] = await both(path, login)
    expect(here).toEqual(there)
    expect(here?.status).toBe(200)
  })

  it.each([
    ['nobody', '/security/User?range=[0,9]', 'nobody'],
    ['who has no right', '/security/User?range=[0,9]', 'vendor'],
    ['what is not valid', '/security/User?range=nine', 'sysadmin'],
    ['what is not there', '/quote/Quote/999999', 'salesrep'],
  ])('refuses %s as over HTTP', async (_, path, login) => {
    const [here, there] = await both(path, login)
    const told = ({ status, body: { requestId: _id, ...problem } }: typeof here & object) => ({
      status,
      problem,
    })
    expect(here && told(here)).toEqual(there && told(there))
    expect(here?.status).toBeGreaterThanOrEqual(400)
  })

  it('takes a file, and gives it back', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ quoteId: item.quoteId, quoteProductId: item.itemId }))
      body.append(name, String(value))
    body.append('documentType', 'DRAWING')
    body.append('file', new File([new Uint8Array(png)], 'Box.png'))
    const kept = await inside(
      new Request(at('/quote/QuoteDocument/upload'), { method: 'POST', body, headers: as('salesrep') }),
    )
    const document = await kept.json()
    expect([kept.status, document]).toMatchObject([200, { fileName: 'Box.png' }])
    const path = `/quote/QuoteDocument/v2/Download/${document.id}`
    const given = await inside(new Request(at(path), { headers: as('salesrep') }))
    expect(given.headers.get('content-disposition')).toContain('Box.png')
    expect(Buffer.from(await given.arrayBuffer())).toEqual(png)
  })
})
