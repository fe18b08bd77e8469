import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { priceItem } from '../../server/priceSteps.ts'
import { createItem } from '../../server/quoteSteps.ts'
import { pricingItem, saveSection } from '../../server/sectionSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from '../quote/fill.ts'
import { itemNow } from '../quote/quotes.ts'
import { openTab } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const quantities = [1000, 5000]

describe('two people price one item', () => {
  test('different breaks: both are saved unasked, with what follows; one break: what both entered is asked', async () => {
    const item = await pricingItem(server)
    await priceItem(server, item, quantities)
    const { screen, user, form, save } = await openTab(item.itemId, 'price', { server, as: 'su' })
    const grid = within(await form.findByRole('table', { name: 'Price breaks' }))
    const markUp = (of: string) => grid.findByRole('spinbutton', { name: `Mark-up of ${of}` })
    const stored = async () =>
      (await itemNow(server, item.itemId)).pricing.details.map(({ markUpPercent }) => markUpPercent)

    await fill(user, await markUp('1,000'), '40')
    await priceItem(server, item, quantities, {}, { 5000: 30 })
    await user.click(save())
    const kept = /saved this price in the meantime\. What they changed is kept/
    expect(await screen.findByText(kept)).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await markUp('5,000')).toHaveValue('30.0')
    expect(await stored()).toEqual([40, 30])

    await fill(user, await markUp('5,000'), '33')
    await priceItem(server, item, quantities, {}, { 1000: 41, 5000: 31 })
    const met = { name: 'Saved by someone else in the meantime' }
    // A second save in a moment is none; once the dialog has come there is no button behind it.
    await waitFor(async () => {
      if (screen.queryByRole('dialog', met) === null) await user.click(save())
      expect(screen.getByRole('dialog', met)).toBeInTheDocument()
    })
    const conflict = within(screen.getByRole('dialog', met))
    const rows = conflict.getAllByRole('row').slice(1)
    expect(rows.map(row => row.textContent)).toEqual([
      expect.stringMatching(/row 2 \(5,000\), Mark-up %changed by both33 %31 %/),
    ])
    await user.click(conflict.getByRole('button', { name: 'Save the chosen values' }))
    await waitFor(async () => expect(await stored()).toEqual([41, 33]))
  })
})

test('costs of an item that has changed since are warned of in words, without a code', async () => {
  const item = await pricingItem(server)
  await priceItem(server, item, quantities)
  const { delivery } = await itemNow(server, item.itemId)
  const moved = await saveSection(server.as('su'), 'delivery', item, { ...delivery, truckType: 'CUSTPICK' })
  expect([moved.status, moved.body.errors]).toEqual([200, undefined])
  const { form } = await openTab(item.itemId, 'price', { server, as: 'su' })
  expect(await form.findByText('Since the costs were calculated: Truck Type changed.')).toBeVisible()
})

test('of an item without a blank asks for no tooling: there is none to cost', async () => {
  const item = await createItem(server.as('salesrep'))
  const asked: string[] = []
  const { form } = await openTab(item.itemId, 'price', {
    server,
    as: 'su',
    through: fetch => (input, init) => {
      asked.push(String(input instanceof Request ? input.url : input))
      return fetch(input, init)
    },
  })
  expect(await form.findByText('Nothing is priced yet.')).toBeVisible()
  expect(asked.filter(url => url.includes('/QuotePricing/Tooling/'))).toEqual([])
})
