import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { saveSection } from '../../server/sectionSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from '../quote/fill.ts'
import { itemNow, slottedCarton } from '../quote/quotes.ts'
import { newItem, openTab } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

async function openPallet(product: NonNullable<Parameters<typeof newItem>[1]>['product'] = {}) {
  const { id } = await newItem(server, { product: { ...slottedCarton, ...product } })
  return { id, ...(await openTab(id, 'pallet', { server })) }
}

describe('the pallet of an item', () => {
  test('begins as the customer takes it, and takes a way to load with its picture at a press', async () => {
    const { id, screen, user, form, choice, save } = await openPallet()
    await waitFor(() => expect(choice('Pallet Type')).not.toHaveTextContent(/^\W*$/))
    const ways = within(await form.findByRole('table', { name: 'Ways to load' }))
    expect(ways.getAllByText('proven optimal').length).toBeGreaterThan(0)
    await user.click(ways.getByRole('button', { name: 'Take Column' }))
    expect(await ways.findByTitle('Taken')).toBeInTheDocument()
    expect(form.getByRole('table', { name: 'Trucks for the order' })).toBeInTheDocument()
    expect(form.getByRole('img', { name: /^Standard truck from above: \d+ pallets/ })).toBeInTheDocument()
    expect(
      form.getByRole('img', { name: /^Standard truck from the side: .* mm left above$/ }),
    ).toBeInTheDocument()

    await user.click(save())
    expect(await screen.findByText('Palletization has been saved.')).toBeInTheDocument()
    const { palletization, goodsPalletization, versions } = await itemNow(server, id)
    expect(palletization).toMatchObject({
      palletPatternCode: 'COLUMN',
      palletImage: expect.stringMatching(/^<svg /),
      calculatedFrom: { product: { length: slottedCarton.length } },
    })
    expect(palletization.totalPalletQty).toBeGreaterThan(0)
    expect([goodsPalletization.palletImage, versions.goodsPalletization]).toEqual(['', 1])
  })

  test('fills trucks of the type that the item goes with, until another is looked at', async () => {
    const { id, quoteId } = await newItem(server, { product: slottedCarton })
    const item = { quoteId, itemId: id }
    const saved = await saveSection(server.as('salesrep'), 'delivery', item, { truckType: 'TAUT' })
    expect(saved.status).toBe(200)
    const { user, form } = await openTab(id, 'pallet', { server })
    const trucks = within(await form.findByRole('table', { name: 'Trucks for the order' }))
    expect(trucks.getByRole('radio', { name: 'Tautliner' })).toBeChecked()
    await user.click(trucks.getByRole('radio', { name: 'Standard truck' }))
    expect(trucks.getByRole('radio', { name: 'Standard truck' })).toBeChecked()
  })

  test('says of a pallet height that no truck takes so, and what the highest takes', async () => {
    const { user, form, text } = await openPallet()
    await form.findByRole('table', { name: 'Ways to load' })
    await fill(user, text('Max Pallet Height'), '99999')
    await waitFor(() =>
      expect(text('Max Pallet Height')).toHaveAccessibleDescription(
        /^No truck is so high: .* 2,750 mm inside\.$/,
      ),
    )
  })

  test('enters the folded flat size by hand, with the engine’s beside it', async () => {
    const { user, form, text } = await openPallet()
    await form.findByRole('table', { name: 'Ways to load' })
    await user.click(form.getByRole('checkbox', { name: 'Enter by Hand' }))
    expect(form.getByText(/^Calculated [\d.]+ × [\d.]+ × [\d.]+ mm$/)).toBeInTheDocument()
    expect(text('Length')).not.toHaveValue('0')
    await fill(user, text('Length'), '9')
    await waitFor(() =>
      expect(text('Length')).toHaveAccessibleDescription(
        'Folded Flat Length and Folded Flat Width should be greater than or equal to 10.',
      ),
    )
  })

  test('says what has changed since the load was calculated, what it would be now, and takes that', async () => {
    const { user, form, text } = await openPallet()
    const ways = within(await form.findByRole('table', { name: 'Ways to load' }))
    await user.click(ways.getByRole('button', { name: 'Take Column' }))
    await fill(user, text('Max Pallet Height'), '700')
    const notice = await form.findByText(
      /^Since the load was calculated: Max Pallet Height .* → 700 mm\. It would be now: /,
    )
    expect(notice).toHaveTextContent(/Layers \d+ → \d+/)
    await user.click(form.getByRole('button', { name: 'Take it' }))
    await waitFor(() => expect(form.queryByText(/^Since the load was calculated/)).toBeNull())
    await fill(user, text('Max Pallet Height'), 'high')
    await waitFor(() => expect(form.queryByRole('table', { name: 'Ways to load' })).toBeNull())
    expect(form.queryByText(/^Since the load was calculated/)).toBeNull()
  })

  test('says of what can’t be read that it is not a number, not that there is none', async () => {
    const { user, form, text } = await openPallet()
    const ways = within(await form.findByRole('table', { name: 'Ways to load' }))
    await fill(user, text('Quantity'), '20')
    await user.click(await ways.findByRole('button', { name: 'Take Column' }))
    await fill(user, text('Quantity'), 'abc')
    expect(
      await form.findByText(/^Since the load was calculated: Bundle Quantity 20 → not a number/),
    ).toBeInTheDocument()
  })

  test('palletisation-all-failures: a save lists everything that is missing, each leading to its field', async () => {
    const { screen, user, form, text, save } = await openPallet()
    await fill(user, text('Remarks'), 'Keep dry')
    await user.click(save())
    expect(await screen.findByText('Palletization has been saved.')).toBeInTheDocument()
    const list = within(await form.findByRole('alert'))
    expect(list.getByText('Bundle quantity should be greater than zero.')).toBeInTheDocument()
    expect(list.getByText('Pallet Picture is required')).toBeInTheDocument()
    await user.click(list.getByRole('button', { name: 'Bundle quantity should be greater than zero.' }))
    expect(text('Quantity')).toHaveFocus()
    await fill(user, text('Remarks'), 'Keep dry, this side up')
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull())
  })

  test('palletisation-calculation-failed: says why nothing fits, and what would', async () => {
    const { user, form, text } = await openPallet()
    await form.findByRole('table', { name: 'Ways to load' })
    await user.click(form.getByRole('checkbox', { name: 'Enter by Hand' }))
    await fill(user, text('Length'), '1300')
    await fill(user, text('Width'), '1250')
    await fill(user, text('Height'), '8')
    expect(
      (await form.findAllByText(/does not fit on pallet type .* overhang front and back/)).length,
    ).toBeGreaterThan(0)
  })
})

describe('the goods pallet', () => {
  test('is a tab of displays, one by one, saved by itself', async () => {
    const { id } = await newItem(server, { product: { ...slottedCarton, productGroup: 'DISPLAYS' } })
    const { screen, user, form, save } = await openTab(id, 'gpallet', { server })
    const ways = within(await form.findByRole('table', { name: 'Ways to load' }))
    expect(form.queryByRole('textbox', { name: 'Quantity' })).toBeNull()
    await user.click(ways.getByRole('button', { name: 'Take Column' }))
    await user.click(save())
    expect(await screen.findByText('Finished Goods Palletization has been saved.')).toBeInTheDocument()
    expect(await itemNow(server, id)).toMatchObject({
      goodsPalletization: { bundleQty: 1, bundleTies: 1, palletImage: expect.stringMatching(/^<svg /) },
      palletization: { palletImage: '' },
    })
  })
})
