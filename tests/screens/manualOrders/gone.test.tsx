import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const placed = async (): Promise<number> => {
  const { body: vendors } = await server.as('newwork').get('/config/Vendor/lookup/Formes/NTH-100')
  const { body } = await server.as('newwork').post('/quote/QuoteNewWork/SaveManualorder', {
    ...{ orderType: 'FORME', vendorId: vendors[0].id, costCenter: 'NTH-100', dueDate: '2099-03-20' },
    orderDescription: 'Cutting forme for the trade fair carton',
  })
  return body.id
}

test('who goes back to the page of an order that they deleted is told that it is gone', async () => {
  const id = await placed()
  const { screen, user, goTo } = await mountApp({
    server,
    as: 'newwork',
    path: `/toolingOrder/manualorder/${id}`,
  })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByRole('table', { name: 'Manual Orders' })
  await goTo(-1)
  const words = `Unable to retrieve manual order details: Order ${id} was not found.`
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

const typedIn = async (live: boolean) => {
  const id = await placed()
  const mounted = await mountApp({ server, as: 'newwork', path: `/toolingOrder/manualorder/${id}`, live })
  const description = await mounted.screen.findByRole('textbox', { name: 'Description' })
  await mounted.user.clear(description)
  await mounted.user.type(description, 'Forme with a window')
  return { ...mounted, id }
}
const deleted = (id: number) => server.as('su').delete(`/quote/QuoteNewWork/DeleteManualOrder?orderId=${id}`)

test('who types in an order that somebody deletes is told at once, and places what was typed as a new one', async () => {
  const { screen, user, address, id } = await typedIn(true)
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Live connection' })).toHaveAttribute('data-live', 'live'),
  )
  expect((await deleted(id)).status).toBe(200)
  expect(await screen.findByText(/^The order has been deleted, with its files\./)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Place as a new order' }))
  await waitFor(() => expect(address()).toMatch(/manualorder\/\d+$/))
  await waitFor(() => expect(address()).not.toContain(`/${id}`))
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeInTheDocument()
  expect(screen.getByDisplayValue('Forme with a window')).toBeInTheDocument()
})

test('who learns it at the save keeps what was typed, and the same way on', async () => {
  const { screen, user, id } = await typedIn(false)
  await deleted(id)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Place as a new order' })).toBeEnabled()
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Forme with a window')
})
