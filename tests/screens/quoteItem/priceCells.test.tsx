import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { generic, passedByDesign, pricingItem } from '../../server/sectionSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from '../quote/fill.ts'
import { openTab } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

/** The price of an item at Pricing, begun. */
async function begun() {
  const { itemId } = await pricingItem(server)
  const opened = await openTab(itemId, 'price', { server, as: 'su' })
  const { screen, user, form } = opened
  await user.click(await form.findByRole('button', { name: /^Price [\d,]+$/ }))
  const grid = within(await form.findByRole('table', { name: 'Price breaks' }))
  return {
    ...opened,
    cell: (name: string | RegExp) => grid.getByRole('spinbutton', { name }),
    /** Goes to what is to do, from the list of all. */
    goTo: async (words: string) => {
      await user.click(await screen.findByRole('button', { name: / to do$/ }))
      const list = within(await screen.findByRole('dialog', { name: 'To be done' }))
      await user.click(list.getByRole('button', { name: words }))
    },
  }
}

/** More tabs than stay behind the open one. */
const sixOthers = ['Overview', 'Print', 'Pallet', 'Design', 'Delivery', 'Approval']

describe('a cell of the price breaks', () => {
  test('price-min-max-policy-1: that is missing stands in the list of what is to do, which leads to it from any tab', async () => {
    const { screen, user, choose, cell, goTo } = await begun()
    await choose('Pricing Policy', 'Fixed Quantity')
    await goTo('Price Breaks, row 1 (5,000), Max is required')
    await waitFor(() => expect(cell('Max of 5,000')).toHaveFocus())
    await user.click(screen.getByRole('tab', { name: /^Delivery/ }))
    await screen.findByRole('form', { name: 'Delivery' })
    await goTo('Price Breaks, row 1 (5,000), Min is required')
    await screen.findByRole('form', { name: 'Price' })
    await waitFor(() => expect(cell('Min of 5,000')).toHaveFocus())
  })

  test('stays as it was typed where it can’t be read, however many tabs are opened since', async () => {
    const { screen, user, cell, goTo } = await begun()
    await fill(user, cell(/^Quantity/), '5.000')
    for (const name of sixOthers) {
      await user.click(screen.getByRole('tab', { name: new RegExp(`^${name} ?,`) }))
      await screen.findByRole('tab', { name: new RegExp(`^${name} ?,`), selected: true })
    }
    await goTo('Price Breaks, row 1, Quantity must be numeric')
    await screen.findByRole('form', { name: 'Price' })
    const quantity = await screen.findByRole('spinbutton', { name: 'Quantity of break 1' })
    expect(quantity).toHaveValue('5.000')
    expect(quantity).toHaveAccessibleDescription(/may be 5 or 5,000/)
    await waitFor(() => expect(quantity).toHaveFocus())
    await fill(user, quantity, '4000')
    expect(await screen.findByRole('spinbutton', { name: 'Price of 4,000' })).not.toHaveValue('')
  })

  test('of bought goods stays as well, and moves with its break', async () => {
    const { itemId } = await passedByDesign(server, generic)
    const { user, form } = await openTab(itemId, 'genprice', { server, as: 'su' })
    await user.click(await form.findByRole('button', { name: 'Price 720' }))
    const grid = within(await form.findByRole('table', { name: 'Price breaks' }))
    const cell = (name: string) => grid.getByRole('spinbutton', { name })
    await fill(user, cell('Bought at of 720'), 'cheap')
    expect(form.getByText('Bought at of 720: must be numeric')).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Add break' }))
    await fill(user, cell('Quantity of break 2'), '300')
    await user.tab()
    expect(cell('Bought at of 720')).toHaveValue('cheap')
    await fill(user, cell('Bought at of 720'), '2500')
    expect(form.queryByText(/must be numeric/)).toBeNull()
  })
})
