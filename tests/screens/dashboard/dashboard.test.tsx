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

const statsOf = async (query: Record<string, unknown>, login = 'salesrep') =>
  (await server.as(login).get('/quote/Dashboard/QuoteStats', query)).body

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

test('a status opens the list of its quotes', async () => {
  const { quoteStatusSummary } = await statsOf({ duration: 'THIS_QUARTER' })
  const { screen, user, address } = await mount()
  const statuses = await screen.findByRole('group', { name: 'Statuses' })
  for (const { status, count } of quoteStatusSummary) {
    await user.click(within(statuses).getByRole('button', { name: new RegExp(`^${status}`) }))
    const list = await screen.findByRole('table', { name: `Quotes: ${status}` })
    expect(within(list).getAllByRole('link', { name: /^\d+$/ })).toHaveLength(Math.min(10, count))
    expect(screen.getByText(new RegExp(`of ${count}$`))).toBeInTheDocument()
  }
  expect(address()).toBe('/dashboard?status=Closed')
  await user.click(screen.getByRole('button', { name: 'Assigned to me' }))
  await screen.findByRole('table', { name: 'Assigned to me' })
})

/** A server of which the statistics are answered by `answer`. */
const withStats = (
  answer: (url: string, real: () => Promise<Response>) => Promise<Response>,
  as = 'salesrep',
) =>
  mountApp({
    as,
    path: '/dashboard',
    server,
    through: fetch => async (input, init) => {
      const url = String(input instanceof Request ? input.url : input)
      return url.includes('/QuoteStats') ? answer(url, () => fetch(input, init)) : fetch(input, init)
    },
  })

test('figures that cannot be read are said to be so, and nothing waits for them', async () => {
  let isBroken = true
  const { screen, user } = await withStats(async (_, real) => {
    if (isBroken) throw new TypeError('Failed to fetch')
    return real()
  })
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Trend' })).toBeNull()
  await screen.findByRole('table', { name: 'Assigned to me' })
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('group', { name: 'Figures' })).toBeInTheDocument()
})

test('dashboard-content: while another state is worked out the figures of the last one are set aside', async () => {
  let go = () => {}
  const held = new Promise<void>(resolve => {
    go = resolve
  })
  const { screen, user } = await withStats(async (url, real) => {
    if (url.includes('state=VIC')) await held
    return real()
  }, 'salesrep2')
  const figure = () => screen.getByRole('group', { name: 'Figures' })
  await screen.findByRole('group', { name: 'Figures' })
  expect(figure().closest('[aria-busy="false"]')).not.toBeNull()
  await user.click(await screen.findByRole('combobox', { name: 'State' }))
  await user.click(await screen.findByRole('option', { name: 'Victoria' }))
  await waitFor(() => expect(figure().closest('[aria-busy="true"]')).not.toBeNull())
  go()
  await waitFor(() => expect(figure().closest('[aria-busy="true"]')).toBeNull())
  const { newCustItemsWon } = await statsOf({ duration: 'THIS_QUARTER', state: 'VIC' }, 'salesrep2')
  const card = within(figure()).getByRole('button', { name: /^Won, new customers/ })
  expect(card).toHaveTextContent(new RegExp(`%${newCustItemsWon}$`))
})

test('dashboard-content: another duration is asked for and remembered', async () => {
  const { quoteStatusSummary } = await statsOf({ duration: 'LAST_MONTH' })
  const { screen, user } = await mount()
  await user.click(await screen.findByRole('combobox', { name: 'Duration' }))
  await user.click(await screen.findByRole('option', { name: 'Last month' }))
  expect(await screen.findByText('01-02-2026 to 28-02-2026')).toBeInTheDocument()
  const summary = screen.getByRole('region', { name: 'Quotes by status' })
  for (const { status, count } of quoteStatusSummary) {
    const row = await within(summary).findByRole('button', { name: new RegExp(`^${status}`) })
    expect(row).toHaveTextContent(`${status}${count}`)
  }
})

test('access-dashboard: who is no sales rep is sent to My Quotes', async () => {
  const { address } = await mount('/dashboard', 'sca')
  await waitFor(() => expect(address()).toBe('/myquote'))
})
