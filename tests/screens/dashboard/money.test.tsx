import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const figuresOf = async () =>
  (await server.as('salesrep').get('/quote/Dashboard/WinLoss', { duration: 'THIS_QUARTER' })).body[0]

test('money stands on the dashboard, and a figure of it opens the list of its items', async () => {
  const { currency, whole } = await figuresOf()
  const { screen, user, address } = await mountApp({ as: 'salesrep', path: '/dashboard', server })
  const cards = await screen.findByRole('group', { name: 'Money' })
  const shown = (value: number) => `$${Math.round(value).toLocaleString('en-AU')}`
  for (const [name, value] of [
    ['Quoted', whole.quoted.value],
    ['Won', whole.won.value],
    ['Margin', whole.margin],
    ['Lost', whole.lost.value],
  ] as const) {
    const card = within(cards).getByRole('button', { name: new RegExp(`^${name}`) })
    expect(card).toHaveTextContent(`${name}${shown(value)}`)
  }
  await user.click(within(cards).getByRole('button', { name: /^Won/ }))
  const list = await screen.findByRole('table', { name: 'Won' })
  expect(within(list).getAllByRole('link', { name: /^\d+-\d+$/ })).toHaveLength(Math.min(10, whole.won.count))
  expect(address()).toBe(`/dashboard?money=won&currency=${currency}`)
})

test('a figure of one customer opens the items of that customer', async () => {
  const { byCustomer } = await figuresOf()
  const [{ code, name, quoted }] = byCustomer
  const { screen, user, address } = await mountApp({ as: 'salesrep', path: '/dashboard', server })
  const table = await screen.findByRole('table', { name: 'Money by customer' })
  await user.click(within(table).getByRole('button', { name: new RegExp(`^Quoted, ${name}: `) }))
  const list = await screen.findByRole('table', { name: `Quoted: ${code}` })
  const links = within(list).getAllByRole('link', { name: /^\d+-\d+$/ })
  expect(links).toHaveLength(Math.min(10, quoted.count))
  expect(address()).toContain(`customerCode=${code}`)
})

test('money that cannot be read is said to be so, and the rest of the dashboard stands', async () => {
  let isBroken = true
  const { screen, user } = await mountApp({
    as: 'salesrep',
    path: '/dashboard',
    server,
    through: fetch => async (input, init) => {
      const url = String(input instanceof Request ? input.url : input)
      if (isBroken && url.includes('/WinLoss')) throw new TypeError('Failed to fetch')
      return fetch(input, init)
    },
  })
  await screen.findByRole('group', { name: 'Figures' })
  const panel = await screen.findByRole('region', { name: 'Win and lose' })
  expect(await within(panel).findByRole('alert')).toBeInTheDocument()
  isBroken = false
  await user.click(within(panel).getByRole('button', { name: 'Retry' }))
  expect(await within(panel).findByRole('group', { name: 'Money' })).toBeInTheDocument()
})
