import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { carton } from '../../server/carton.ts'
import { passedByDesign, preprint } from '../../server/sectionSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from '../quote/fill.ts'
import { itemNow } from '../quote/quotes.ts'
import { openTab } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

test('save-preprint-cost: the lines of the printed liner come to a cost at the expected quantity, and are saved', async () => {
  const { itemId } = await passedByDesign(server, {
    ...carton,
    ...preprint,
    expectedOrderQuantity: 10_000,
  })
  const { screen, user, form, save } = await openTab(itemId, 'preprintCost', { server, as: 'su' })
  await user.click(await form.findByRole('button', { name: 'Begin with the usual lines' }))
  await fill(user, form.getByRole('textbox', { name: 'Rate, row 1' }), '480')
  await fill(user, form.getByRole('textbox', { name: 'Rate, row 4' }), '120')
  await user.click(form.getByRole('button', { name: 'Remove row 3' }))
  await user.click(form.getByRole('button', { name: 'Remove row 2' }))
  const cost = within(await form.findByRole('table', { name: 'Preprint cost' }))
  expect(cost.getByRole('row', { name: 'Into the cost of the item $60.00' })).toBeInTheDocument()
  await user.click(save())
  expect(await screen.findByText('Preprint cost has been saved.')).toBeInTheDocument()
  expect((await itemNow(server, itemId)).preprintCost.details).toMatchObject([
    { type: 'Press make-ready', basis: 'run', rate: 480 },
    { type: 'Freight of the rolls', rate: 120 },
  ])
})
