import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { NewWorkRow } from '#contract/newWork'
import { quoteItemOrderColumns } from '../../../src/pages/worklists/newWork/newWorkColumns.tsx'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { problem } from '../answering.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const mount = (options: Parameters<typeof mountApp>[0]) => mountApp({ server, ...options })

test('a vendor lands on the orders that wait for it, and accepts one', async () => {
  const { screen, user, address } = await mount({ as: 'vendor', path: '/' })
  const table = await screen.findByRole('table', { name: 'Orders That Wait For You' })
  expect(address()).toBe('/toolingOrder/action')
  const [accept] = within(table).getAllByRole('button', { name: 'Accept' })
  const orderId = accept?.closest('tr')?.getAttribute('data-row')
  await user.click(accept as HTMLElement)
  expect(await screen.findByText('Accept successfully')).toBeInTheDocument()
  const { body } = await server.as('vendor').get(`/quote/QuoteNewWork/GetManualOrderDetails/${orderId}`)
  expect(body).toMatchObject({ status: 'ACCEPTED', statusId: 102 })
})

test('manual-order-reject: new work sees why something can not be done with an order, and rejects it with a reason', async () => {
  const { screen, user } = await mount({ as: 'newwork', path: '/toolingOrder/all' })
  const { body: rows } = await server
    .as('newwork')
    .get('/quote-worklist/NewWork/WorkList', { filter: { status: ['CONTRACT REVIEW'] }, range: [0, 99] })
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), String(rows[0].toolingOrderId))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Actions of the order' })).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Actions of the order' }))
  expect(screen.getByRole('menuitem', { name: /^Complete/ })).toHaveTextContent(
    'An order at CONTRACT REVIEW can not become COMPLETE; only one at ASSET HAND OVER or ACCEPTED can.',
  )
  await user.click(screen.getByRole('menuitem', { name: 'Reject …' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('button', { name: 'Reject' })).toBeDisabled()
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Wrong size')
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Order rejected')).toBeInTheDocument()
})

test('worklist-load-error: a new-work worklist that can not be read says so', async () => {
  const { screen } = await mount({
    as: 'newwork',
    path: '/toolingOrder/NEWWORK',
    through: fetch => (input, init) =>
      String(input).includes('/NewWork/WorkList')
        ? Promise.resolve(problem(500, 'internal-error'))
        : fetch(input, init),
  })
  expect(await screen.findByText(/^Error Loading New Work Worklist/)).toBeInTheDocument()
})

test('a sample maker locks a request, and its lock is seen', async () => {
  const { screen, user } = await mount({ as: 'samplemaker', path: '/sampleMaker/SAMPLE' })
  const table = await screen.findByRole('table', { name: 'Sample Requests: Sample Room' })
  const [lock] = within(table).getAllByRole('button', { name: 'Lock' })
  const row = lock?.closest('tr') as HTMLElement
  await user.click(lock as HTMLElement)
  await waitFor(() => expect(row).toHaveTextContent('Bea Lindqvist'))
  expect(within(row).getByRole('button', { name: 'Unlock' })).toBeInTheDocument()
})

test('sample-print: labels of a sample request are printed, and kept to be opened', async () => {
  let answer = (): void => undefined
  const answered = new Promise<void>(done => {
    answer = done
  })
  const { screen, user } = await mount({
    as: 'samplemaker',
    path: '/sampleMaker/SAMPLE',
    through: fetch => async (input, init) => {
      if (new URL(String(input), 'http://x').pathname.endsWith('/Option')) await answered
      return fetch(input, init)
    },
  })
  const table = await screen.findByRole('table', { name: 'Sample Requests: Sample Room' })
  await user.click(within(table).getAllByRole('button', { name: 'Print labels' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: /^Print Labels of Sample Request/ })
  await waitFor(() =>
    expect(within(dialog).getByRole('combobox', { name: 'Label printer' })).not.toHaveTextContent('\u200b'),
  )
  // No label goes out without whose it is.
  expect(within(dialog).getByRole('button', { name: 'Print' })).toBeDisabled()
  answer()
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Print' })).toBeEnabled())
  expect(within(dialog).getByRole('textbox', { name: 'Company' })).toHaveValue('Boxwright Packaging')
  await user.click(within(dialog).getByRole('button', { name: 'Print' }))
  expect(await screen.findByText('Sample Request Print Job Sent.')).toBeInTheDocument()
  const label = await screen.findByRole('dialog', { name: /^Label of Sample Request/ })
  expect(label).toHaveTextContent('Boxwright Packaging')
  expect(within(label).getByRole('button', { name: /^Print( \d+ Labels)? From Here$/ })).toBeInTheDocument()
})

test('menu-new-work-sales-rep: new work of a sales rep is chosen beside the filters', async () => {
  const { screen, user, address } = await mount({ as: 'newwork', path: '/toolingOrder/all' })
  await user.click(await screen.findByRole('combobox', { name: 'Sales rep' }))
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1))
  const [, rep] = screen.getAllByRole('option')
  const name = rep?.textContent ?? ''
  await user.click(rep as HTMLElement)
  expect(await screen.findByRole('heading', { level: 1, name: `New Work Of ${name}` })).toBeInTheDocument()
  expect(address()).toMatch(/^\/toolingOrder\/salesrep/)
})

test('a quote item shows what was ordered for it, with the columns of the specification', async () => {
  const { body } = await server.as('newwork').get('/quote-worklist/NewWork/WorkList', { range: [0, 99] })
  const order = body.find((row: NewWorkRow) => row.toolingOrderId !== null && row.quoteItemId !== null)
  const { screen } = await mount({ as: 'newwork', path: `/qitem/${order.quoteItemId}/nw` })
  const table = await screen.findByRole('table', { name: 'Orders' })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map(head => head.textContent)).toEqual([
    'Action',
    ...quoteItemOrderColumns.map(({ label }) => label),
  ])
  const row = within(table).getByRole('row', { name: `Order ${order.toolingOrderId}` })
  expect(row).toHaveTextContent(order.vendor)
  expect(within(row).getByRole('button', { name: 'Actions of the order' })).toBeInTheDocument()
})

test.each([
  ['samplemaker', '/sampleMaker/SAMPLE', 'Print Labels', 'p', 'dialog'],
  ['designer', '/sampleMaker/SAMPLE', 'Sent To Cutting Table', 'm', 'menuitem'],
  ['newwork', '/toolingOrder/all', 'Accept', 'm', 'menuitem'],
])('%s at %s presses what the keys dialog says of %s: %s', async (login, path, name, key, role) => {
  const { screen, user } = await mount({ as: login, path })
  const table = await screen.findByRole('table')
  const row = within(table)
    .getAllByRole('row')
    .find(one => one.querySelector(`[aria-keyshortcuts="${key}"][aria-disabled="false"]`) !== null)
  row?.focus()
  await user.keyboard(key)
  expect(await screen.findByRole(role, { name: new RegExp(`^${name}`) })).toBeInTheDocument()
})

test('o opens the item of a sample request', async () => {
  const { screen, user, address } = await mount({ as: 'designer', path: '/sampleMaker/SAMPLE' })
  const table = await screen.findByRole('table')
  within(table).getAllByRole('row')[1]?.focus()
  await user.keyboard('o')
  await expect.poll(address, { timeout: 20_000 }).toMatch(/^\/qitem\/\d+/)
})

test('what needs the action of new work offers it, whoever has the quote item', async () => {
  const { screen, user } = await mount({ as: 'newwork', path: '/toolingOrder/action' })
  const { body } = await server
    .as('newwork')
    .get('/quote-worklist/NewWork/WorkList', { vendorWorklist: true, action: true, range: [0, 9] })
  const order = body.find((row: NewWorkRow) => row.status === 'REJECTED' && row.quoteItemId !== null)
  const row = await screen.findByRole('row', { name: order.reference })
  await user.click(within(row).getByRole('button', { name: 'Resubmit' }))
  expect(await screen.findByText('Resubmit successfully')).toBeInTheDocument()
})

test('new work is narrowed by business unit too, to it or to all but it, under the specified setting', async () => {
  const { screen, user } = await mount({ as: 'newwork', path: '/toolingOrder/all' })
  await user.click(await screen.findByRole('combobox', { name: 'Business unit' }))
  await user.click(await screen.findByRole('option', { name: 'Business unit is not any of' }))
  const [, , unit] = await screen.findAllByRole('option')
  await user.click(unit as HTMLElement)
  await waitFor(async () => {
    const { body } = await server.as('newwork').get('/config/setting/all')
    const kept = body.find(({ key }: { key: string }) => key === 'newWorkWorklistfilterBusinessUnit')
    expect(JSON.parse(kept?.value ?? '[]')).toHaveLength(1)
  })
})
