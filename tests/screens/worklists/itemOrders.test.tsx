import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { submitItem } from '../../server/quoteSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import columns from '../../spec/columns.json'
import { problem } from '../answering.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
/** The quote item, two orders of it with the vendor and one with somebody else. */
let item: { quoteId: number; itemId: number }
let reference = ''
let own: readonly string[] = []

const order = async (vendor: string): Promise<string> => {
  const { status, body } = await server.as('newwork').post('/quote/QuoteNewWork/CreateOrder', {
    quoteItemId: item.itemId,
    vendor,
    orderType: 'FORME',
    dueDate: '2026-03-27',
  })
  expect([status, body]).toEqual([200, expect.objectContaining({ orderId: expect.any(Number) })])
  return String(body.orderId)
}

beforeAll(async () => {
  server = await createTestApp()
  item = await submitItem(server)
  reference = (await server.as('su').get(`/quote/QuoteItem/${item.itemId}`)).body.reference
  own = [await order('CUTLINE'), await order('CUTLINE')]
  await order('PLATEHSE')
  return () => server.close()
})

const rowsOf = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole('row')
    .flatMap(row => (row.dataset.row === undefined ? [] : [row.dataset.row]))
    .toSorted()

const title = () => {
  const [quote, itemNo] = reference.split('-')
  return `Orders Of Quote ${quote}, Item ${itemNo}`
}

test('a vendor goes from an order to all its orders of the quote item, and back to the list', async () => {
  const list = `/toolingOrder/all?q=${own[0]}`
  const { screen, user, address } = await mountApp({ as: 'vendor', path: list, server })
  const row = await screen.findByRole('row', { name: own[0] })
  await user.click(within(row).getByRole('button', { name: 'Actions of the order' }))
  await user.click(await screen.findByRole('menuitem', { name: `Orders of ${reference}` }))
  expect(await screen.findByRole('heading', { level: 1, name: title() })).toBeInTheDocument()
  expect(address()).toBe(`/toolingOrder/item/${item.itemId}`)

  const table = await screen.findByRole('table', { name: title() })
  expect(rowsOf(table)).toEqual(own.toSorted())
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(head => head.textContent?.toLowerCase())
  const specified = columns.find(({ id }) => id === 'quote-item-new-work')?.columns ?? []
  expect(heads.slice(1)).toEqual([
    ...specified.slice(0, -1).map(({ label }) => label.toLowerCase()),
    'cost centre (plant)',
  ])

  await user.click(screen.getByRole('link', { name: 'Orders' }))
  await waitFor(() => expect(address()).toBe(list))
})

test('the side panel of an order leads there too, and not from there to itself', async () => {
  const { screen, user, address } = await mountApp({
    as: 'vendor',
    path: `/toolingOrder/all?q=${own[1]}`,
    server,
  })
  await user.click(await screen.findByRole('button', { name: `Preview ${own[1]}` }))
  await user.click(await screen.findByRole('link', { name: `Orders of ${reference}` }))
  await expect.poll(address, { timeout: 20_000 }).toBe(`/toolingOrder/item/${item.itemId}`)
  const there = await screen.findByRole('row', { name: own[1] })
  await user.click(within(there).getByRole('button', { name: 'Actions of the order' }))
  expect(await screen.findByRole('menuitem', { name: /^Accept/ })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: /^Orders of/ })).toBeNull()
})

test('what somebody else does with an order is seen there', async () => {
  const { screen } = await mountApp({
    as: 'vendor',
    path: `/toolingOrder/item/${item.itemId}`,
    server,
    live: true,
  })
  const connection = await screen.findByRole('status', { name: 'Live connection' })
  await waitFor(() => expect(connection).toHaveAttribute('data-live', 'live'))
  const row = await screen.findByRole('row', { name: own[0] })
  expect(row).toHaveTextContent('CONTRACT REVIEW')
  await server
    .as('su')
    .post('/quote/QuoteNewWork/UpdateNewWork', { toolingOrderId: Number(own[0]), action: 'ACCEPT' })
  await waitFor(() => expect(row).toHaveTextContent('ACCEPTED'))
})

test('of an item without orders of its own a vendor learns nothing, not its number either', async () => {
  const other = await submitItem(server)
  const { screen } = await mountApp({ as: 'vendor', path: `/toolingOrder/item/${other.itemId}`, server })
  expect(await screen.findByText('You have no orders of this quote item')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Orders Of A Quote Item')
})

test('quote-item-new-work-load-error: orders of an item that can not be read are said to be so', async () => {
  const { screen } = await mountApp({
    as: 'vendor',
    path: `/toolingOrder/item/${item.itemId}`,
    server,
    through: fetch => (input, init) =>
      String(input).includes('/GetVendorWorklist/')
        ? Promise.resolve(problem(500, 'internal-error'))
        : fetch(input, init),
  })
  expect(await screen.findByText(/^Error Loading New Work orders of Quote Item/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
})
