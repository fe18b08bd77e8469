import { screen as page, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const mount = (path: string) => mountApp({ as: 'sysadmin', path, server })
/** The draft of the next version, which is made when there is none. */
async function draftId(): Promise<number> {
  const templates = '/workflow/WorkflowBuilder/Templates'
  const { body } = await server.as('sysadmin').get(templates)
  const [{ id, version, name }] = body
  const draft = body.find((row: { status: string }) => row.status === 'draft')
  return (draft ?? (await server.as('sysadmin').post(templates, { id, version, name })).body).id
}
test('the history of a template says who changed what, and an earlier value is put back', async () => {
  const { user, goTo } = await mount('/admin/workflow/templates')
  await goTo(`/admin/workflow/templates/${await draftId()}`)
  const table = await page.findByRole('table', { name: 'Steps of the template' })
  await user.click(within(table).getByRole('button', { name: 'Customer' }))
  await user.click(page.getByRole('combobox', { name: 'Won leads to' }))
  await user.click(await page.findByRole('option', { name: 'Closed' }))
  expect(await page.findByText('Workflow Template Step Action has been saved.')).toBeInTheDocument()
  await user.click(page.getByRole('button', { name: 'History' }))
  const drawer = await page.findByRole('dialog', { name: 'History of Standard' })
  const [, line] = await within(drawer).findAllByRole('row')
  expect(line).toHaveTextContent(/Noel Whitaker2Customer · Won · Leads toOrderClosedPut back$/)
  const putBack = within(line as HTMLElement).getByRole('button', { name: 'Put back' })
  await waitFor(() => expect(putBack).toBeEnabled())
  await user.click(putBack)
  await waitFor(() =>
    expect(within(drawer).getAllByRole('row')[1]).toHaveTextContent(/Leads toClosedOrderPut back$/),
  )
  await user.click(within(drawer).getByRole('button', { name: 'Close' }))
  const leadsTo = await page.findByRole('combobox', { name: 'Won leads to' })
  await waitFor(() => expect(leadsTo).toHaveTextContent('Order'))
})

test('who may not change rules sees in the history what they were, and cannot put them back', async () => {
  const admin = server.as('sysadmin')
  const rights = { code: 'BUILDER', name: 'Builder', scopes: ['EDIT_WORKFLOW_MASTER'], isActive: true }
  await admin.post('/security/Role', { ...rights, version: 0 })
  await admin.post('/security/User', {
    ...{
      id: 0,
      version: 0,
      login: 'builder',
      name: 'Builder',
      email: 'builder@boxwright.example',
      about: '',
    },
    ...{ roles: ['BUILDER'], workGroups: [], salesReps: [], assistants: [] },
    ...{ defaultState: '', defaultPlant: '', isActive: true },
  })
  const id = await draftId()
  const { body } = await admin.get(`/workflow/WorkflowBuilder/Templates/${id}`)
  const fields = await admin.get('/workflow/WorkflowValidation/Fields', { filter: { tabId: 1 } })
  await admin.post('/workflow/WorkflowValidation/Validations', {
    ...{ templateStepId: body.steps.at(-1).id, tabId: 1, fieldName: fields.body[0].fieldName },
    ...{ readOnly: false, required: true },
  })
  const { user, goTo } = await mountApp({ as: 'builder', path: '/hub', server })
  await goTo(`/admin/workflow/templates/${id}`)
  await user.click(await page.findByRole('button', { name: 'History' }))
  const drawer = await page.findByRole('dialog', { name: 'History of Standard' })
  const [, line] = await within(drawer).findAllByRole('row')
  expect(line).toHaveTextContent(`${fields.body[0].label}Read-onlyRequired`)
  expect(within(line as HTMLElement).queryByRole('button', { name: 'Put back' })).not.toBeInTheDocument()
})
