import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { figures, percentages } from '#domain/dashboard'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const statsOf = async (query: Record<string, unknown>) =>
  (await server.as('salesrep').get('/quote/Dashboard/QuoteStats', query)).body

const mount = (path = '/dashboard', as = 'salesrep') => mountApp({ as, path, server })

test('the figures stand with their shares, to two decimals', async () => {
  const stats = await statsOf({ duration: 'THIS_QUARTER' })
  const shares = percentages(stats)
  const { screen } = await mount()
  const group = await screen.findByRole('group', { name: 'Figures' })
  for (const { name, label } of figures) {
    const card = within(group).getByRole('button', { name: new RegExp(`^${label}`) })
    expect(card).toHaveTextContent(`${label}${shares[name].toFixed(2)} %${stats[name]}`)
  }
})

test('a figure opens the list of its items', async () => {
  const { existCustItemsWon } = await statsOf({ duration: 'THIS_QUARTER' })
  const { screen, user, address } = await mount()
  await user.click(await screen.findByRole('button', { name: /^Won, existing customers \d/ }))
  const list = await screen.findByRole('table', { name: 'Won, existing customers' })
  expect(within(list).getAllByRole('link', { name: /^\d+-\d+$/ })).toHaveLength(
    Math.min(10, existCustItemsWon),
  )
  expect(address()).toBe('/dashboard?list=existCustItemsWon')
})

test('another duration is asked for and remembered', async () => {
  const { quoteStatusSummary } = await statsOf({ duration: 'LAST_MONTH' })
  const { screen, user } = await mount()
  await user.click(await screen.findByRole('combobox', { name: 'Duration' }))
  await user.click(await screen.findByRole('option', { name: 'Last month' }))
  expect(await screen.findByText('01-02-2026 to 28-02-2026')).toBeInTheDocument()
  const summary = screen.getByRole('region', { name: 'Quotes by status' })
  for (const { status, count } of quoteStatusSummary) {
    const row = within(summary).getByText(status).parentElement
    expect(row).toHaveTextContent(`${status}${count}`)
  }
})

test('who is no sales rep is sent to My Quotes', async () => {
  const { address } = await mount('/dashboard', 'sca')
  await waitFor(() => expect(address()).toBe('/myquote'))
})
