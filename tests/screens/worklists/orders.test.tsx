import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { problem } from '../answering.ts'
import { mountApp } from '../harness.tsx'

test('a vendor lands on the orders that wait for it, and accepts one', async () => {
  const { screen, user, address, server } = await mountApp({ as: 'vendor', path: '/' })
  const table = await screen.findByRole('table', { name: 'Orders That Wait For You' })
  expect(address()).toBe('/toolingOrder/action')
  const [accept] = within(table).getAllByRole('button', { name: 'Accept' })
  const orderId = accept?.closest('tr')?.getAttribute('data-row')
  await user.click(accept as HTMLElement)
  expect(await screen.findByText('Accept successfully')).toBeInTheDocument()
  const { body } = await server.as('vendor').get(`/quote/QuoteNewWork/GetManualOrderDetails/${orderId}`)
  expect(body).toMatchObject({ status: 'ACCEPTED', statusId: 102 })
})

test('new work sees why something can not be done with an order, and rejects it with a reason', async () => {
  const { screen, user, server } = await mountApp({ as: 'newwork', path: '/toolingOrder/all' })
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

test('a new-work worklist that can not be read says so', async () => {
  const { screen } = await mountApp({
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
  const { screen, user } = await mountApp({ as: 'samplemaker', path: '/sampleMaker/SAMPLE' })
  const table = await screen.findByRole('table', { name: 'Sample Requests: Sample Room' })
  const [lock] = within(table).getAllByRole('button', { name: 'Lock' })
  const row = lock?.closest('tr') as HTMLElement
  await user.click(lock as HTMLElement)
  await waitFor(() => expect(row).toHaveTextContent('Bea Lindqvist'))
  expect(within(row).getByRole('button', { name: 'Unlock' })).toBeInTheDocument()
})
