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
const field = (name: string | RegExp) => page.findByRole('textbox', { name })
/** The draft of the next version, which is made when there is none. */
async function draftId(): Promise<number> {
  const templates = '/workflow/WorkflowBuilder/Templates'
  const { body } = await server.as('sysadmin').get(templates)
  const [{ id, version, name }] = body
  const draft = body.find((row: { status: string }) => row.status === 'draft')
  return (draft ?? (await server.as('sysadmin').post(templates, { id, version, name })).body).id
}
const afresh = '?filter=%7B%7D&page=1&perPage=25'

test.each([
  ['steps', 'DESIGN', 'Workflow Step has been saved.', 'Name'],
  ['actions', 'APPROVE', 'Workflow Action has been saved.', 'Name'],
  ['options', 'Price is not right', 'Workflow Option has been saved.', 'Reason'],
  ['categories', 'Every quote item', 'Workflow Template Category has been saved.', 'Description'],
  ['notifications', 'Initiator: the item came back', 'Workflow Notification has been saved.', 'Description'],
  ['fields', 'Additional Trim', 'Field saved.', 'Label'],
])('workflow-admin-save: %s are listed, and one is opened and saved', async (kind, cell, saved, label) => {
  const { user } = await mount(`/admin/workflow/${kind}${afresh}`)
  const [found] = await page.findAllByRole('cell', { name: cell })
  await user.click(found as HTMLElement)
  await user.type(await field(new RegExp(`^${label}`)), ' x')
  await user.click(page.getByRole('button', { name: 'Save' }))
  expect(await page.findByText(saved)).toBeInTheDocument()
})

test.each([
  ['steps', /^Name/, 'Name is required'],
  ['options', /^Reason/, 'Reason is required'],
  ['categories', /^Description/, 'Description is required'],
  ['fields', /^Label/, 'Label is required'],
  ['notifications', /^Description/, 'Description is required'],
])('what a new one of %s lacks is said at its field in whole words', async (kind, label, lacks) => {
  const { user } = await mount(`/admin/workflow/${kind}/0`)
  const input = await field(label)
  expect(page.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument()
  await user.click(page.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(input).toHaveAccessibleDescription(lacks))
})

test('actions that share a name are told apart by their codes', async () => {
  const { user } = await mount('/admin/workflow/options/0')
  await user.click(await page.findByRole('combobox', { name: /^Action/ }))
  expect(
    await page.findByRole('option', { name: 'Return to Design (PRICING_RETURN_DESIGN)' }),
  ).toBeInTheDocument()
  expect(page.getByRole('option', { name: 'Submit' })).toBeInTheDocument()
})

test('an owner of a step is saved with its plant', async () => {
  const { user } = await mount('/admin/workflow/stepworkgroups/0')
  const pick = async (name: RegExp, option: string) => {
    await user.click(await page.findByRole('combobox', { name }))
    await user.click(await page.findByRole('option', { name: option }))
  }
  await pick(/^Step/, 'Approval')
  await pick(/^Workgroup/, 'Pre-print')
  await pick(/^Plant/, 'Southbank Converting')
  await user.click(page.getByRole('button', { name: 'Save' }))
  expect(await page.findByText('Step Workgroup Mapping has been saved.')).toBeInTheDocument()
  const { body } = await server
    .as('sysadmin')
    .get('/workflow/WorkflowBuilder/StepWorkGroups', { filter: { stepCode: 'APPROVAL', q: 'PREPRINT' } })
  expect(body).toEqual([expect.objectContaining({ plantCode: 'STH', businessUnit: null })])
})

test('a step that a template uses is deactivated, and its delete says who uses it', async () => {
  const { user } = await mount('/admin/workflow/steps/ORDER')
  await user.click(await page.findByRole('button', { name: 'Deactivate' }))
  await user.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Deactivate' }))
  await user.click(await page.findByRole('button', { name: 'Delete' }))
  await user.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await page.findByText(/still used by version 1 of Standard/)).toBeInTheDocument()
  await user.click(await page.findByRole('button', { name: 'Activate' }))
  expect(await page.findByRole('button', { name: 'Deactivate' })).toBeInTheDocument()
})

test('a published template is read only; its next version is edited in place, and its problems lead to their place', async () => {
  const { user, address } = await mount('/admin/workflow/templates')
  await user.click(await page.findByRole('link', { name: 'Standard, version 1' }))
  expect(await page.findByRole('heading', { name: 'Standard · version 1' })).toBeInTheDocument()
  expect(page.queryByRole('button', { name: 'Add step' })).not.toBeInTheDocument()
  await user.click(page.getByRole('button', { name: 'Edit as next version' }))
  expect(await page.findByRole('heading', { name: 'Standard · version 2' })).toBeInTheDocument()
  expect(address()).not.toBe('/admin/workflow/templates/1')

  const table = page.getByRole('table', { name: 'Steps of the template' })
  await user.click(within(table).getByRole('button', { name: 'Approval' }))
  await user.click(page.getByRole('button', { name: 'Remove step' }))
  await user.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  const problem = await page.findByRole('button', {
    name: 'Pricing, Complete Pricing: no step Approval to go to',
  })
  expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
  expect(within(table).getByText('→ Approval')).toBeInTheDocument()
  await user.click(problem)
  expect(await page.findByRole('heading', { name: 'Pricing' })).toBeInTheDocument()
  const leadsTo = page.getByRole('combobox', { name: 'Complete Pricing leads to' })
  expect(leadsTo).toHaveTextContent('Approval')
  await user.click(leadsTo)
  await user.click(await page.findByRole('option', { name: 'Customer' }))
  expect(await page.findByText('Workflow Template Step Action has been saved.')).toBeInTheDocument()
  await waitFor(() => expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled())

  await user.click(page.getByRole('button', { name: 'Simulate' }))
  const dialog = await page.findByRole('dialog', { name: 'Simulation of version 2 of Standard' })
  expect(await within(dialog).findByText(/open items would go another way\./)).toBeInTheDocument()
  expect(within(dialog).getAllByText(/It will not come to Approval any more\./)[0]).toBeInTheDocument()
  expect(within(dialog).getAllByText('There is no step Approval any more.')[0]).toBeInTheDocument()
})

test('an action, and what it asks, is taken away only after a question', async () => {
  const { user, goTo } = await mount('/admin/workflow/templates')
  await goTo(`/admin/workflow/templates/${await draftId()}`)
  const table = await page.findByRole('table', { name: 'Steps of the template' })
  await user.click(within(table).getByRole('button', { name: 'Pricing' }))
  await user.click(await page.findByRole('button', { name: 'Remove Return to Initiate' }))
  const question = await page.findByRole('dialog', { name: 'Remove action' })
  expect(question).toHaveTextContent(
    'Return to Initiate will be taken away from Pricing in this draft, with what it asks. Its history can put it back.',
  )
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(await page.findByRole('button', { name: 'Remove Return to Initiate' })).toBeInTheDocument()
})

test('a draft gets a description, and what is typed is not lost by a stray Esc', async () => {
  const { user, goTo } = await mount('/admin/workflow/templates')
  await goTo(`/admin/workflow/templates/${await draftId()}`)
  await user.click(await page.findByRole('button', { name: 'Name…' }))
  const dialog = await page.findByRole('dialog', { name: 'Name and description' })
  expect(within(dialog).getByRole('textbox', { name: /^Name/ })).toHaveAttribute('readonly')
  await user.type(within(dialog).getByRole('textbox', { name: 'Description' }), 'Without approval')
  await user.keyboard('{Escape}')
  const question = await page.findByRole('dialog', { name: 'Unsaved changes' })
  await user.click(within(question).getByRole('button', { name: 'Stay' }))
  await user.click(await page.findByRole('button', { name: 'Save' }))
  expect(await page.findByText('Workflow Template has been saved.')).toBeInTheDocument()
  await goTo('/admin/workflow/templates')
  expect(await page.findByRole('cell', { name: 'Without approval' })).toBeInTheDocument()
})

test('the only published template is not retired, and says why', async () => {
  const { user } = await mount('/admin/workflow/templates/1')
  await user.click(await page.findByRole('button', { name: 'Retire' }))
  await user.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Retire' }))
  expect(
    await page.findByText(/only published template: new items would have no workflow/),
  ).toBeInTheDocument()
})

test('the templates are gone through with the keys', async () => {
  const { user, address } = await mount(`/admin/workflow/templates${afresh}`)
  await page.findByRole('link', { name: 'Standard, version 1' })
  await user.keyboard('n')
  const dialog = await page.findByRole('dialog', { name: 'New template' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toMatch(/^\/admin\/workflow\/templates\/\d+/))
})

test.each([
  [
    'workflow/steps',
    '/workflow/WorkflowBuilder/Steps',
    'Error retrieving Steps',
    'No workflow steps to show',
  ],
  [
    'workflow/actions',
    '/workflow/WorkflowBuilder/Actions',
    'Error retrieving Actions',
    'No workflow actions to show',
  ],
  [
    'workflow/options',
    '/workflow/WorkflowBuilder/Options',
    'Error retrieving Action Reasons',
    'No workflow options to show',
  ],
  ['workflow/templates', '/workflow/WorkflowBuilder/Templates', '', 'No workflow templates to show'],
  ['messages/deliverylog', '/DeliveryLog', '', 'No messages to show'],
])(
  'workflow-admin-load-errors: %s that cannot be read is an empty list that says so',
  async (path, call, said, nothing) => {
    await mountApp({
      as: 'sysadmin',
      path: `/admin/${path}`,
      server,
      through: fetch => async (input, init) =>
        String(input).startsWith(`${call}?`)
          ? new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } })
          : fetch(input, init),
    })
    expect(await page.findByText(nothing)).toBeInTheDocument()
    const [alert] = page.getAllByRole('alert')
    // As it is quoted, and the reason below.
    if (said !== '') expect(page.getByText(said)).toBeInTheDocument()
    expect(alert).toHaveTextContent(/Retry$/)
  },
)
