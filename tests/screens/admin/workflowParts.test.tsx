import { screen as page, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { TemplateStepActionRow } from '#contract/workflow-builder'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

const builder = '/workflow/WorkflowBuilder'

let server: TestApp
let draftId: number
beforeAll(async () => {
  server = await createTestApp()
  const admin = server.as('sysadmin')
  const [{ id, version, name }] = (await admin.get(`${builder}/Templates`)).body
  draftId = (await admin.post(`${builder}/Templates`, { id, version, name })).body.id
  return () => server.close()
})

const open = (path: string) => mountApp({ as: 'sysadmin', path: `/admin/workflow/${path}`, server })
const actionsOf = async (stepCode: string): Promise<TemplateStepActionRow[]> =>
  (
    await server
      .as('sysadmin')
      .get(`${builder}/TemplateStepActions`, { filter: { templateId: draftId, stepCode } })
  ).body
const narrowed = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}&page=1&perPage=25`
const tickAll = async (user: Awaited<ReturnType<typeof open>>['user'], table: string) => {
  const rows = within(await page.findByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
  for (const row of rows) await user.click(within(row).getByRole('checkbox'))
  return rows.length
}

test.each([
  ['templatesteps', 'Template Steps', 'Search step, template', 'Design, Standard, version 1'],
  ['templateactions', 'Template Step Actions', 'Search action, step, template', 'Won, Standard, version 1'],
  ['actiondialogs', 'Step Action Dialogs', 'Search title, text, action', /, Standard, version 1$/],
])('%s are listed over all templates, with their tools', async (path, title, search, row) => {
  const { user } = await open(`${path}?${narrowed({ status: 'published' })}`)
  expect(await page.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  const [link] = await page.findAllByRole('link', { name: row })
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/admin\/workflow\/templates\/1\?step=[A-Z]+$/))
  // What is published never changes: its rows are not ticked.
  for (const box of within(page.getByRole('table', { name: title }))
    .getAllByRole('checkbox')
    .slice(1)) {
    expect(box).toBeDisabled()
  }
  await user.click(page.getByRole('button', { name: 'Export' }))
  expect(await page.findByRole('menuitem', { name: 'Excel' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await user.keyboard('/')
  await user.keyboard('nothing like it')
  expect(await page.findByText(`No ${title.toLowerCase()} match`)).toBeInTheDocument()
  expect(page.getByRole('searchbox', { name: search })).toHaveFocus()
  await user.click(page.getByRole('button', { name: 'Clear filters' }))
  expect((await page.findAllByRole('link', { name: row })).length).toBeGreaterThan(0)
})

test('the filters by template, step and status stay', async () => {
  const { user, goTo } = await open(`templateactions?${narrowed({})}`)
  await user.click(await page.findByRole('combobox', { name: 'Step' }))
  await user.click(await page.findByRole('option', { name: 'Pricing' }))
  await user.click(page.getByRole('combobox', { name: 'Template' }))
  await user.click(await page.findByRole('option', { name: 'Standard' }))
  await user.click(page.getByRole('button', { name: 'Draft' }))
  const table = await page.findByRole('table', { name: 'Template Step Actions' })
  const { length } = await actionsOf('PRICING')
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(length + 1))
  await goTo('/hub')
  await goTo('/admin/workflow/templateactions')
  expect(await page.findByRole('combobox', { name: 'Step' })).toHaveTextContent('Pricing')
  expect(page.getByRole('button', { name: 'Draft' })).toHaveAttribute('aria-pressed', 'true')
})

test('a row opens the editor of its template at its step, by the keys as well', async () => {
  const filter = { status: 'draft', stepCode: 'APPROVAL' }
  const { user, address } = await open(`templatesteps?${narrowed(filter)}`)
  await page.findByRole('link', { name: /^Approval, Standard/ })
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe(`/admin/workflow/templates/${draftId}?step=APPROVAL`))
  expect(await page.findByRole('heading', { name: 'Approval' })).toBeInTheDocument()
  const table = page.getByRole('table', { name: 'Steps of the template' })
  await user.click(within(table).getByRole('button', { name: 'Customer' }))
  await waitFor(() => expect(address()).toBe(`/admin/workflow/templates/${draftId}?step=CUSTOMER`))
})

test('actions of a draft change their direction together, and are removed together after a question', async () => {
  const { user } = await open(`templateactions?${narrowed({ status: 'draft', stepCode: 'ORDER' })}`)
  const ticked = await tickAll(user, 'Template Step Actions')
  const bar = await page.findByRole('group', { name: 'Ticked rows' })
  await user.click(within(bar).getByRole('button', { name: 'Change…' }))
  const dialog = await page.findByRole('dialog')
  await user.click(within(dialog).getByRole('combobox', { name: 'To' }))
  await user.click(await page.findByRole('option', { name: 'Back' }))
  await user.click(within(dialog).getByRole('button', { name: 'Change' }))
  expect(await page.findByText(`${ticked} of ${ticked} saved.`)).toBeInTheDocument()
  expect((await actionsOf('ORDER')).map(({ direction }) => direction)).toEqual(Array(ticked).fill('back'))

  await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument())
  await tickAll(user, 'Template Step Actions')
  const again = await page.findByRole('group', { name: 'Ticked rows' })
  await user.click(within(again).getByRole('button', { name: 'Remove…' }))
  const question = await page.findByRole('dialog', { name: 'Remove actions' })
  await waitFor(() => expect(question).toHaveTextContent(/will be taken away from their steps/))
  await user.click(within(question).getByRole('button', { name: 'Remove' }))
  expect(await page.findByText(`${ticked} of ${ticked} removed.`)).toBeInTheDocument()
  expect(await actionsOf('ORDER')).toEqual([])
})

test('several dialogs of a draft ask for a comment at once', async () => {
  const { user } = await open(`actiondialogs?${narrowed({ status: 'draft', stepCode: 'PRICING' })}`)
  const ticked = await tickAll(user, 'Step Action Dialogs')
  await user.click(
    within(await page.findByRole('group', { name: 'Ticked rows' })).getByRole('button', { name: 'Change…' }),
  )
  const dialog = await page.findByRole('dialog')
  expect(within(dialog).getByRole('combobox', { name: 'Change' })).toHaveTextContent(
    'A comment has to be written',
  )
  await user.click(within(dialog).getByRole('combobox', { name: 'To' }))
  await user.click(await page.findByRole('option', { name: 'No' }))
  await user.click(within(dialog).getByRole('button', { name: 'Change' }))
  expect(await page.findByText(`${ticked} of ${ticked} saved.`)).toBeInTheDocument()
  const { body } = await server
    .as('sysadmin')
    .get(`${builder}/StepActionDialogs`, { filter: { templateId: draftId, stepCode: 'PRICING' } })
  expect(body.map((row: { commentRequired: boolean }) => row.commentRequired)).toEqual(
    Array(ticked).fill(false),
  )
})

test('a list of parts that cannot be read is an empty list that says so', async () => {
  await mountApp({
    as: 'sysadmin',
    path: '/admin/workflow/actiondialogs',
    server,
    through: fetch => async (input, init) =>
      String(input).startsWith(`${builder}/StepActionDialogs?`)
        ? new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } })
        : fetch(input, init),
  })
  expect(await page.findByText('No step action dialogs to show')).toBeInTheDocument()
  expect(page.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
})
