import { screen as page, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

const templates = '/workflow/WorkflowBuilder/Templates'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

/** A draft of the standard workflow, open at its step Design. */
async function openPricing() {
  const admin = server.as('sysadmin')
  const [{ id, version, name }] = (await admin.get(templates)).body
  const draft = (await admin.post(templates, { id, version, name })).body
  const path = `/admin/workflow/templates/${draft.id}?step=PRICING`
  return { draft, ...(await mountApp({ as: 'sysadmin', path, server })) }
}

test('what a step asks for is ticked in place, shown in the table, simulated, and said in the history', async () => {
  const { user, draft } = await openPricing()
  const asks = within(await page.findByRole('group', { name: 'Asks for' }))
  const ticked = () =>
    asks.getAllByRole('checkbox', { checked: true }).map(box => box.closest('label')?.textContent)
  const asked = ['Overview', 'Print', 'Price', 'Price of bought goods', 'Preprint Cost']
  expect(ticked()).toEqual(asked)
  await user.click(asks.getByRole('checkbox', { name: 'Purchase Order' }))
  expect(await page.findByText('Workflow Template Step has been saved.')).toBeInTheDocument()
  await waitFor(() => expect(ticked()).toEqual([...asked, 'Purchase Order']))
  const table = within(page.getByRole('table', { name: 'Steps of the template' }))
  expect(table.getByRole('button', { name: 'Pricing' }).closest('tr')).toHaveTextContent(
    'Overview, Print, Price, Price of bought goods, Preprint Cost, Purchase Order',
  )

  await user.click(page.getByRole('button', { name: 'Simulate' }))
  const dialog = await page.findByRole('dialog', {
    name: `Simulation of version ${draft.templateVersion} of Standard`,
  })
  const held = await within(dialog).findByRole('list', { name: 'Items that would be held' })
  expect(held).toHaveTextContent(/\d{6}-\d at Pricing: There is no purchase order of the customer/)
  expect(within(dialog).getAllByText(/Pricing will also ask for Purchase Order\./)[0]).toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))

  await user.click(page.getByRole('button', { name: 'History' }))
  expect(await page.findByText('Pricing · Asks for')).toBeInTheDocument()
})

test('items that a new ask would hold are named before they are migrated', async () => {
  const admin = server.as('sysadmin')
  const all = (await admin.get(templates)).body
  const draft = all.find((row: { status: string }) => row.status === 'draft')
  expect((await admin.post(`${templates}/${draft.id}/Publish`, { version: draft.version })).status).toBe(200)
  const { user } = await mountApp({ as: 'sysadmin', path: `/admin/workflow/templates/${draft.id}`, server })
  await user.click(await page.findByRole('button', { name: 'Migrate items' }))
  const dialog = await page.findByRole('dialog', { name: 'Migrate items' })
  expect(
    await within(dialog).findByText(/could not go on where they stand, as they can now:/),
  ).toBeInTheDocument()
})
