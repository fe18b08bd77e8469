import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { builtInLgx } from '../../../server/integrations/lgx/builtIn.ts'
import type { Lgx } from '../../../server/integrations/lgx/lgx.ts'
import { Problem } from '../../../server/problem/problem.ts'
import { approvedItem } from '../../server/priceSteps.ts'
import { pricingItem } from '../../server/sectionSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from '../quote/fill.ts'
import { itemNow } from '../quote/quotes.ts'
import { copiedItem } from '../similarProducts/copiedItem.ts'
import { openTab } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const cell = (grid: HTMLElement, name: string) => within(grid).getByRole('spinbutton', { name })

/** Answers for the sheet itself as a server that is too busy does: what is drawn of it is another test's. */
const unmade: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch = fetch => async (input, init) => {
  const url = String(input instanceof Request ? input.url : input)
  if (!url.endsWith('/report/PriceExplanation')) return fetch(input, init)
  const problem = { code: 'unavailable', status: 503, title: 'Away', detail: 'Too many documents wait.' }
  const headers = { 'content-type': 'application/problem+json' }
  return new Response(JSON.stringify(problem), { status: 503, headers })
}

describe('the price of an item', () => {
  test('save-pricing: is costed at a press; margin and price follow a mark-up, and all of it is saved', async () => {
    const { itemId } = await pricingItem(server)
    const { screen, user, form, save } = await openTab(itemId, 'price', { server, as: 'su' })
    await user.click(await form.findByRole('button', { name: /^Price [\d,]+$/ }))
    const grid = await form.findByRole('table', { name: 'Price breaks' })
    await user.click(form.getByRole('button', { name: 'Add break' }))
    expect(cell(grid, 'Quantity of break 2')).toHaveFocus()
    const [markUp] = within(grid).getAllByRole('spinbutton', { name: /^Mark-up of/ })
    if (markUp === undefined) throw new Error('There is no mark-up to enter.')
    await fill(user, markUp, '25')
    const [margin] = within(grid).getAllByRole('spinbutton', { name: /^Margin of/ })
    await waitFor(() => expect(margin).toHaveValue('20.0'))
    await fill(user, cell(grid, 'Quantity of break 2'), '900.5')
    await user.tab()
    // It comes first by its quantity, and what is refused stands as it was typed.
    expect(cell(grid, 'Quantity of break 1')).toHaveValue('900.5')
    expect(cell(grid, 'Mark-up of 900.5')).toHaveFocus()
    // The panel of the cost stays where it is while a quantity is typed anew.
    await user.clear(cell(grid, 'Quantity of break 1'))
    expect(form.getByText('Cost of break 1')).toBeVisible()
    await fill(user, cell(grid, 'Quantity of break 1'), '9.000')
    expect(cell(grid, 'Quantity of break 1')).toHaveAccessibleDescription(/may be 9 or 9,000/)
    expect(within(grid).getByText('may be 9 or 9,000: write it without the point')).toBeVisible()
    await fill(user, cell(grid, 'Quantity of break 1'), '900')
    await user.click(save())
    expect(await screen.findByText('Pricing has been saved.')).toBeInTheDocument()
    const { details } = (await itemNow(server, itemId)).pricing
    expect(details).toMatchObject([
      { priceQty: 900, minQty: 900 },
      { markUpPercent: 25, marginPercent: 20, cost: expect.any(Number) },
    ])
  })

  test('a mark-up, margin or price that nobody can sell at is said at its field as it is typed', async () => {
    const { itemId } = await pricingItem(server)
    const { user, form } = await openTab(itemId, 'price', { server, as: 'su' })
    await user.click(await form.findByRole('button', { name: /^Price [\d,]+$/ }))
    const grid = await form.findByRole('table', { name: 'Price breaks' })
    const entered = async (what: string, typed: string, said: RegExp) => {
      await fill(user, within(grid).getByRole('spinbutton', { name: new RegExp(`^${what} of`) }), typed)
      expect(await form.findByText(said)).toBeVisible()
      expect(within(grid).getByRole('spinbutton', { name: new RegExp(`^${what} of`) })).toBeInvalid()
    }
    await entered('Margin', '250', /^Margin % of [\d,]+: must be <= 99.99$/)
    await entered('Price', '-10', /^Price of [\d,]+: must be >= 0$/)
    await entered('Mark-up', '-100', /^Mark-up % of [\d,]+: The price must be greater than 0\.$/)
    await fill(user, within(grid).getByRole('spinbutton', { name: /^Mark-up of/ }), '25')
    await waitFor(() => expect(form.queryByText(/must be/)).toBeNull())
    await fill(user, cell(grid, 'Quantity of break 1'), '10')
    expect(await form.findByText(/^Quantity of 10: .* the recommended MOQ is [\d,]+\.$/)).toBeVisible()
  })

  test('what can’t be read in mark-up, margin or price is no price, is said at its cell and stays as it was typed', async () => {
    const { itemId } = await pricingItem(server)
    const { screen, user, form, save } = await openTab(itemId, 'price', { server, as: 'su' })
    await user.click(await form.findByRole('button', { name: /^Price [\d,]+$/ }))
    const grid = await form.findByRole('table', { name: 'Price breaks' })
    const given = (what: string) => within(grid).getByRole('spinbutton', { name: new RegExp(`^${what} of`) })
    for (const [what, head] of [
      ['Margin', 'Margin %'],
      ['Price', 'Price'],
      ['Mark-up', 'Mark-up %'],
    ] as const) {
      await fill(user, given(what), 'abc')
      await user.tab()
      expect(given(what)).toHaveValue('abc')
      expect(given(what)).toBeInvalid()
      expect(form.getByText(new RegExp(`^${head} of [\\d,]+: must be numeric$`))).toBeVisible()
    }
    expect(given('Price')).toHaveValue('')
    // It is costed; there is no price to show the way to.
    expect(form.queryByText('It is not costed yet.')).toBeNull()
    expect(form.getByText(/^There is no price that its cost could lead to/)).toBeVisible()
    await fill(user, given('Quantity'), '750')
    await user.click(form.getByRole('button', { name: 'Add break' }))
    await fill(user, cell(grid, 'Quantity of break 2'), '300')
    await user.tab()
    expect(cell(grid, 'Mark-up of 750')).toHaveValue('abc')
    await user.click(save())
    expect(await screen.findAllByText('Price Breaks, row 2 (750), Mark-up % must be numeric')).not.toEqual([])
    await user.clear(cell(grid, 'Mark-up of 750'))
    await user.tab()
    expect(cell(grid, 'Mark-up of 750')).not.toBeInvalid()
    expect(cell(grid, 'Price of 750')).not.toHaveValue('')
  })

  test('is ended on a day by who prices, wherever the item stands, once they have said so', async () => {
    const { itemId } = await approvedItem(server)
    const others = await openTab(itemId, 'price', { server })
    await others.form.findByRole('table', { name: 'Price breaks' })
    expect(others.form.queryByRole('button', { name: 'End the price…' })).toBeNull()
    others.unmount()
    const { screen, user, form } = await openTab(itemId, 'price', { server, as: 'pricing' })
    await user.click(await form.findByRole('button', { name: 'End the price…' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^End the Price of \d+-1$/ }))
    const day = dialog.getByRole('textbox', { name: /^Price Expiry Date/ })
    await fill(user, day, 'soon')
    await user.click(dialog.getByRole('button', { name: 'End Price' }))
    expect(await dialog.findByText('Invalid date')).toBeVisible()
    expect(day).toHaveValue('soon')
    await fill(user, day, '31-03-2020')
    expect(dialog.getByText(/^That day is over: nobody can be sent a quote with this price/)).toBeVisible()
    await fill(user, day, '31-03-2027')
    expect(dialog.queryByText(/^That day is over/)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'End Price' }))
    expect(await screen.findByText(/^The price of \d+-1 ends on 31-03-2027\.$/)).toBeInTheDocument()
    expect((await itemNow(server, itemId)).pricing.priceExpiryDate).toBe('2027-03-31')
    expect(await form.findByText('31-03-2027')).toBeInTheDocument()
  })

  test('takes a column of a spreadsheet as it is shown there, and says what finds no break', async () => {
    const { itemId } = await pricingItem(server)
    const { screen, user, form } = await openTab(itemId, 'price', { server, as: 'su' })
    await user.click(await form.findByRole('button', { name: /^Price [\d,]+$/ }))
    const grid = await form.findByRole('table', { name: 'Price breaks' })
    const shown = (name: RegExp) =>
      within(grid)
        .getAllByRole('spinbutton', { name })
        .map(input => (input as HTMLInputElement).value)
    await user.click(cell(grid, 'Quantity of break 1'))
    await user.paste('1,000\n2500\n5000\n10000\n20000\n30000\n')
    expect(shown(/^Quantity of/)).toEqual(['1000', '2500', '5000', '10000', '20000'])
    expect(await screen.findByText('1 line of what was pasted found no break.')).toBeInTheDocument()
    await user.click(cell(grid, 'Price of 2,500'))
    await user.paste('$1,200.50\t12%\n$990.00\t9%\n')
    expect(
      await screen.findByText('Only the first column of what was pasted was taken, as Price.'),
    ).toBeInTheDocument()
    expect(shown(/^Price of/).slice(1, 3)).toEqual(['1200.50', '990.00'])
    await user.paste('Price\n$800.00\n')
    expect(
      await screen.findByText('Nothing was pasted: Price takes numbers, and “Price” is none.'),
    ).toBeInTheDocument()
    expect(shown(/^Price of/).slice(1, 3)).toEqual(['1200.50', '990.00'])
    await fill(user, cell(grid, 'Quantity of break 1'), 'about 1000')
    await user.tab()
    expect(cell(grid, 'Quantity of break 1')).toHaveValue('about 1000')
    expect(cell(grid, 'Quantity of break 1')).toBeInvalid()
    await user.click(screen.getByRole('tab', { name: /^Delivery/ }))
    await screen.findByRole('form', { name: 'Delivery' })
    await user.click(screen.getByRole('tab', { name: /^Price/ }))
    await screen.findByRole('form', { name: 'Price' })
    expect(cell(grid, 'Quantity of break 1')).toHaveValue('about 1000')
  })

  test('shows the tape of what is saved, line by line', async () => {
    const { itemId } = await approvedItem(server)
    const { user, form } = await openTab(itemId, 'price', { server })
    await user.click(await form.findByRole('tab', { name: 'Cost tape' }))
    expect(await form.findByRole('rowheader', { name: 'Paper' })).toBeVisible()
  })

  test('of a copy stands beside what the product was last sold for, asked again where LGX was away', async () => {
    const { id, product } = await copiedItem(server, 'MODIFY_SIMPLE_CHANGE')
    let isAway = true
    const lgx: Lgx = {
      ...builtInLgx(server.connection.db),
      prices: asked => {
        if (isAway) throw new Problem('unavailable', 'LGX could not be reached (no answer).')
        return builtInLgx(server.connection.db).prices(asked)
      },
    }
    const without = await createTestApp({ connection: server.connection, lgx })
    const { user, form } = await openTab(id, 'price', { server: without })
    const code = product.productCode
    expect(await form.findByText(new RegExp(`^${code} was last ordered on .* at \\$`))).toBeInTheDocument()
    const alert = form.getByText(
      `What ${code} is sold for is not known. LGX could not be reached (no answer).`,
    )
    isAway = false
    await user.click(form.getByRole('button', { name: 'Ask again' }))
    await waitFor(() => expect(alert).not.toBeInTheDocument())
    expect(form.getByText(/Its price (ended on|holds until)/)).toBeInTheDocument()
  })

  test('is printed for somebody who may not enter it', async () => {
    const { itemId } = await pricingItem(server)
    const { screen, form } = await openTab(itemId, 'price', { server })
    expect(
      await screen.findByText('Price is read-only. Only members of Pricing may act at Pricing.'),
    ).toBeInTheDocument()
    expect(form.getByText('Nothing is priced yet.')).toBeInTheDocument()
    expect(form.queryByRole('button', { name: /^(Price|Add)/ })).toBeNull()
  })

  test('is explained for the customer or for us, and sent to people of ours who may see costs', async () => {
    const { itemId } = await approvedItem(server)
    const { screen, user, form } = await openTab(itemId, 'price', { server, through: unmade })
    await user.click(await form.findByRole('button', { name: 'Explain this price' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: /^Price of 1,000, / }, { timeout: 10_000 }),
    )
    expect(dialog.getByRole('button', { name: 'For the customer' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(dialog.getByRole('button', { name: 'For us' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Send…' })).toBeEnabled())
    await user.click(dialog.getByRole('button', { name: 'Send…' }))
    const mail = within(await screen.findByRole('dialog', { name: 'Send the price with its costs' }))
    await fill(user, mail.getByRole('textbox', { name: 'To' }), 'harriet@bluegum.example')
    await user.click(mail.getByRole('button', { name: 'Send' }))
    expect(await mail.findByText(/is not of somebody of ours who may see what things cost/)).toBeVisible()
    await fill(user, mail.getByRole('textbox', { name: 'To' }), 'su@boxwright.example')
    await user.click(mail.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('The price is on its way to su@boxwright.example.')).toBeVisible()
    expect(
      await dialog.findByText(/^Cost and price .* of 1000: Sent to su@boxwright\.example on .* by /),
    ).toBeVisible()
  })
})
