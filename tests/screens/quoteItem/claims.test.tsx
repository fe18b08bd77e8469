import { waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { itemNow, slottedCarton } from '../quote/quotes.ts'
import { newItem, openTab } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

test('tab-flags: a claim says which boards it rules out, and takes away the one that is chosen', async () => {
  const { id } = await newItem(server, { product: { ...slottedCarton, boardGrade: 'B230' } })
  const { screen, user, form, save } = await openTab(id, 'claims', { server })
  expect(await screen.findByText('The chosen B230 is one of them.')).toBeInTheDocument()
  expect(form.getAllByText(/^Rules out \d+ of \d+ boards\.$/)).toHaveLength(4)
  await user.click(form.getByRole('checkbox', { name: 'Dangerous Goods' }))
  expect(
    await screen.findByText('Boardgrade selected is no longer valid. Please reselect boardgrade'),
  ).toBeInTheDocument()
  expect(await screen.findByText('No board is chosen yet.')).toBeInTheDocument()
  expect(screen.getByText(/^B230: .*not dangerous goods compliant/)).toBeInTheDocument()
  // A seller claims; somebody with the scope approves.
  expect(
    form.getByText('Dangerous Goods Approved: waits for somebody who may approve it.'),
  ).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: /^Use & Claims ?, valid, unsaved changes$/ })).toBeInTheDocument()
  await user.click(save())
  expect(await screen.findByText('Use & Claims has been saved.')).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: /^Use & Claims ?, valid$/ })).toBeInTheDocument()
  const stored = await itemNow(server, id)
  expect([stored.compliance.isDangerousGoodsCompliant, stored.product.boardGrade]).toEqual([true, ''])
})

test('who may approve is asked to, and a claim taken back takes the approval with it', async () => {
  const quote = (await server.as('su').post('/quote/Quote/Create', { customer: { customerCode: 'BLU001' } }))
    .body
  const products = [{ itemCategory: 'NEW_MANUAL_DESIGN', description: 'Lager carton' }]
  const { items } = (await server.as('su').post('/quote/Quote/Products', { id: quote.id, products })).body
  const { screen, user, form } = await openTab(items[0].id, 'claims', { server, as: 'su' })
  await user.click(form.getByRole('checkbox', { name: 'Air Freight' }))
  expect(
    await screen.findByRole('tab', { name: /^Use & Claims ?, not valid, unsaved changes$/ }),
  ).toBeInTheDocument()
  await user.click(form.getByRole('checkbox', { name: 'Air Freight Approved' }))
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /^Use & Claims ?, valid, unsaved changes$/ })).toBeInTheDocument(),
  )
  await user.click(form.getByRole('checkbox', { name: 'Air Freight' }))
  await user.click(form.getByRole('checkbox', { name: 'Air Freight' }))
  expect(form.getByRole('checkbox', { name: 'Air Freight Approved' })).not.toBeChecked()
})

test('who can’t change the item is told that nothing is claimed', async () => {
  const { id } = await newItem(server, { product: slottedCarton })
  const { form } = await openTab(id, 'claims', { server, as: 'designer' })
  expect(await form.findByText('Nothing is claimed of the product.')).toBeInTheDocument()
})
