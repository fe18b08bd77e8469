import { within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { boughtTape } from '../../domain/quoteDocument/builders.ts'
import { generic, passedByDesign, saveSection } from '../../server/sectionSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from '../quote/fill.ts'
import { itemNow } from '../quote/quotes.ts'
import { openTab } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

describe('the price of bought goods', () => {
  test('save-pricing-details: follows from what they cost, and gives the item its unit price', async () => {
    const { itemId } = await passedByDesign(server, generic)
    const { screen, user, form, save } = await openTab(itemId, 'genprice', { server, as: 'su' })
    await user.click(await form.findByRole('button', { name: 'Price 720' }))
    const grid = within(await form.findByRole('table', { name: 'Price breaks' }))
    const cell = (name: string) => grid.getByRole('spinbutton', { name })
    await fill(user, cell('Bought at of 720'), '2500')
    await fill(user, cell('Freight in of 720'), '90')
    await fill(user, cell('Mark-up of 720'), '30')
    expect(cell('Price of 720')).toHaveValue('3412.50')
    expect(form.getByText('In an order of 720, one is sold at $3.4125.')).toBeInTheDocument()
    await user.click(save())
    expect(await screen.findByText('Pricing Details has been saved.')).toBeInTheDocument()
    const now = await itemNow(server, itemId)
    expect(now.genericPricing).toMatchObject({
      pricingPolicy: '2',
      details: [{ priceQty: 720, cost: 2625, price: 3412.5, marginPercent: 23.08 }],
    })
    expect(now.unitPrice).toBe(3.4125)
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    expect(await screen.findByRole('menuitem', { name: 'Samples' })).toBeVisible()
    // What is bought is made by nobody here.
    expect(screen.queryByRole('menuitem', { name: 'Job ticket' })).toBeNull()
  })

  test('is explained break by break, once it is saved', async () => {
    const item = await passedByDesign(server, generic)
    const { genericPricing } = boughtTape()
    await saveSection(server.as('su'), 'genericPricing', item, genericPricing)
    const { screen, user, form } = await openTab(item.itemId, 'genprice', { server, as: 'su' })
    await user.click(await form.findByRole('radio', { name: 'Mark 5,000' }))
    await user.click(form.getByRole('button', { name: 'Explain this price' }))
    const dialog = await screen.findByRole('dialog', { name: /^Price of 5,000, / }, { timeout: 10_000 })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await user.click(form.getByRole('button', { name: 'Add break' }))
    await user.click(form.getByRole('radio', { name: 'Mark 20,000' }))
    expect(form.getByRole('button', { name: 'Explain this price' })).toBeDisabled()
  })

  test('is printed for somebody who may not enter it', async () => {
    const { itemId } = await passedByDesign(server, generic)
    const { screen, form } = await openTab(itemId, 'genprice', { server })
    expect(
      await screen.findByText('Price is read-only. Only members of Pricing may act at Pricing.'),
    ).toBeInTheDocument()
    expect(form.getByText('Nothing is priced yet.')).toBeInTheDocument()
    expect(form.queryByRole('button', { name: /^(Price|Add)/ })).toBeNull()
  })
})
