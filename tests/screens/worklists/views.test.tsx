import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'
import { fewColumns } from './fewColumns.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await fewColumns(server, 'designer')
  return () => server.close()
})

const mount = (as = 'designer') => mountApp({ as, path: '/worklist/DESIGN', server })

test('a view is saved, made the default, and shared with a workgroup that then has it', async () => {
  const { screen, user, address, services, unmount } = await mount()
  const views = () => screen.getByRole('button', { name: /^View: / })
  const choose = async (name: string) => {
    await user.click(views())
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  const name = async (words: string, button: string) => {
    const dialog = await screen.findByRole('dialog')
    const field = within(dialog).getByRole('textbox', { name: /^Name/ })
    await user.clear(field)
    await user.type(field, words)
    await user.click(within(dialog).getByRole('button', { name: button }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await user.click(await screen.findByRole('combobox', { name: 'Due' }))
  await user.click(await screen.findByRole('option', { name: 'In time' }))
  await waitFor(() => expect(address()).toBe('/worklist/DESIGN?due=fine'))

  await choose('Save as…')
  await name('No hurry', 'Save')
  expect(await screen.findByText('View No hurry saved')).toBeInTheDocument()
  await choose('Make default')
  await choose('Share with workgroup…')
  await name('Unhurried', 'Share')
  expect(await screen.findByText('View Unhurried shared')).toBeInTheDocument()
  await services.store.flush()
  unmount()

  const again = await mount()
  expect(await again.screen.findByRole('button', { name: 'View: No hurry' })).toBeInTheDocument()
  await waitFor(() => expect(again.address()).toBe('/worklist/DESIGN?due=fine'))
  again.unmount()

  const colleague = await mount('designer2')
  await colleague.user.click(await colleague.screen.findByRole('button', { name: 'View: Standard' }))
  await colleague.user.click(await colleague.screen.findByRole('menuitem', { name: /^Unhurried/ }))
  await waitFor(() => expect(colleague.address()).toBe('/worklist/DESIGN?due=fine'))
})
