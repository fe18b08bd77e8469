import { screen } from '@testing-library/react'
import type { User } from '#contract/security'
import type { TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

/** The pages of a server's users, which begin at their list, and a user as stored. */
export const userPagesOf = (server: () => TestApp) => ({
  // Filters stay with the person; an address that says its own starts afresh.
  mount: (path = '/admin/users?filter=%7B%7D&page=1&perPage=25&sort=name&order=ASC') =>
    mountApp({ as: 'sysadmin', path, server: server() }),
  stored: async (login: string): Promise<User> => {
    const asked = { filter: { q: login, state: 'all' } }
    const { body } = await server().as('sysadmin').get('/security/User', asked)
    return body.find((user: User) => user.login === login)
  },
})

/** The row of the list of users that has the name. */
export const userRow = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findByRole('cell', { name })).closest('tr')
  if (row === null) throw new Error(`${name} stands in no row.`)
  return row
}
