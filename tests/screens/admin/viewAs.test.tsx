import { screen as page, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { quote } from '#contract/quote'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'
import { userPagesOf } from './userPages.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const { mount, stored } = userPagesOf(() => server)

test('"View as" shows menu, worklists and pages of the person as the form stands', async () => {
  const { id } = await stored('designer')
  const { user } = await mount(`/admin/users/${id}`)
  await user.click(await page.findByRole('button', { name: 'View as' }))
  const drawer = await page.findByRole('dialog', { name: 'View as Owen Castell' })
  const menu = await within(drawer).findByRole('list', { name: 'Menu as seen' })
  expect(menu).toHaveTextContent('Structural Design')
  expect(menu).not.toHaveTextContent('Create Quote')
  expect(drawer).toHaveTextContent('/admin/usersneeds scope EDIT_USER_ACCESS')
})

test('"View as" opens nothing by a scope that is not in use', async () => {
  const { body } = await server.as('sysadmin').get('/security/Scope', { filter: { q: 'VIEW_COPY_CHANGES' } })
  const scope = body[0]
  await server.as('sysadmin').post('/security/Scope', { ...scope, isActive: false })
  const { id } = await stored('designer')
  const { user } = await mount(`/admin/users/${id}`)
  await user.click(await page.findByRole('button', { name: 'View as' }))
  const drawer = await page.findByRole('dialog', { name: 'View as Owen Castell' })
  expect(await within(drawer).findByText('VIEW_QUOTE')).toBeInTheDocument()
  expect(within(drawer).queryByText('VIEW_COPY_CHANGES')).not.toBeInTheDocument()
  await server.as('sysadmin').post('/security/Scope', { ...scope, version: scope.version + 1 })
})

test('"View as" of a role shows what it alone opens, with the scopes that the form has', async () => {
  const { user } = await mount('/admin/roles/PLANT')
  await user.click(await page.findByRole('combobox', { name: 'Scopes' }))
  await user.click(await page.findByRole('option', { name: /EDIT_INK_MASTER$/ }))
  await user.keyboard('{Escape}')
  await user.click(page.getByRole('button', { name: 'View as' }))
  const drawer = await page.findByRole('dialog', { name: 'View as Plant' })
  expect(await within(drawer).findByText('/admin/inks')).toBeInTheDocument()
})

test('the product is shown as somebody else sees it, with a banner, and is not changed', async () => {
  const { services } = await mountApp({ as: 'sysadmin', viewAs: 'designer', path: '/', server })
  expect(
    await page.findByText('You see the product as Owen Castell does. Nothing can be changed.'),
  ).toBeVisible()
  const menu = within(page.getByRole('navigation', { name: 'Menu' }))
  expect(await menu.findByRole('link', { name: /^Structural Design/ })).toBeInTheDocument()
  expect(menu.queryByText('Admin')).not.toBeInTheDocument()
  await expect(services.dataProvider.call(quote.create, { body: { customer: null } })).rejects.toThrow(
    'You see the product as designer does: nothing can be changed.',
  )
})
