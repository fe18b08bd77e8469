import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Customer } from '#contract/customer'
import { text } from '#domain/messages'
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

  test('customer-list-on-demand: is read when it is opened, and all of it again from a search that found nobody', async () => {
    const asked: string[] = []
    const { screen, user, goTo } = await mount({
      path: '/hub',
      through: fetch => (input, init) => {
        if (String(input).startsWith('/customer/Customer')) asked.push(String(input))
        return fetch(input, init)
      },
    })
    await screen.findByRole('heading', { level: 1, name: 'Hub' })
    expect(asked).toEqual([])
    await goTo('/customers?filter={"q":"qqqqq"}')
    await user.click(await screen.findByRole('button', { name: 'Show all customers' }))
    expect((await screen.findAllByRole('row')).length).toBeGreaterThan(2)
    expect(asked).toHaveLength(2)
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

  test('worklist-customer-filtered: leads to the worklist with only its items', async () => {
    const { screen, user, address } = await mount({ path: '/customerprofile/BLU001' })
    await user.click(await screen.findByRole('link', { name: 'Open items' }))
    const rows = within(await screen.findByRole('table', { name: 'Worklist' }))
      .getAllByRole('row')
      .slice(1)
    expect(address()).toBe('/worklist?q=BLU001+Bluegum+Brewing')
    expect(screen.getByDisplayValue('BLU001 Bluegum Brewing')).toBeVisible()
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row).toHaveTextContent('Bluegum Brewing')
  })

  test('who may not create quotes is not offered to', async () => {
    const trading = await one('TRADING')
    const { screen } = await mount({ as: 'designer', path: `/customerprofile/${trading.customerCode}` })
    await screen.findByRole('heading', { level: 1, name: trading.customerName })
    expect(screen.queryByRole('button', { name: 'Create Quote' })).toBeNull()
  })
})

describe('what one opens a profile for', () => {
  test('its quotes, products, orders and samples have tabs of their own', async () => {
    const { screen, user, address } = await mount({ path: '/customerprofile/BLU001' })
    await user.click(await screen.findByRole('tab', { name: /^Quotes/ }))
    expect(address()).toBe('/customerprofile/BLU001?tab=quotes')
    const items = within(await screen.findByRole('table', { name: 'Items' }))
    const open = items.getAllByRole('row').length
    await user.click(screen.getByRole('button', { name: 'Won' }))
    await waitFor(() => expect(screen.getByRole('table', { name: 'Items' })).toHaveTextContent(/Won \d/))
    expect(open).toBeGreaterThan(1)
    await user.click(screen.getByRole('tab', { name: /^Products/ }))
    const products = within(await screen.findByRole('table', { name: 'Products' }))
    expect(products.queryByRole('columnheader', { name: 'Customer' })).toBeNull()
    await user.click(screen.getByRole('tab', { name: /^Orders/ }))
    expect(await screen.findByRole('table', { name: 'Orders' })).toHaveTextContent('per 1,000')
    await user.click(screen.getByRole('tab', { name: /^Samples/ }))
    await screen.findByText(/No sample was asked for yet|Sent To/)
  })

  test('quote-existing-products-load: its products stand on the quote’s page as well', async () => {
    const { body: quote } = await server
      .as('salesrep')
      .post('/quote/Quote/Create', { customer: { customerCode: 'BLU001' } })
    const { screen, user, address } = await mount({ path: `/quotes/${quote.id}` })
    await user.click(await screen.findByRole('link', { name: /^Existing Products \(\d+\)$/ }))
    await waitFor(() => expect(address()).toBe('/customerprofile/BLU001?tab=products'))
  })
})

describe('what is written of a customer', () => {
  test('default-cost-centre-update: in the words of the specification, and why it failed', async () => {
    const { screen, user } = await mount({ path: '/customerprofile/COR002' })
    const choose = async () => {
      await user.click(await screen.findByRole('button', { name: 'Change cost centre' }))
      const dialog = await screen.findByRole('dialog', { name: 'Default Cost Centre' })
      await user.click(await within(dialog).findByRole('combobox', { name: 'Plant and Cost Centre' }))
      const other = await screen.findAllByRole('option', { selected: false })
      await user.click(other[0] as HTMLElement)
      return within(dialog)
    }
    const dialog = await choose()
    await user.click(dialog.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText(text('defaultCostCentreUpdated'))).toBeInTheDocument()
    const again = await choose()
    await server.connection.query("update customers set other_ref = 'GONE' where customer_code = 'COR002'")
    await server.connection.query("delete from customer_profiles where customer_code = 'COR002'")
    await user.click(again.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText(new RegExp(text('defaultCostCentreFailed')))).toBeInTheDocument()
  })

  test('lgx-profile-warning: a customer without a profile, on its page and on a quote’s', async () => {
    await server.connection.query("delete from customer_profiles where customer_code = 'COR002'")
    const profile = await mount({ path: '/customerprofile/COR002' })
    expect(await profile.screen.findByText(text('warningLgxCustomerProfile'))).toBeInTheDocument()
    const { body: quote } = await server
      .as('salesrep')
      .post('/quote/Quote/Create', { customer: { customerCode: 'COR002' } })
    await profile.goTo(`/quotes/${quote.id}`)
    await profile.screen.findByRole('heading', { level: 2, name: 'Items' })
    expect(await profile.screen.findByText(text('warningLgxCustomerProfile'))).toBeInTheDocument()
  })

  test('a prospect is entered, and trades once it has a code and an address', async () => {
    const { screen, user, address } = await mount()
    await user.click(await screen.findByRole('button', { name: 'New Prospect' }))
    const form = within(await screen.findByRole('dialog', { name: 'New Prospect' }))
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Quince Preserves')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Business Unit is required')).toBeInTheDocument()
    await user.click(form.getByRole('combobox', { name: 'Business Unit' }))
    await user.click((await screen.findAllByRole('option')).at(-1) as HTMLElement)
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toMatch(/^\/customerprofile\/QUI\d{3}$/))
    await user.click(await screen.findByRole('button', { name: 'Start Trading…' }))
    const trading = within(await screen.findByRole('dialog', { name: 'Quince Preserves starts trading' }))
    await user.type(trading.getByRole('textbox', { name: 'ERP Code' }), 'LGX-QUI')
    await user.type(trading.getByRole('combobox', { name: 'Find an address' }), 'geelong')
    await user.click((await screen.findAllByRole('option', { name: /Geelong/ }))[0] as HTMLElement)
    await user.click(trading.getByRole('button', { name: 'Start Trading' }))
    expect(await screen.findByText('Quince Preserves trades now.')).toBeInTheDocument()
    const addresses = within(await screen.findByRole('region', { name: 'Delivery addresses' }))
    expect(await addresses.findByText('Default')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Start Trading…' })).toBeNull())
  })

  test('a note is added to the others', async () => {
    const { screen, user } = await mount({ path: '/customerprofile/BLU001' })
    const notes = within(await screen.findByRole('region', { name: 'Notes' }))
    await notes.findByText(/Dock height/)
    await user.type(notes.getByRole('textbox', { name: 'New note' }), 'Ring before ten.')
    await user.click(notes.getByRole('button', { name: 'Add' }))
    expect(await notes.findByText('Ring before ten.')).toBeInTheDocument()
    await waitFor(() => expect(notes.getByRole('textbox', { name: 'New note' })).toHaveValue(''))
  })
})
