import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { pricingItem } from '../../server/sectionSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from '../quote/fill.ts'
import { itemNow } from '../quote/quotes.ts'
import { openTab } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const cell = (grid: HTMLElement, name: string) => within(grid).getByRole('spinbutton', { name })

describe('the price of an item', () => {
  test('save-pricing: is costed at a press; margin and price follow a mark-up, and all of it is saved', async () => {
    const { itemId } = await pricingItem(server)
    const { screen, user, form, save } = await openTab(itemId, 'price', { server, as: 'su' })
    await user.click(await form.findByRole('button', { name: /^Price [\d,]+$/ }))
    const grid = await form.findByRole('table', { name: 'Price breaks' })
    await user.click(form.getByRole('button', { name: 'Add break' }))
    const [markUp] = within(grid).getAllByRole('spinbutton', { name: /^Mark-up of/ })
    if (markUp === undefined) throw new Error('There is no mark-up to enter.')
    await fill(user, markUp, '25')
    const [margin] = within(grid).getAllByRole('spinbutton', { name: /^Margin of/ })
    await waitFor(() => expect(margin).toHaveValue('20.0'))
    await fill(user, cell(grid, 'Quantity of break 2'), '900')
    await user.click(save())
    expect(await screen.findByText('Pricing has been saved.')).toBeInTheDocument()
    const { details } = (await itemNow(server, itemId)).pricing
    expect(details).toMatchObject([
      { markUpPercent: 25, marginPercent: 20, cost: expect.any(Number) },
      { priceQty: 900, minQty: 900 },
    ])
  })

  test('is printed for somebody who may not enter it', async () => {
    const { itemId } = await pricingItem(server)
    const { screen, form } = await openTab(itemId, 'price', { server })
    expect(
      await screen.findByText('Price is read-only. Only members of PRICING may act at Pricing.'),
    ).toBeInTheDocument()
    expect(form.getByText('Nothing is priced yet.')).toBeInTheDocument()
    expect(form.queryByRole('button', { name: /^(Price|Add)/ })).toBeNull()
  })
})
