import { fireEvent, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { problem } from '../answering.ts'
import { fill } from '../quote/fill.ts'
import { itemNow, saveProduct, slottedCarton } from '../quote/quotes.ts'
import { copiedItem } from '../similarProducts/copiedItem.ts'
import { newItem, openTab } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

async function openDelivery(options: Partial<Parameters<typeof openTab>[2]> = {}) {
  const { id } = await newItem(server, { product: slottedCarton })
  return { id, ...(await openTab(id, 'delivery', { server, ...options })) }
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

describe('the price of the rail while an address is entered', () => {
  /** Delivery with what the rail has as price; regions of postcodes are answered once they are let through. */
  async function openWithPrice() {
    const held = new Map<string, Promise<Response | undefined>>()
    const asked: string[] = []
    const opened = await openDelivery({
      through: fetch => async (input, init) => {
        const postcode = /\/config\/Region\/(\d+)\//.exec(String(input))?.[1] ?? ''
        asked.push(postcode)
        return (await held.get(postcode)) ?? fetch(input, init)
      },
    })
    const { screen, user, form } = opened
    const rail = within(await screen.findByRole('complementary', { name: 'Picture and figures' }))
    const figure = (name: string) => () => rail.getByText(name, { selector: 'dt' }).nextElementSibling
    const price = figure('Price')
    await waitFor(() => expect(price()).toHaveTextContent(/^\$/))
    await user.click(form.getByRole('button', { name: 'Another address' }))
    return { ...opened, rail, price, cost: figure('Cost'), held, asked }
  }

  test('stays as it was until the region is known, for its freight is in it', async () => {
    const { price, text, held, asked } = await openWithPrice()
    const here = price()?.textContent ?? ''
    let letThrough: (_: undefined) => void = () => undefined
    held.set(
      '3000',
      new Promise(resolve => {
        letThrough = resolve
      }),
    )
    fireEvent.change(text('Postcode'), { target: { value: '3000' } })
    await waitFor(() => expect(asked).toContain('3000'))
    expect(price()).toHaveTextContent(here)
    letThrough(undefined)
    await waitFor(() => expect(price()).not.toHaveTextContent(here))
    expect(price()).toHaveTextContent(/\$\d/)
  })

  test('is none for a postcode without a region, and leads to it', async () => {
    const { price, user, text, rail } = await openWithPrice()
    await fill(user, text('Postcode'), '99')
    const why = 'The postcode of the delivery has no region: its freight is not known.'
    await user.click(await rail.findByRole('button', { name: why }))
    expect(text('Postcode')).toHaveFocus()
    expect(price()).toHaveTextContent('—')
  })

  test('is without freight where the region can not be read, and says so', async () => {
    const { cost, user, text, rail, form, held } = await openWithPrice()
    held.set('3000', Promise.resolve(problem(404, 'not-found')))
    await fill(user, text('Postcode'), '3000')
    const words = 'The region of the delivery could not be loaded. No freight is counted.'
    expect(await rail.findByText(words)).toBeInTheDocument()
    expect(form.getByText('The region could not be looked up.')).toBeInTheDocument()
    await waitFor(() => expect(cost()).toHaveTextContent(/^without freight−/))
    held.clear()
    await user.click(rail.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(rail.queryByText(words)).not.toBeInTheDocument())
  })
})
