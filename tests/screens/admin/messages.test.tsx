import { screen as page, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { act, submitItem } from '../../server/quoteSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const mount = (path: string) => mountApp({ as: 'sysadmin', path, server })

test('call-save-feedback: a message template says what is wrong at its field, takes placeholders from chips, and shows a preview', async () => {
  const { body } = await server.as('sysadmin').get('/Template/All', { filter: { q: 'ITEM_RETURNED' } })
  const { user } = await mount(`/admin/messages/templates/${body[0].id}`)
  const subject = await page.findByRole('textbox', { name: /^Subject/ })
  await user.clear(subject)
  await user.type(subject, 'From {{{{nickname}}')
  expect(await page.findByText(/quote item has no \{\{nickname\}\}/)).toBeInTheDocument()
  await user.click(page.getByRole('button', { name: 'Save' }))
  expect((await page.findAllByText(/Error saving Message Template/))[0]).toBeInTheDocument()
  expect(subject).toHaveValue('From {{nickname}}')
  await user.clear(subject)
  await user.type(subject, 'From ')
  await user.click(page.getByRole('button', { name: 'Customer name' }))
  expect(subject).toHaveValue('From {{customerName}}')
  const preview = await page.findByRole('region', { name: 'Preview' })
  expect(await within(preview).findByText(/^From [A-Z]/)).toBeInTheDocument()
  await user.click(page.getByRole('button', { name: 'Save' }))
  expect(await page.findByText('Message Template has been saved.')).toBeInTheDocument()
})

test('a message option is saved', async () => {
  const { user } = await mount('/admin/messages/options/0')
  await user.type(await page.findByRole('textbox', { name: /^Code/ }), 'REPLY_TO')
  await user.type(page.getByRole('textbox', { name: /^Name/ }), 'Answer to')
  await user.type(page.getByRole('textbox', { name: /^Value/ }), 'sales@boxwright.example')
  await user.click(page.getByRole('button', { name: 'Save' }))
  expect(await page.findByText('Message Option has been saved.')).toBeInTheDocument()
})

test('message-admin-resend: the delivery log shows a message, how far it has come, and sends it again', async () => {
  const admin = server.as('sysadmin')
  const [template] = (await admin.get('/Template/All', { filter: { q: 'ITEM_RETURNED' } })).body
  await admin.post('/Template', { ...template, subject: 'Please look again: {{reference}}' })
  const item = await submitItem(server)
  await act(server.as('designer'), item, 'ACCEPT')
  await act(server.as('designer'), item, 'DESIGN_RETURN', { reason: 'OTHER', comment: 'No artwork.' })
  const { user } = await mount('/admin/messages/deliverylog')
  const row = (await page.findByRole('cell', { name: `${item.quoteId}-1` })).closest('tr') as HTMLElement
  expect(row).toHaveTextContent(`Please look again: ${item.quoteId}-1`)
  expect(row).toHaveTextContent('Waiting')
  expect(row).toHaveTextContent('salesrep@boxwright.example')
  await user.click(within(row).getByRole('cell', { name: `${item.quoteId}-1` }))
  expect(await page.findByText(/No artwork\./)).toBeInTheDocument()
  await user.click(page.getByRole('button', { name: 'Resend' }))
  expect(await page.findByText('Message has been resent.')).toBeInTheDocument()
  await user.click(page.getByRole('button', { name: 'Failed' }))
  await waitFor(() => expect(page.getByText('No message matches')).toBeInTheDocument())
})
