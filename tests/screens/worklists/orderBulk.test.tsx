import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { NewWorkRow } from '#contract/newWork'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const list = async (login: string, query: Record<string, unknown>): Promise<NewWorkRow[]> =>
  (await server.as(login).get('/quote-worklist/NewWork/WorkList', query)).body

const select = async (path: string, as: string, ids: readonly number[]) => {
  const mounted = await mountApp({ as, path, server })
  const { screen, user } = mounted
  await screen.findAllByRole('row')
  const rowOf = (id: number) =>
    within(screen.getAllByRole('row').find(row => row.dataset.row === String(id)) as HTMLElement)
  for (const id of ids) await user.click(rowOf(id).getByRole('checkbox'))
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected rows' }))
  return { ...mounted, rowOf, bar }
}

test('beside the list an item that waits for an order says what it is, and what was said of it', async () => {
  const [row] = (await list('newwork', { AssignmentGroup: 'NEWWORK', range: [0, 9] })).filter(
    ({ toolingOrderId }) => toolingOrderId === null,
  )
  const { screen, user } = await mountApp({ as: 'newwork', path: '/toolingOrder/NEWWORK', server })
  await user.click(await screen.findByRole('button', { name: `Preview ${row?.reference}` }))
  const panel = within(await screen.findByRole('complementary', { name: `Preview of ${row?.reference}` }))
  expect(panel.getByText('Nothing is ordered yet')).toBeInTheDocument()
  expect(panel.getByText(row?.step ?? '', { selector: 'dd' })).toBeInTheDocument()
  expect(panel.getByText('New / Manual Design')).toBeInTheDocument()
  expect(await panel.findByRole('textbox', { name: 'Comment' })).toBeInTheDocument()
})

test('a vendor accepts many orders at once; one that changed meanwhile is told of and stays selected', async () => {
  const rows = await list('vendor', { vendorWorklist: true, action: true, range: [0, 9] })
  const able = rows.filter(({ orderActions }) =>
    orderActions.some(({ code, allowed }) => code === 'ACCEPT' && allowed),
  )
  const [first, stale] = able
  if (first === undefined || stale === undefined) throw new Error('Nothing waits for the vendor')
  const { screen, user, rowOf, bar } = await select('/toolingOrder/action', 'vendor', [first.id, stale.id])
  const { toolingOrderId } = stale
  await server.as('su').post('/quote/QuoteNewWork/UpdateNewWork', { toolingOrderId, action: 'ACCEPT' })
  await user.click(bar.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Accept successfully: 1 of 2 orders')).toBeInTheDocument()
  expect(screen.getByText(new RegExp(`changed order ${stale.id} in the meantime`))).toBeInTheDocument()
  expect(rowOf(first.id).getByText('ACCEPTED')).toBeInTheDocument()
  expect(rowOf(stale.id).getByText('ACCEPTED')).toBeInTheDocument()
  expect(rowOf(stale.id).getByRole('checkbox')).toBeChecked()
})

test('many orders are rejected with one reason, which stands in the history of each', async () => {
  const rows = await list('vendor', { allWorklist: true, range: [0, 9] })
  const able = rows.filter(({ orderActions }) =>
    orderActions.some(({ code, allowed }) => code === 'REJECT' && allowed),
  )
  const ids = able.slice(0, 2).map(({ id }) => id)
  expect(ids).toHaveLength(2)
  const { screen, user, bar } = await select('/toolingOrder/all', 'vendor', ids)
  await user.click(bar.getByRole('button', { name: 'Actions of the selected orders' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reject …' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject: 2 orders' }))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The drawing is old')
  await user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Order rejected: 2 of 2 orders')).toBeInTheDocument()
  for (const id of ids) {
    const { body } = await server.as('vendor').get(`/quote/QuoteNewWork/GetManualOrderLogs/${id}`)
    expect(body).toContainEqual(expect.objectContaining({ field: 'reason', new: 'The drawing is old' }))
  }
})

test('manual-order-create-order: new work accepts the quote items of many rows and takes it back, and orders for many items at once', async () => {
  const rows = (await list('newwork', { AssignmentGroup: 'NEWWORK', range: [0, 9] })).filter(
    ({ toolingOrderId, action, actionAllowed }) =>
      toolingOrderId === null && action === 'ACCEPT' && actionAllowed,
  )
  const [first, second] = rows
  if (first === undefined || second === undefined) throw new Error('Nothing waits for new work')
  const ids = [first.id, second.id]
  const { screen, user, rowOf, bar } = await select('/toolingOrder/NEWWORK', 'newwork', ids)
  await user.click(bar.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('ACCEPT successfully: 2 of 2 items')).toBeInTheDocument()
  for (const id of ids) expect(rowOf(id).getByRole('button', { name: 'Release' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(rowOf(first.id).getByRole('button', { name: 'Accept' })).toBeInTheDocument())

  for (const id of ids) await user.click(rowOf(id).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Actions of the selected orders' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Create orders for 2 items …' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Orders for 2 items' }))
  await user.click(dialog.getByRole('combobox', { name: 'Vendor' }))
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
  await user.click(dialog.getByRole('button', { name: 'Create orders' }))
  expect(await screen.findByText(/^Order Created Successfully: \d of 2 items$/)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('where the orders wait for new work, Accept takes the orders on, as the rows’ own buttons do', async () => {
  const rows = await list('newwork', { vendorWorklist: true, action: true, range: [0, 9] })
  const turned = rows.filter(({ status, actionAllowed }) => status === 'DATE CHANGED' && !actionAllowed)
  const ids = turned.slice(0, 2).map(({ id }) => id)
  expect(ids).toHaveLength(2)
  const { screen, user, rowOf, bar } = await select('/toolingOrder/action', 'newwork', ids)
  for (const id of ids) expect(rowOf(id).getByRole('button', { name: 'Accept' })).toBeInTheDocument()
  await user.click(bar.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Accept successfully: 2 of 2 orders')).toBeInTheDocument()
})

test('o leads who may not open quote items to the order', async () => {
  const [row] = (await list('vendor', { allWorklist: true, range: [0, 9] })).filter(
    ({ quoteItemId }) => quoteItemId !== null,
  )
  const { screen, user, address } = await mountApp({ as: 'vendor', path: '/toolingOrder/all', server })
  ;(await screen.findByRole('row', { name: row?.reference })).focus()
  await user.keyboard('o')
  await waitFor(() => expect(address()).toBe(`/toolingOrder/all?q=${row?.reference}`))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
})
