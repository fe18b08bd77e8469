import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from '../quote/fill.ts'
import { itemNow, slottedCarton } from '../quote/quotes.ts'
import { newItem, openOverview } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

test('an order quantity that is no whole number above 0 says so at its field, and is not saved', async () => {
  const { id } = await newItem(server, { product: slottedCarton })
  const { screen, user, text, save } = await openOverview(id, { server })
  expect(await screen.findByRole('tab', { name: /^Overview ?, valid$/ })).toBeInTheDocument()
  await fill(user, text('Expected Order Quantity'), '-5')
  expect(text('Expected Order Quantity')).toHaveAccessibleDescription('must be > 0')
  await fill(user, text('Expected Order Quantity'), '1.5')
  expect(text('Expected Order Quantity')).toHaveAccessibleDescription('must be a whole number')
  await fill(user, text('Expected Order Quantity'), '26.000')
  expect(text('Expected Order Quantity')).toHaveAccessibleDescription(
    'may be 26 or 26,000: write it without the point',
  )
  expect(screen.getByRole('tab', { name: /^Overview ?, not valid/ })).toBeInTheDocument()
  await user.click(save())
  expect(await screen.findByText('Error saving Product Configuration')).toBeInTheDocument()
  expect((await itemNow(server, id)).product.expectedOrderQuantity).toBe(5000)
})
