import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const open = async (as: string, path = '/hub') => {
  const app = await mountApp({ as, path, server })
  await app.screen.findByRole('heading', { level: 1 })
  await app.user.keyboard('{Control>}k{/Control}')
  const dialog = await app.screen.findByRole('dialog', { name: 'Go to' })
  await within(dialog).findByRole('combobox')
  return { ...app, dialog }
}

test('Ctrl-K and a few letters lead to an item, which is recent afterwards', async () => {
  const [row] = (await server.as('salesrep').get('/quote-worklist/Quote/WorkList', { myQuotes: true })).body
  const { user, dialog, address, screen } = await open('salesrep')
  await user.type(within(dialog).getByRole('combobox'), row.reference)
  await within(dialog).findByRole('option', { name: new RegExp(`^${row.reference}`) })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toContain(`/qitem/${row.id}`))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull())
  await user.click(screen.getByRole('button', { name: /^Go to/ }))
  const again = await screen.findByRole('dialog', { name: 'Go to' })
  expect(within(again).getAllByRole('option')[0]).toHaveTextContent(`Item ${row.reference}`)
})

test('pages are found by their name, only those the person may open', async () => {
  const { user, dialog, address } = await open('designer')
  await user.type(within(dialog).getByRole('combobox'), 'board')
  const options = await within(dialog).findAllByRole('option')
  expect(options.map(option => option.textContent)).toEqual(['Board Grades'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/boardgrades'))
})

test('customers are found by name', async () => {
  const { user, dialog, address } = await open('salesrep')
  await user.type(within(dialog).getByRole('combobox'), 'Corella')
  await user.click(await within(dialog).findByRole('option', { name: /^Corella Creek Wines/ }))
  await waitFor(() => expect(address()).toBe('/customerprofile/COR002'))
})

test('what there is not is said', async () => {
  const { user, dialog } = await open('salesrep')
  await user.type(within(dialog).getByRole('combobox'), 'zzzyx')
  expect(await within(dialog).findByText('Nothing found for “zzzyx”.')).toBeInTheDocument()
})
