import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { decide, lowItem, priceOf } from '../../server/approvalSteps.ts'
import { act, makePriced } from '../../server/quoteSteps.ts'
import { approvalItem, pricingItem, readOnlyItem } from '../../server/sectionSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from '../quote/fill.ts'
import { itemNow } from '../quote/quotes.ts'
import { openTab } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

test('a price under the floor is approved with a word, by somebody else than who entered it', async () => {
  const item = await pricingItem(server)
  const pricing = server.as('pricing')
  await act(server.as('su'), item, 'RELEASE')
  await act(pricing, item, 'ACCEPT')
  await makePriced(pricing, item, 18)
  await act(pricing, item, 'PRICING_DONE')
  const { screen, user } = await openTab(item.itemId, 'appr', { server, as: 'pricing2' })
  const list = within(await screen.findByRole('list', { name: 'Approvals' }))
  const [row] = list.getAllByRole('listitem', { name: 'Price below floor' })
  if (row === undefined) throw new Error('No price is under the floor')
  expect(row).toHaveTextContent(/points under the floor of 17\.0 %\. Keeps the volume of the customer\./)
  expect(row).toHaveTextContent('Open')
  expect(screen.getByText(/^Approvals can be decided here; the rest is read-only\./)).toBeInTheDocument()
  expect(screen.queryByText(/Approval is read-only/)).toBeNull()
  await user.click(within(row).getByRole('button', { name: 'Approve Price below floor' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve price below floor' }))
  await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'For the volume.')
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Price below floor: approved.')).toBeInTheDocument()
  expect(await list.findByText(/^Elena Sorrento · .* — For the volume\.$/)).toBeInTheDocument()
  expect(list.getByText('Approved')).toBeInTheDocument()
})

test('who decides while somebody else does is told so, and what they typed stays', async () => {
  const item = await lowItem(server, 10)
  const { screen, user } = await openTab(item.itemId, 'appr', { server, as: 'techmgr' })
  const list = within(await screen.findByRole('list', { name: 'Approvals' }))
  const [reject] = await list.findAllByRole('button', { name: 'Reject Price below floor' })
  if (reject === undefined) throw new Error('No price is under the floor')
  await user.click(reject)
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject price below floor' }))
  await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Too cheap.')
  await decide(server.as('su'), item, await priceOf(server.as('su'), item))
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await dialog.findByText('Ingrid Falk approved it in the meantime.')).toBeInTheDocument()
  expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Too cheap.')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Price below floor: rejected.')).toBeInTheDocument()
})

test('save-customer-approvals: what the customer approves asks for the document; orders and the tooling account are kept', async () => {
  const item = await approvalItem(server)
  const opened = await openTab(item.itemId, 'appr', { server, as: 'su' })
  const { screen, user, form, choose, save } = opened
  await user.click(await form.findByRole('button', { name: "Approve Customer's artwork" }))
  const dialog = within(await screen.findByRole('dialog', { name: "Approve customer's artwork" }))
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await dialog.findByText('Document is required')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(form.getByRole('button', { name: 'Add order' }))
  await fill(user, form.getByRole('textbox', { name: /^Order Number/ }), 'PO-123')
  await choose('Tooling Account', /^TA-1000/)
  await user.click(save())
  expect(await screen.findByText('Customer Approvals has been saved.')).toBeInTheDocument()
  expect((await itemNow(server, item.itemId)).approval).toMatchObject({
    purchaseOrders: [{ orderNumber: 'PO-123' }],
    ...{ toolingAccountNumber: 'TA-1000', toolingAccountName: 'Tooling charged to the customer' },
  })
})

test('is printed where nothing is decided, with who it waits for', async () => {
  const item = await readOnlyItem(server, 'approval')
  const { screen, form } = await openTab(item.itemId, 'appr', { server })
  expect(await screen.findByText(/^Approval is read-only\./)).toBeInTheDocument()
  expect(await form.findByText('No order of the item is entered.')).toBeInTheDocument()
  expect(await form.findByText("Customer's artwork")).toBeInTheDocument()
  expect(form.queryByRole('button', { name: /^(Approve|Reject|Add)/ })).toBeNull()
})
