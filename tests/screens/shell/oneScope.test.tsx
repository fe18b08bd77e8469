import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { pages, type Rights, redirectFrom } from '#domain/access'
import { byDepth } from '../../depth.ts'
import { oneScopes } from '../../oneScopes.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { count, type Tally, tellTried } from '../../tried.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

/** A person who holds these scopes and nothing else. */
async function personWith(login: string, scopes: readonly string[]): Promise<void> {
  const code = login.toUpperCase()
  const active = { isActive: true, version: 0 }
  await server.as('sysadmin').post('/security/Role', { code, name: code, scopes: [...scopes], ...active })
  await server.as('sysadmin').post('/security/User', {
    ...{ id: 0, login, name: code, email: `${login}@boxwright.example`, about: '', ...active },
    ...{ roles: [code], workGroups: [], salesReps: [], assistants: [] },
    ...{ defaultState: '', defaultPlant: '' },
  })
}

const heading = () => document.querySelector('h1')?.textContent ?? ''
const main = () => document.querySelector('main') as HTMLElement
const adminLinks = () => [
  ...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label=Menu] a[href^="/admin/"]'),
]

/** Links on the page to a page that the person may not see. */
const closedLinks = (rights: Rights): string[] =>
  [...document.querySelectorAll('main a[href^="/"], [role=dialog] a[href^="/"]')]
    .map(link => link.getAttribute('href') ?? '')
    .filter(href => redirectFrom(href.replace(/\?.*/, ''), rights) !== null)

const adminPages = pages.filter(({ path }) => path.startsWith('/admin/') && !path.includes(':'))

test.each(oneScopes)(
  'menu-scope-entries: who holds $scopes alone uses what it opens, and nothing asks for more',
  async ({ login, scopes, entries }) => {
    await personWith(login, scopes)
    const rights = { roles: [], scopes }
    const refused: string[] = []
    const tally: Tally = { what: 'pages of who holds one scope', tried: 0, deaths: 0 }
    onTestFinished(() => tellTried(tally))
    let underWay = 0
    const { screen, user, goTo, address } = await mountApp({
      as: login,
      server,
      through: fetch => async (input, init) => {
        underWay += 1
        try {
          const answer = await fetch(input, init)
          if (answer.status >= 400) refused.push(`${answer.status} ${String(input)}`)
          return answer
        } finally {
          underWay -= 1
        }
      },
    })
    const settled = () => waitFor(() => expect(underWay).toBe(0))
    await waitFor(() => expect(heading()).toBe('Hub'))
    await waitFor(() => expect(adminLinks().map(({ textContent }) => textContent)).toEqual([...entries]))

    for (const [index, entry] of entries.entries()) {
      tally.tried += 1
      await user.click(adminLinks()[index] as HTMLElement)
      await waitFor(() => expect(heading()).toBe(entry === 'Templates' ? 'Workflow Templates' : entry))
      const row = await waitFor(() => {
        const rows = within(main()).queryAllByRole('row')
        if (rows.length === 0) within(main()).getByText('No message has been written yet')
        return rows[1]
      })
      count(tally, 200)
      if (row === undefined) continue
      const make = within(main()).queryByRole('button', { name: /^New / })
      await user.click(within(row).queryAllByRole('link')[0] ?? within(row).getAllByRole('cell')[1] ?? row)
      await settled()
      expect(closedLinks(rights), entry).toEqual([])
      const history = screen.queryByRole('button', { name: 'History' })
      if (history !== null) {
        await user.click(history)
        await screen.findByRole('dialog')
        await settled()
        await user.keyboard('{Escape}')
      }
      if (make?.isConnected === true) {
        await user.click(make)
        await settled()
        expect(closedLinks(rights), entry).toEqual([])
      }
      expect(refused.splice(0), entry).toEqual([])
    }

    // That the rule shuts each page to everybody without its scope is the test of the rule.
    const closed = adminPages.filter(({ path }) => redirectFrom(path, rights) !== null)
    for (const { path } of byDepth(closed.slice(0, 2), closed)) {
      tally.tried += 1
      await goTo(path)
      await waitFor(() => expect(address(), path).toBe('/accessDenied'))
      await waitFor(() => expect(heading(), path).toBe('Access denied'))
      count(tally, 403)
    }
    expect(refused).toEqual([])
  },
)
