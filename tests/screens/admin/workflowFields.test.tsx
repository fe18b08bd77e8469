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
test('workflow-admin-save: a rule of a field is changed in the draft', async () => {
  const { user } = await mount('/admin/workflow/validations')
  const choices = await page.findByRole('group', { name: 'Drawing No' })
  await user.click(within(choices).getByRole('button', { name: 'Required' }))
  expect(await page.findByText('Validation Saved')).toBeInTheDocument()
  await waitFor(async () =>
    expect(
      within(await page.findByRole('group', { name: 'Drawing No' })).getByRole('button', {
        name: 'Required',
      }),
    ).toHaveAttribute('aria-pressed', 'true'),
  )
})

test('fields are searched, narrowed by their rule, and changed together', async () => {
  const { user } = await mount('/admin/workflow/validations?tab=all&step=DESIGN')
  await page.findByRole('group', { name: 'Drawing No' })
  await user.keyboard('/')
  await user.keyboard('crease ')
  await waitFor(() => expect(page.queryByRole('group', { name: 'Drawing No' })).not.toBeInTheDocument())
  for (const name of ['Crease 1', 'Crease 2']) {
    const row = (await page.findByRole('group', { name })).closest('tr') as HTMLElement
    await user.click(within(row).getByRole('checkbox'))
  }
  const bar = await page.findByRole('group', { name: 'Ticked fields' })
  expect(bar).toHaveTextContent('2 selected')
  await user.click(within(bar).getByRole('button', { name: 'Required' }))
  expect(await page.findByText('Validation Saved')).toBeInTheDocument()
  await waitFor(() => expect(page.queryByRole('group', { name: 'Ticked fields' })).not.toBeInTheDocument())
  await user.click(page.getByRole('combobox', { name: 'Rule' }))
  await user.click(await page.findByRole('option', { name: 'Required' }))
  await waitFor(() => expect(page.queryByRole('group', { name: 'Crease 3' })).not.toBeInTheDocument())
  expect(page.getByRole('group', { name: 'Crease 1' })).toBeInTheDocument()
  await user.click(page.getByRole('button', { name: 'Export' }))
  expect(await page.findByRole('menuitem', { name: 'Excel' })).toBeInTheDocument()
})

test('fields that cannot be read are an empty list that says so after the first try', async () => {
  let tries = 0
  await mountApp({
    as: 'sysadmin',
    path: '/admin/workflow/validations',
    server,
    through: fetch => async (input, init) => {
      if (!String(input).startsWith('/workflow/WorkflowValidation/Fields')) return fetch(input, init)
      tries += 1
      return new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } })
    },
  })
  expect(await page.findByText('No fields to show')).toBeInTheDocument()
  expect(page.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
  expect(tries).toBe(1)
})
