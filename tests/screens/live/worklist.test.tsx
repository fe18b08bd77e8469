import type { Socket } from 'node:net'
import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SampleRow } from '#contract/samples'
import { submitItem } from '../../server/quoteSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'
import { fewColumns } from '../worklists/fewColumns.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await fewColumns(server, 'designer')
  return () => server.close()
})

type Through = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch

async function openLive(path: string, as = 'designer', through: Through = fetch => fetch) {
  const mounted = await mountApp({ as, path, server, live: true, through })
  const { screen } = mounted
  const connection = await screen.findByRole('status', { name: 'Live connection' })
  await waitFor(() => expect(connection).toHaveAttribute('data-live', 'live'))
  return mounted
}

const referenceOf = async (itemId: number): Promise<string> =>
  (await server.as('designer').get(`/quote/QuoteItem/${itemId}`)).body.reference

const act = ({ quoteId, itemId }: { quoteId: number; itemId: number }, action: string, login = 'designer2') =>
  server.as(login).post('/workflow/Action', { action, quoteId, quoteItemId: itemId })

const references = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .flatMap(row => (row.dataset.row === undefined ? [] : [row.getAttribute('aria-label') ?? '']))

describe('a worklist that others work on', () => {
  test('shows what somebody else accepts, and the menu counts what arrives', async () => {
    const item = await submitItem(server)
    const reference = await referenceOf(item.itemId)
    const { screen } = await openLive('/worklist/DESIGN')
    const row = await screen.findByRole('row', { name: reference })
    const menu = screen.getByRole('link', { name: /^Structural Design/ })
    await waitFor(() => expect(menu).toHaveTextContent(/\d/))
    const before = Number(/\d+/.exec(menu.textContent ?? '')?.[0])

    await act(item, 'ACCEPT')
    expect(await within(row).findByText('Mai Thorne')).toBeInTheDocument()
    expect(within(row).getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-disabled', 'true')

    const another = await submitItem(server)
    expect(await screen.findByRole('row', { name: await referenceOf(another.itemId) })).toBeInTheDocument()
    await waitFor(() => expect(menu).toHaveTextContent(String(before + 1)))
  })

  test('the row under the pointer stays where it is until the pointer leaves', async () => {
    const item = await submitItem(server)
    const reference = await referenceOf(item.itemId)
    const { screen, user } = await openLive('/worklist/DESIGN')
    const row = await screen.findByRole('row', { name: reference })
    const table = screen.getByRole('table')
    const before = references(table)
    await user.hover(within(row).getByRole('link', { name: reference }))

    const arrived = await referenceOf((await submitItem(server)).itemId)
    expect(await screen.findByRole('button', { name: /^\d+ changes?$/ })).toBeInTheDocument()
    expect(references(table)).toEqual(before)
    await act(item, 'ACCEPT')
    expect(await within(row).findByText('Mai Thorne')).toBeInTheDocument()
    expect(references(table)).toEqual(before)

    await user.hover(screen.getByRole('heading', { level: 1 }))
    expect(await screen.findByRole('row', { name: arrived })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^\d+ changes?$/ })).toBeNull())
  })

  test('a page that could not be read while the connection was broken is read when it is back', async () => {
    const sockets = new Set<Socket>()
    server.app.server.on('connection', (socket: Socket) => sockets.add(socket))
    let isAway = false
    const { screen, user } = await openLive('/worklist/DESIGN', 'designer', fetch => (input, init) => {
      return isAway ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init)
    })
    await screen.findByRole('table')
    isAway = true
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'carton')
    expect(await screen.findByText('No connection to the server')).toBeInTheDocument()

    isAway = false
    for (const socket of sockets) socket.destroy()
    expect(await screen.findByRole('table')).toBeInTheDocument()
    expect(screen.queryByText('No connection to the server')).toBeNull()
  })

  test('what waits is shown at once when it is asked for', async () => {
    const item = await submitItem(server)
    const { screen, user } = await openLive('/worklist/DESIGN')
    const row = await screen.findByRole('row', { name: await referenceOf(item.itemId) })
    await user.hover(row)
    const arrived = await referenceOf((await submitItem(server)).itemId)
    const chip = await screen.findByRole('button', { name: /^\d+ changes?$/ })
    chip.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('row', { name: arrived })).toBeInTheDocument()
  })

  test('a button that is just being pressed does not become another', async () => {
    const item = await submitItem(server)
    const { screen, user } = await openLive('/worklist/DESIGN')
    const row = await screen.findByRole('row', { name: await referenceOf(item.itemId) })
    const accept = within(row).getByRole('button', { name: 'Accept' })
    await user.hover(accept)
    await act(item, 'ACCEPT')
    expect(await screen.findByRole('button', { name: '1 change' })).toBeInTheDocument()
    expect(within(row).queryByText('Mai Thorne')).toBeNull()
    await user.click(accept)
    expect(await screen.findByText(/It is now with Mai Thorne/)).toBeInTheDocument()
    expect(await within(row).findByText('Mai Thorne')).toBeInTheDocument()
  })
})

describe('every other worklist', () => {
  test('a coordinator sees what happens to the items of their sales reps', async () => {
    const item = await submitItem(server)
    const { screen } = await openLive('/worklist', 'sca')
    const row = await screen.findByRole('row', { name: await referenceOf(item.itemId) })
    await act(item, 'ACCEPT')
    expect(await within(row).findByText('Mai Thorne')).toBeInTheDocument()
  })

  test.each([
    ['newwork', '/toolingOrder/all'],
    ['newwork', '/toolingOrder/NEWWORK'],
    ['vendor', '/toolingOrder/all'],
  ])('%s at %s sees what becomes of an order', async (login, path) => {
    const { body: waiting } = await server.as('vendor').get('/quote-worklist/NewWork/WorkList', {
      filter: { status: ['CONTRACT REVIEW', 'DATE CHANGED', 'ASSET HAND OVER', 'RESUBMITTED'] },
      range: [0, 9],
    })
    const [{ toolingOrderId, status: before }] = waiting
    const { screen } = await openLive(`${path}?q=${toolingOrderId}`, login)
    const row = await screen.findByRole('row', { name: String(toolingOrderId) })
    expect(within(row).getByText(before)).toBeInTheDocument()
    const { status } = await server
      .as('su')
      .post('/quote/QuoteNewWork/UpdateNewWork', { toolingOrderId, action: 'ACCEPT' })
    expect(status).toBe(200)
    expect(await within(row).findByText('ACCEPTED')).toBeInTheDocument()
  })

  test('a sales rep’s dashboard counts what is pending no more', async () => {
    const { screen } = await openLive('/dashboard', 'salesrep')
    const pending = await screen.findByRole('button', { name: /^Pending \d/ })
    const before = Number(/^Pending\D*\d+\.\d\d %(\d+)/.exec(pending.textContent ?? '')?.[1])
    const { body: items } = await server.as('salesrep').get('/quote-worklist/Quote/WorkList', {
      dashboard: true,
      figure: 'pendingQuoteItems',
      range: '[0,49]',
    })
    const item = items.find((row: { offers: { code: string; allowed: boolean }[] }) =>
      row.offers.some(({ code, allowed }) => code === 'TRASH' && allowed),
    )
    const { body } = await server.as('salesrep').post('/quote-worklist/Actions', {
      action: 'TRASH',
      reason: 'DUPLICATE',
      items: [{ quoteItemId: item.id }],
    })
    expect(body.results).toMatchObject([{ ok: true }])
    await waitFor(() => expect(pending).toHaveTextContent(new RegExp(`%${before - 1}$`)))
  })

  test('a sample maker sees who has locked a request', async () => {
    const { body: requests } = await server.as('samplemaker').get('/quote-worklist/Samples/Worklist')
    const free = requests.find((request: SampleRow) => !request.isLocked)
    const { screen } = await openLive('/sampleMaker/SAMPLE', 'samplemaker')
    const row = await screen.findByRole('row', { name: free.reference })
    await server.as('designer').put(`/quote/QuoteSample/Lock/${free.id}`)
    expect(await within(row).findByText('Owen Castell')).toBeInTheDocument()
  })
})

describe('what the hub tells besides', () => {
  test('a setting saved in another window holds here too', async () => {
    const { services } = await openLive('/worklist/DESIGN')
    await server.as('designer').post('/config/setting', [{ key: 'somewhere.else', value: '"now"' }])
    await waitFor(() => expect(services.store.getItem('somewhere.else')).toBe('now'))
  })
})
