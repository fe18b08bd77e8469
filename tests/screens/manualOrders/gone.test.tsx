import { within } from '@testing-library/react'
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
