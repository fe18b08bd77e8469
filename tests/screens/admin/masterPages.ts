import { screen as page } from '@testing-library/react'
import type { TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

/** Behind an address: without the filters that are kept from earlier tests. */
export const afresh = '?filter=%7B%7D&page=1&perPage=25'
export const field = (name: string | RegExp) => page.findByRole('textbox', { name })
export const button = (name: string) => page.findByRole('button', { name })
// By its text: a name takes long to find on a page with as much on it.
export const save = () => page.getByText('Save', { selector: 'button' })

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
