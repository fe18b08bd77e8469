import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { readSearch } from '../../../src/pages/hub/readSearch.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const mount = (options: Parameters<typeof mountApp>[0] = {}) =>
  mountApp({ as: 'salesrep', path: '/hub', server, ...options })

describe('readSearch', () => {
  test.each([
    ['100023-2', { kind: 'item', reference: '100023-2' }],
    [' 100023 - 2', { kind: 'customer', words: '100023 - 2' }],
    [' 100023 ', { kind: 'quote', id: 100023 }],
    ['99999999999', { kind: 'customer', words: '99999999999' }],
    ['Bluegum', { kind: 'customer', words: 'Bluegum' }],
    ['  ', { kind: 'nothing' }],
  ])('%j', (typed, sought) => expect(readSearch(typed)).toEqual(sought))
})

describe('search', () => {
  const find = async (words: string, as = 'salesrep') => {
    const app = await mount({ as })
    await app.user.type(await app.screen.findByRole('combobox'), `${words}{Enter}`)
    return app
  }

  test('an item reference leads to the item', async () => {
    const [row] = (await server.as('salesrep').get('/quote-worklist/Quote/WorkList', { myQuotes: true })).body
    const { screen } = await find(row.reference)
    expect(await screen.findByLabelText('About the item')).toHaveTextContent(row.reference)
  })

  test('a quote number leads to the quote', async () => {
    const [draft] = (await server.as('salesrep').get('/quote/Quote/DraftQuotes')).body
    const { address } = await find(draft.quoteReference)
    await waitFor(() => expect(address()).toBe(`/quotes/${draft.id}`))
  })

  test('what there is not is said at the field', async () => {
    const { screen, address } = await find('999999-9')
    expect(await screen.findByText('There is no item 999999-9.')).toBeInTheDocument()
    expect(screen.getByRole('combobox')).toBeInvalid()
    expect(address()).toBe('/hub')
  })

  test('a quote that is not there', async () => {
    const { screen } = await find('999999')
    expect(await screen.findByText('There is no quote 999999.')).toBeInTheDocument()
  })

  test('words suggest customers, and lead to the search for them', async () => {
    const [customer] = (await server.as('salesrep').get('/customer/Customer')).body
    const { screen, user, address } = await mount()
    await user.type(await screen.findByRole('combobox'), customer.customerName)
    await user.click(await screen.findByRole('option', { name: new RegExp(customer.customerCode) }))
    await waitFor(() => expect(address()).toBe(`/customerprofile/${customer.customerCode}`))
  })

  test('words and Enter lead to the customer search', async () => {
    const { address } = await find('flowers')
    await waitFor(() => expect(address()).toContain('/customers'))
    expect(decodeURIComponent(address())).toContain('"q":"flowers"')
  })

  test('words suggest quote items by their product as well', async () => {
    const [row] = (await server.as('salesrep').get('/quote-worklist/Quote/WorkList', { myQuotes: true })).body
    const { screen, user } = await mount()
    await user.type(await screen.findByRole('combobox'), row.productDescription)
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${row.reference} `) }))
    expect(await screen.findByLabelText('About the item')).toHaveTextContent(row.reference)
  })

  test('a vendor finds its own orders', async () => {
    const [order] = (await server.as('vendor').get('/quote-worklist/NewWork/WorkList')).body
    const { screen, user, address } = await mount({ as: 'vendor' })
    await user.type(await screen.findByRole('combobox', { name: 'Order' }), String(order.toolingOrderId))
    await user.click(
      await screen.findByRole('option', { name: new RegExp(`^Order ${order.toolingOrderId}`) }),
    )
    await waitFor(() => expect(address()).toBe(`/toolingOrder/all?q=${order.toolingOrderId}`))
  })

  test('who may see none of what is found has no search', async () => {
    const { screen } = await mount({ as: 'sysadmin' })
    expect(await screen.findByRole('region', { name: 'Health' })).toBeInTheDocument()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Waiting' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Recent drafts' })).toBeNull()
  })
})

describe('what waits', () => {
  test('each worklist is a link with its number of items', async () => {
    const { body: counts } = await server.as('designer').get('/quote-worklist/Counts')
    const { screen } = await mount({ as: 'designer' })
    const waiting = await screen.findByRole('list', { name: 'Waiting' })
    const [mine, design] = within(waiting).getAllByRole('listitem')
    expect(mine).toHaveTextContent(`Assigned to me${counts.assignedToMe} items`)
    expect(within(design as HTMLElement).getByRole('link', { name: 'Structural Design' })).toHaveAttribute(
      'href',
      '/worklist/DESIGN',
    )
    expect(design).toHaveTextContent(
      `${counts.groups.find(({ code }: { code: string }) => code === 'DESIGN').count} items`,
    )
  })

  test.each([
    ['newwork', ['Assigned to me', 'New Work']],
    ['samplemaker', ['Sample Room']],
    ['sca', ['Assigned to me', 'Assigned to Marcus Odell', 'Assigned to Tessa Harcourt']],
  ])('for %s it is what their menu counts, and leads where they may go', async (as, expected) => {
    const { screen } = await mount({ as })
    const list = await screen.findByRole('list', { name: 'Waiting' })
    const links = within(list).getAllByRole('link')
    expect(links.map(link => link.textContent)).toEqual(expected)
    const menu = screen.getByRole('navigation')
    for (const link of links.filter(({ textContent }) => textContent !== 'Assigned to me')) {
      const rows = link.closest('li')?.textContent ?? ''
      const inMenu = menu.querySelector(`a[href="${link.getAttribute('href')}"]`)
      await waitFor(() => expect(inMenu).toHaveTextContent(String(/(\d+) items?$/.exec(rows)?.[1])))
    }
  })

  test('drafts lead to their quotes', async () => {
    const { body: drafts } = await server.as('salesrep').get('/quote/Quote/DraftQuotes')
    const { screen } = await mount()
    const list = await screen.findByRole('list', { name: 'Recent drafts' })
    expect(within(list).getByRole('link', { name: drafts[0].quoteReference })).toHaveAttribute(
      'href',
      `/quotes/${drafts[0].id}`,
    )
  })
})

describe('health', () => {
  test('the product, its database and what it is connected to', async () => {
    const { screen, server } = await mount()
    const health = await screen.findByRole('region', { name: 'Health' })
    expect(await within(health).findByText('Ready')).toBeInTheDocument()
    const engine = new RegExp(`^${server.connection.engine}, answers in`)
    expect(within(health).getByText(engine)).toBeInTheDocument()
    expect(within(health).getAllByText('Built-in stand-in').length).toBeGreaterThan(0)
  })

  test('a product that is not ready says so', async () => {
    const { screen } = await mount({
      through: fetch => (input, init) =>
        String(input).endsWith('/readyz')
          ? Promise.resolve(Response.json({ ready: false }, { status: 503 }))
          : fetch(input, init),
    })
    const health = await screen.findByRole('region', { name: 'Health' })
    expect(await within(health).findByText('Not available right now')).toBeInTheDocument()
  })
})

describe('the first minute', () => {
  test('says by role what to do first, and never again once it is put away', async () => {
    const { screen, user, services, unmount } = await mount({ as: 'plant' })
    const welcome = await screen.findByRole('region', { name: 'Welcome, Viktor Hale' })
    expect(within(welcome).getByText(/its job tickets print from there/)).toBeVisible()
    const links = within(welcome).getAllByRole('link', { name: 'Go there' })
    expect(links.map(link => link.getAttribute('href'))).toEqual(['/plant', '/boardgrades', '/scratch'])
    await user.click(within(welcome).getByRole('button', { name: 'Got it' }))
    expect(screen.queryByText('Welcome, Viktor Hale')).not.toBeInTheDocument()
    await services.store.flush()
    unmount()
    const again = await mount({ as: 'plant' })
    expect(await again.screen.findByRole('heading', { level: 1, name: 'Hub' })).toBeInTheDocument()
    expect(again.screen.queryByText('Welcome, Viktor Hale')).not.toBeInTheDocument()
  })

  test('stands on the page that a person lands on, and on no other', async () => {
    const { screen, goTo } = await mount({ as: 'custserv', path: '/' })
    expect(await screen.findByText('Welcome, Dominic Yates')).toBeVisible()
    await goTo('/boardgrades')
    await waitFor(() => expect(screen.queryByText('Welcome, Dominic Yates')).not.toBeInTheDocument())
  })
})

test.each([
  ['/qitem/abc', '“abc” is no number of a quote item.'],
  ['/quotes/x-1', '“x-1” is no number of a quote.'],
  ['/toolingOrder/manualorder/x', '“x” is no number of a manual order.', 'su'],
  ['/toolingOrder/item/x', '“x” is no number of a quote item.', 'su'],
])('%s is said in words, with where to find one', async (path, words, as = 'salesrep') => {
  const { screen } = await mount({ path, as })
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
})
