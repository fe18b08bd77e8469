import { screen as page, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { addGeneratedItems } from '../../../server/tools/generate/addGeneratedItems.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { today } from '../../server/today.ts'
import { mountApp } from '../harness.tsx'

const templates = '/workflow/WorkflowBuilder/Templates'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await addGeneratedItems(server.connection, { items: 400, seed: 3, today })
  return () => server.close()
})

test('all open items of other versions are moved, and said how many', async () => {
  const admin = server.as('sysadmin')
  const [{ id, version, name }] = (await admin.get(templates)).body
  const draft = (await admin.post(templates, { id, version, name })).body
  expect((await admin.post(`${templates}/${draft.id}/Publish`, { version: draft.version })).status).toBe(200)
  const { items } = (await admin.get(`${templates}/${draft.id}/Simulate`)).body
  // More than one call moves.
  expect(items).toBeGreaterThan(250)

  const { user } = await mountApp({ as: 'sysadmin', path: `/admin/workflow/templates/${draft.id}`, server })
  await user.click(await page.findByRole('button', { name: 'Migrate items' }))
  const dialog = await page.findByRole('dialog', { name: 'Migrate items' })
  await user.click(await within(dialog).findByRole('button', { name: `Migrate ${items} open items` }))
  expect(await page.findByText(`Quote items migrated: ${items}`)).toBeInTheDocument()
  expect((await admin.get(`${templates}/${draft.id}/Simulate`)).body.items).toBe(0)
})
