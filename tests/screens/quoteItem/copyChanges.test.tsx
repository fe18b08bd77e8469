import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'
import { copiedItem } from '../similarProducts/copiedItem.ts'
import { newItem, openOverview } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

test('copy-changes-content, tab-flags: what is typed is compared with the product at once, and differences can stand alone', async () => {
  const { id, product } = await copiedItem(server, 'MODIFY_SIMPLE_CHANGE')
  const { screen, user, text } = await openOverview(id, { server })
  const length = text('Length')
  await user.clear(length)
  await user.type(length, String(product.length + 2))
  // Valid by itself, and nothing on it waits to be saved.
  await user.click(screen.getByRole('tab', { name: /^Copy Changes ?, valid$/ }))
  const table = within(await screen.findByRole('table', { name: 'Product, print and sheet' }))
  const row = await table.findByRole('row', { name: /^Internal length \(differs\)/ })
  expect(row).toHaveTextContent(`${product.length + 2}${product.length}`)
  expect(table.getAllByRole('row')).toHaveLength(16)
  await user.click(screen.getByRole('switch', { name: 'Differences only' }))
  expect(table.getAllByRole('row').length).toBeLessThan(16)
  const every = within(screen.getByRole('table', { name: 'Every field that differs' }))
  expect(every.getByRole('row', { name: /Length/ })).toBeInTheDocument()
})

test('an item that is no copy has no such tab', async () => {
  const { id } = await newItem(server)
  const { screen } = await mountApp({ as: 'salesrep', path: `/qitem/${id}/overview`, server })
  await screen.findByRole('tab', { name: /^Overview/ })
  expect(screen.queryByRole('tab', { name: /^Copy Changes/ })).toBeNull()
})
