import { screen as page, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

/** Behind an address: without the filters that are kept from earlier tests. */
export const afresh = '?filter=%7B%7D&page=1&perPage=25'
export const field = (name: string | RegExp) => page.findByRole('textbox', { name })
export const button = (name: string) => page.findByRole('button', { name })
// By its text: a name takes long to find on a page with as much on it.
export const save = () => page.getByText('Save', { selector: 'button' })

/** Changes the rows with these names at once, as an administrator does; `dialog` is what the dialog is called. */
export async function changeMany(
  user: UserEvent,
  names: readonly string[],
  {
    dialog: name,
    change,
    to,
  }: { readonly dialog: string; readonly change: string; readonly to: string | RegExp },
): Promise<void> {
  for (const each of names) {
    const row = (await page.findByRole('cell', { name: each })).closest('tr') as HTMLElement
    await user.click(within(row).getByRole('checkbox'))
  }
  await user.click(await button('Change…'))
  const dialog = within(await page.findByRole('dialog', { name }))
  await user.click(dialog.getByRole('combobox', { name: 'Change' }))
  await user.click(await page.findByRole('option', { name: change }))
  await user.click(dialog.getByRole('combobox', { name: 'To' }))
  await user.click(await page.findByRole('option', { name: to }))
  await user.click(dialog.getByRole('button', { name: 'Change' }))
  await page.findByText(`${names.length} of ${names.length} saved.`)
}

/** The pages of a server's masters, and the first row that a list of theirs has for a search. */
export const masterPagesOf = (server: () => TestApp) => ({
  mount: (path: string) => mountApp({ as: 'sysadmin', path: `/admin/${path}`, server: server() }),
  filtered: async (path: string, q: string) =>
    (
      await server()
        .as('sysadmin')
        .get(path, { filter: { q, state: 'all' } })
    ).body[0],
})
