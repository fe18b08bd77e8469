import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Customer } from '#contract/customer'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const mount = (options: Parameters<typeof mountApp>[0] = {}) =>
  mountApp({ as: 'salesrep', path: '/customers', server, ...options })

const customers = async (query: Record<string, unknown> = {}): Promise<Customer[]> =>
  (await server.as('salesrep').get('/customer/Customer', { sort: ['customerName', 'ASC'], ...query })).body

const one = async (status: Customer['status']): Promise<Customer> => {
  const found = (await customers()).find(customer => customer.status === status)
  if (found === undefined) throw new Error(`The demonstration company has no ${status} customer`)
  return found
}

describe('customer search', () => {
  test('lists the customers by name, with their facts', async () => {
    const [first] = await customers()
    const { screen } = await mount()
    const heads = await screen.findAllByRole('columnheader')
    expect(heads.map(head => head.textContent)).toEqual([
      'Code',
      'Name',
      'Status',
      'Contact',
      'Phone',
      'City',
      'Industry',
      'Sales rep',
      'Business unit',
    ])
    expect(screen.getAllByRole('row')[1]).toHaveTextContent(first?.customerName ?? '')
  })

  test('finds by a word and shows the profile of the row', async () => {
    const trading = await one('TRADING')
    const { screen, user, address } = await mount()
    await screen.findAllByRole('row')
    await user.type(screen.getByRole('searchbox'), `${trading.customerCode}{Enter}`)
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    await user.click(screen.getByRole('cell', { name: trading.contactName }))
    await waitFor(() => expect(address()).toBe(`/customerprofile/${trading.customerCode}`))
    expect(await screen.findByRole('heading', { level: 1, name: trading.customerName })).toBeInTheDocument()
  })

  test('prospects alone, and nothing found in words', async () => {
    const prospects = await customers({ filter: { status: 'PROSPECT' } })
    const { screen, user } = await mount()
    await user.click(await screen.findByRole('button', { name: 'Prospects' }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(prospects.length + 1))
    await user.type(screen.getByRole('searchbox'), 'qqqqq{Enter}')
    expect(await screen.findByText('No customer matches')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show all customers' }))
    expect((await screen.findAllByRole('row')).length).toBeGreaterThan(prospects.length + 1)
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })
})

describe('customer profile', () => {
  test('shows facts, addresses and the defaults of new quotes', async () => {
    const trading = await one('TRADING')
    const { screen } = await mount({ path: `/customerprofile/${trading.customerCode}` })
    expect(await screen.findByRole('heading', { level: 1, name: trading.customerName })).toBeInTheDocument()
    expect(
      within(screen.getByRole('region', { name: 'Customer' })).getByText(trading.otherRef),
    ).toBeInTheDocument()
    const { body: profile } = await server
      .as('salesrep')
      .get('/customer/Profile', { CustomerCode: trading.customerCode })
    const defaults = screen.getByRole('region', { name: 'Defaults of new quotes' })
    expect(await within(defaults).findByText(profile.plantCode)).toBeInTheDocument()
    const { body: addresses } = await server
      .as('salesrep')
      .get('/customer/DeliveryAddress', { CustomerCode: trading.customerCode })
    const delivery = screen.getByRole('region', { name: 'Delivery addresses' })
    expect(await within(delivery).findByText(addresses[0].deliveryAddress)).toBeInTheDocument()
    expect(within(delivery).getAllByRole('listitem')).toHaveLength(addresses.length)
    expect(within(delivery).getByText('Default')).toBeInTheDocument()
  })

  test('a prospect has no addresses, and the page says so', async () => {
    const prospect = await one('PROSPECT')
    const { screen } = await mount({ path: `/customerprofile/${prospect.customerCode}` })
    expect(await screen.findByText(/A prospect has no delivery addresses/)).toBeInTheDocument()
  })

  test('a code that nobody has', async () => {
    const { screen, user, address } = await mount({ path: '/customerprofile/NOBODY' })
    expect(await screen.findByText('There is no customer NOBODY')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Search customers' }))
    await waitFor(() => expect(address()).toBe('/customers'))
  })

  test('Create Quote asks, and starts a quote for this customer', async () => {
    const trading = await one('TRADING')
    const { screen, user, address } = await mount({ path: `/customerprofile/${trading.customerCode}` })
    const main = await screen.findByRole('main')
    await user.click(await within(main).findByRole('button', { name: 'Create Quote' }))
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Create Quote' })
    expect(dialog).toHaveTextContent(
      'You are about to create a new Quote. Any unsaved changes will be discarded. Do you wish to continue?',
    )
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(address()).toMatch(/^\/quotes\/\d+$/))
    const { body: quote } = await server.as('salesrep').get(`/quote/Quote/${address().split('/')[2]}`)
    expect(quote.customerCode).toBe(trading.customerCode)
  })

  test('who may not create quotes is not offered to', async () => {
    const trading = await one('TRADING')
    const { screen } = await mount({ as: 'designer', path: `/customerprofile/${trading.customerCode}` })
    await screen.findByRole('heading', { level: 1, name: trading.customerName })
    expect(screen.queryByRole('button', { name: 'Create Quote' })).toBeNull()
  })
})
