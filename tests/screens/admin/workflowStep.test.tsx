import { screen as page, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { submitItem } from '../../server/quoteSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

test('a step is made, added to a template with its action, drawn, simulated and published', async () => {
  const { quoteId } = await submitItem(server)
  const { user, goTo } = await mountApp({ as: 'sysadmin', path: '/admin/workflow/steps/0', server })
  const save = () => user.click(page.getByRole('button', { name: 'Save' }))
  const pick = async (label: string | RegExp, option: string) => {
    await user.click(await page.findByRole('combobox', { name: label }))
    await user.click(await page.findByRole('option', { name: option }))
  }
  const enter = async (label: RegExp, words: string) => {
    await user.click(await page.findByRole('textbox', { name: label }))
    await user.paste(words)
  }
  await enter(/^Code/, 'FINAL_CHECK')
  await enter(/^Name/, 'Final Check')
  await save()
  expect(await page.findByText('Workflow Step has been saved.')).toBeInTheDocument()
  await goTo('/admin/workflow/stepworkgroups/0')
  await pick(/^Step/, 'Final Check')
  await pick(/^Workgroup/, 'Technical')
  await save()
  expect(await page.findByText('Step Workgroup Mapping has been saved.')).toBeInTheDocument()
  await goTo('/admin/workflow/actions/0')
  await enter(/^Code/, 'FINAL_CHECKED')
  await enter(/^Name/, 'Checked')
  await save()
  expect(await page.findByText('Workflow Action has been saved.')).toBeInTheDocument()

  await goTo('/admin/workflow/templates')
  await user.click(await page.findByRole('link', { name: 'Standard, version 1' }))
  await user.click(await page.findByRole('button', { name: 'Edit as next version' }))
  await user.click(await page.findByRole('button', { name: 'Add step' }))
  const adding = await page.findByRole('dialog', { name: 'Add step' })
  await pick('Step', 'Final Check')
  await pick('After', 'Order')
  await user.click(within(adding).getByRole('button', { name: 'Add step' }))
  expect(await page.findByRole('heading', { name: 'Final Check' })).toBeInTheDocument()
  const unreachable = 'Final Check: can not be reached from the first step'
  expect(await page.findByRole('button', { name: unreachable })).toBeInTheDocument()
  await pick('New action', 'Checked')
  await pick('Leads to', 'Closed')
  await user.click(page.getByRole('button', { name: 'Add action' }))
  expect(await page.findByRole('button', { name: 'Remove Checked' })).toBeInTheDocument()
  const table = within(page.getByRole('table', { name: 'Steps of the template' }))
  await user.click(table.getByRole('button', { name: 'Order' }))
  await pick('Place Order leads to', 'Final Check')
  const publish = page.getByRole('button', { name: 'Publish' })
  await waitFor(() => expect(publish).toBeEnabled())
  expect(await page.findByLabelText(/^Final Check, step 7, owned by Technical/)).toBeInTheDocument()

  await user.click(page.getByRole('button', { name: 'Simulate' }))
  const simulation = within(await page.findByRole('dialog', { name: 'Simulation of version 2 of Standard' }))
  expect(await simulation.findByRole('row', { name: new RegExp(`${quoteId}-1`) })).toHaveTextContent(
    'It will also come to Final Check.',
  )
  await user.click(simulation.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  await user.click(page.getByRole('button', { name: 'Publish' }))
  const asked = within(await page.findByRole('dialog', { name: 'Publish template' }))
  await user.click(asked.getByRole('button', { name: 'Publish' }))
  expect(await page.findByText('Workflow Template has been published.')).toBeInTheDocument()
  expect(await page.findByText('Published')).toBeInTheDocument()
})
