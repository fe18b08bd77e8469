import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const placed = async () => {
  const { body: vendors } = await server.as('newwork').get('/config/Vendor/lookup/Formes/NTH-100')
  const { body } = await server.as('newwork').post('/quote/QuoteNewWork/SaveManualorder', {
    ...{ orderType: 'FORME', vendorId: vendors[0].id, costCenter: 'NTH-100', dueDate: '2099-03-20' },
    orderDescription: 'Cutting forme for the trade fair carton',
  })
  return body
}

/** Ways of writing a day that are none of the four: as the wire has it, with words behind, in two figures. */
const others = ['2099-04-01', '2099-04-01 noon', '01/04/2099', '1-4-99']

test('form-due-date: an order’s form takes a due date in the four formats only, and keeps what was typed', async () => {
  const { id } = await placed()
  const { screen, user } = await mountApp({ server, as: 'newwork', path: `/toolingOrder/manualorder/${id}` })
  const due = await screen.findByRole('textbox', { name: 'Due date' })
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  for (const typed of others) {
    await user.clear(due)
    await user.type(due, typed)
    await save()
    await waitFor(() => expect(due).toHaveAccessibleDescription('Invalid date'))
    expect((due as HTMLInputElement).value.trim()).toBe(typed)
  }
  await user.clear(due)
  await save()
  await waitFor(() => expect(due).toHaveAccessibleDescription('Due date is required'))
  await user.type(due, '1-4-2099')
  await save()
  expect(await screen.findByText('Manual order details updated successfully')).toBeInTheDocument()
  const { body } = await server.as('newwork').get(`/quote/QuoteNewWork/GetManualOrderDetails/${id}`)
  expect(body.dueDate).toBe('2099-04-01')
})

test('the day that is offered beside the field is written as the field takes it', async () => {
  const { id } = await placed()
  const { screen, user } = await mountApp({ server, as: 'newwork', path: `/toolingOrder/manualorder/${id}` })
  const hint = await screen.findByText(/^Ready by/)
  const day = /Ready by (\S+)\./.exec(hint.textContent ?? '')?.[1] ?? ''
  const due = screen.getByRole('textbox', { name: 'Due date' })
  await user.clear(due)
  await user.type(due, day)
  await user.tab()
  await waitFor(() => expect(due).toHaveValue(day))
  await waitFor(() => expect(screen.queryByText(/^Ready by/)).not.toBeInTheDocument())
  expect(screen.queryByText('Invalid date')).not.toBeInTheDocument()
})

test('form-due-date: so does the dialog that changes it', async () => {
  const { id } = await placed()
  const { screen, user } = await mountApp({ server, as: 'newwork', path: `/toolingOrder/manualorder/${id}` })
  await user.click(await screen.findByRole('button', { name: 'Actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change due date …' }))
  const dialog = within(await screen.findByRole('dialog'))
  const due = dialog.getByLabelText('Due date')
  for (const typed of others) {
    await user.clear(due)
    await user.type(due, typed)
    expect(due).toHaveAccessibleDescription('Invalid date')
    expect(dialog.getByRole('button', { name: 'Change due date' })).toBeDisabled()
  }
  await user.clear(due)
  await user.type(due, '01-01-2020')
  expect(due).toHaveAccessibleDescription('Due date must not be in the past')
  expect(dialog.getByRole('button', { name: 'Change due date' })).toBeDisabled()
  await user.clear(due)
  await user.type(due, '01-4-2099')
  await user.click(dialog.getByRole('button', { name: 'Change due date' }))
  expect(await screen.findByText('Due Date changed successfully')).toBeInTheDocument()
})
