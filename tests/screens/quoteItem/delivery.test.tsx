import { waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from '../quote/fill.ts'
import { itemNow, saveProduct, slottedCarton } from '../quote/quotes.ts'
import { copiedItem } from '../similarProducts/copiedItem.ts'
import { newItem, openTab } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

async function openDelivery() {
  const { id } = await newItem(server, { product: slottedCarton })
  return { id, ...(await openTab(id, 'delivery', { server })) }
}

describe('the delivery of an item', () => {
  test('goes where its quote goes until it has an address of its own, with region and rate at once', async () => {
    const { id, screen, user, form, text, choose, save } = await openDelivery()
    expect(form.getByText('12 Cooperage Lane, North Geelong, VIC 3215')).toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Another address' }))
    expect(text('Delivery Address')).toHaveValue('12 Cooperage Lane')
    await fill(user, text('Postcode'), '2000')
    await waitFor(() => expect(text('Postcode')).toHaveAccessibleDescription('not valid'))
    await choose('State', 'New South Wales')
    expect(await form.findByText(/\(NSW/)).toBeInTheDocument()
    await user.click(save())
    expect(await screen.findByText('Delivery Details has been saved.')).toBeInTheDocument()
    expect((await itemNow(server, id)).delivery).toMatchObject({
      deliveryState: 'NSW',
      deliveryPostCode: '2000',
      truckType: '',
    })
    await user.click(form.getByRole('button', { name: 'As the quote' }))
    expect(form.getByText('12 Cooperage Lane, North Geelong, VIC 3215')).toBeInTheDocument()
  })

  const otherRegion = "Region doesn't match original distribution region of the copy product"

  async function copyForElsewhere() {
    const { id } = await copiedItem(server)
    const { product } = await itemNow(server, id)
    await saveProduct(server, id, { ...product, referenceToRegion: 'NSW-SYD' })
    return id
  }

  test('form-region-mismatch: a copy that goes elsewhere says so, also while it goes where its quote goes', async () => {
    const { form, text, user } = await openTab(await copyForElsewhere(), 'delivery', { server })
    expect(await form.findByText(otherRegion)).toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Another address' }))
    await waitFor(() => expect(text('Postcode')).toHaveAccessibleDescription(otherRegion))
  })

  test('what was found when the item was read stays while the region is asked for', async () => {
    let answer: () => void = () => undefined
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    const { form, services } = await openTab(await copyForElsewhere(), 'delivery', {
      server,
      through: fetch => async (input, init) => {
        if (/\/config\/Region\/\d/.test(String(input))) await answered
        return fetch(input, init)
      },
    })
    const found = await form.findByText(otherRegion)
    // Everything but the region is known.
    await waitFor(() => expect(services.queryClient.isFetching()).toBe(1))
    expect(found).toBeInTheDocument()
    answer()
    await waitFor(() => expect(services.queryClient.isFetching()).toBe(0))
    expect(found).toBeInTheDocument()
  })

  test('asks of what is bought for no load on Pallet, a tab that it does not have', async () => {
    const { id } = await newItem(server, { product: { itemCategory: 'GENERIC', isGen: true } })
    const { screen, form } = await openTab(id, 'delivery', { server })
    expect(await form.findByText(/for one pallet$/)).toBeInTheDocument()
    expect(screen.queryByRole('tab', { name: /^Pallet/ })).toBeNull()
    expect(form.queryByText(/Take a load on Pallet/)).toBeNull()
  })

  test('says of a day that is over that nothing can be delivered then', async () => {
    const { user, text } = await openDelivery()
    await fill(user, text('Required Date'), '01-01-2020')
    await user.tab()
    const words = 'That day is over: nothing can be delivered then any more.'
    await waitFor(() => expect(text('Required Date')).toHaveAccessibleDescription(words))
    await fill(user, text('Required Date'), '01-01-2099')
    await user.tab()
    await waitFor(() => expect(text('Required Date')).not.toHaveAccessibleDescription(words))
  })

  test('has nothing to fill in when the customer comes for the goods', async () => {
    const { id, screen, user, form, choose, save } = await openDelivery()
    await choose('Truck Type', 'Customer pickup')
    expect(form.getByText('The customer picks the goods up: nothing else is needed.')).toBeInTheDocument()
    expect(form.queryByRole('button', { name: 'Another address' })).toBeNull()
    expect(screen.getByRole('tab', { name: /^Delivery ?, valid/ })).toBeInTheDocument()
    await user.click(save())
    expect(await screen.findByText('Delivery Details has been saved.')).toBeInTheDocument()
    expect((await itemNow(server, id)).delivery.truckType).toBe('CUSTPICK')
  })
})
