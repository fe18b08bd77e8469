import { fireEvent, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { createQuote } from '../../server/quoteSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const mount = (as = 'salesrep', path = '/prodcat') => mountApp({ as, path, server })

describe('the catalogue', () => {
  test('is narrowed by the groups that a choice opens, and is shown again without one', async () => {
    const { screen, user } = await mount()
    const filters = within(await screen.findByRole('region', { name: 'Filters' }))
    const total = async () => (await screen.findByLabelText(/^\d+ rows?$/)).textContent
    const all = await total()
    await user.click(await filters.findByRole('checkbox', { name: /^Industry Standard/ }))
    expect(await filters.findByRole('group', { name: 'Market Segment' })).toBeInTheDocument()
    // The state is the person's own.
    const states = within(await filters.findByRole('group', { name: 'State' }))
    expect(states.getByRole('checkbox', { name: /^VIC/ })).toBeChecked()
    await user.click(await filters.findByRole('checkbox', { name: /^04 Folders/ }))
    expect(await filters.findByRole('group', { name: '04 Closure' })).toBeInTheDocument()
    expect(await total()).not.toBe(all)
    await user.click(filters.getByRole('checkbox', { name: /^Industry Standard/ }))
    await waitFor(async () => expect(await total()).toBe(all))
    expect(filters.queryByRole('group', { name: 'State' })).toBeNull()
  })

  test('says that nothing fits, by bounds that are exclusive, and what was typed wrongly', async () => {
    const { screen, user } = await mount()
    const bound = await screen.findByRole('textbox', { name: 'Length more than' })
    await user.type(bound, 'wide{Enter}')
    expect(bound).toHaveAccessibleDescription('must be numeric')
    await user.clear(bound)
    await user.type(bound, '1180{Enter}')
    await screen.findByLabelText('1 row')
    await user.clear(bound)
    await user.type(bound, '1190{Enter}')
    expect(await screen.findByText('No product matches')).toBeInTheDocument()
    await user.click(
      within(screen.getByRole('main')).getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement,
    )
    expect(await screen.findByRole('list', { name: 'Products' })).toBeInTheDocument()
  })

  test('is narrowed by every bound that was typed, also before the first shows', async () => {
    const { screen } = await mount()
    const least = await screen.findByRole('textbox', { name: 'Length more than' })
    const most = screen.getByRole('textbox', { name: 'Length less than' })
    for (const [bound, value] of [
      [least, '1180'],
      [most, '1190'],
    ] as const) {
      fireEvent.change(bound, { target: { value } })
      fireEvent.blur(bound)
    }
    expect(await screen.findByText('No product matches')).toBeInTheDocument()
  })

  test('is compared, and what is ticked comes into a new quote', async () => {
    const { screen, user, address } = await mount()
    await user.type(await screen.findByRole('searchbox'), 'fish{Enter}')
    await screen.findByLabelText('2 rows')
    for (const box of screen.getAllByRole('checkbox', { name: /^Select Fish boxes/ })) await user.click(box)
    const bar = within(await screen.findByRole('group', { name: 'Ticked products' }))
    await user.click(await bar.findByRole('button', { name: 'Compare' }))
    const dialog = await screen.findByRole('dialog', { name: 'Compare' })
    expect(within(dialog).getByRole('row', { name: /Size/ })).toHaveTextContent('380 × 260 × 110')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await user.click(bar.getByRole('button', { name: 'Quote…' }))
    const asked = await screen.findByRole('dialog', { name: 'Quote 2 products' })
    await user.click(within(asked).getByRole('button', { name: 'Quote' }))
    expect(await within(asked).findByText('Customer is required')).toBeInTheDocument()
    await user.type(within(asked).getByRole('combobox', { name: /For customer/ }), 'bluegum')
    await user.click(await screen.findByRole('option', { name: /Bluegum Brewing/ }))
    await user.click(within(asked).getByRole('button', { name: 'Quote' }))
    await waitFor(() => expect(address()).toMatch(/^\/quotes\/\d+$/))
    expect(await screen.findByText(/^2 items added to quote \d+\.$/)).toBeInTheDocument()
    // Whoever comes back does not quote them a second time.
    await user.click(await screen.findByRole('link', { name: 'Browse Catalogue' }))
    await screen.findByRole('list', { name: 'Products' })
    expect(screen.queryByRole('group', { name: 'Ticked products' })).toBeNull()
  })

  test('adds with one click to the quote that one came from, and remembers that it is a table', async () => {
    const quote = await createQuote(server.as('salesrep'))
    const { screen, user } = await mount('salesrep', `/quotes/${quote.id}`)
    await user.click(await screen.findByRole('button', { name: 'From the Catalogue' }))
    expect(await screen.findByText(/^Products go into quote \d+ for Bluegum Brewing\.$/)).toBeInTheDocument()
    const [add] = await screen.findAllByRole('button', { name: /^Add: / })
    await user.click(add as HTMLElement)
    expect(await screen.findByText(/^1 item added to quote \d+\.$/)).toBeInTheDocument()
    for (const box of screen.getAllByRole('checkbox', { name: /^Select / }).slice(0, 2)) await user.click(box)
    const bar = within(await screen.findByRole('group', { name: 'Ticked products' }))
    await user.click(bar.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText(/^2 items added to quote \d+\.$/)).toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'Ticked products' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Table' }))
    expect(await screen.findByRole('table', { name: 'Products' })).toBeInTheDocument()
    const { body } = await server.as('salesrep').get(`/quote/Quote/${quote.id}`)
    expect(body.items).toHaveLength(3)
  })

  test('is read by who may not quote', async () => {
    const { screen } = await mount('designer')
    await screen.findByRole('list', { name: 'Products' })
    expect(screen.queryByRole('button', { name: /^Quote…/ })).toBeNull()
  })
})
