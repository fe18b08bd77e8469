import { waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { byDepth } from '../../depth.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'
import { accessTable, type Outcome, roles } from './accessTable.ts'
import { menus } from './menus.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

/** The pages that the product has. */
const pages = accessTable.filter(row => row.heading !== null)

/** Who has no worklist of their own starts at the hub, and a vendor with what waits for it. */
const startOf = (login: string): string => {
  if (['sysadmin', 'samplemaker'].includes(login)) return 'Hub'
  if (login === 'plant') return 'At the Plant'
  return login === 'vendor' ? 'Orders That Wait For You' : 'Assigned To Me'
}

/** Who is sent to their own quotes and may not see those either ends where everybody is refused. */
const endOf = (outcome: Outcome | undefined, column: number): readonly [address: string, title: string] => {
  const own = accessTable.find(({ route }) => route === '/myquote')?.outcomes[column]
  return outcome === '/myquote' && own === 'page'
    ? ['/myquote', 'My Quotes']
    : ['/accessDenied', 'Access denied']
}

const heading = () => document.querySelector('h1')?.textContent ?? ''

const expectHeading = (title: string | RegExp, at: string) =>
  waitFor(() => expect(heading(), at).toMatch(typeof title === 'string' ? new RegExp(`^${title}$`) : title))

/** The entries of the menu, without the numbers of what waits behind them. */
const entries = () =>
  [...document.querySelectorAll('nav[aria-label=Menu] :is(a, button, [role=button])')].map(entry =>
    (entry.textContent ?? '').replace(/\d+ waiting$/, ''),
  )

/**
 * The pages that the role in this column goes to: all with `test:deep`. Else each page once for each of its outcomes, by
 * one of the roles in turn, for that the rules say the same of every role is said by the table's own test.
 */
function visitedBy(column: number): typeof pages {
  const inTurn = pages.filter(({ outcomes }, index) => {
    const alike = outcomes.flatMap((outcome, at) => (outcome === outcomes[column] ? [at] : []))
    return alike[index % alike.length] === column
  })
  return byDepth(inTurn, pages)
}

const cases = roles.map(([role, login], column) => ({ role, login, column }))

test.each(cases)(
  'menu-permission: $role sees the pages and menu entries of the role, and no others',
  async ({ login, column }) => {
    const { address, goTo } = await mountApp({ as: login, server })
    await expectHeading(startOf(login), '/')
    await waitFor(() => expect(entries()).toEqual([...(menus[login] ?? []), 'Logout']))
    for (const { at, heading: title, outcomes } of visitedBy(column)) {
      const outcome = outcomes[column]
      const [end, endTitle] = outcome === 'page' ? [at, title ?? ''] : endOf(outcome, column)
      await goTo(at)
      // The page before may have had the same heading.
      await waitFor(() => expect(address(), at).toMatch(end))
      await expectHeading(endTitle, at)
    }
  },
)

test('an address without the number it needs leads to the list', async () => {
  const { goTo } = await mountApp({ as: 'su', server, path: '/hub' })
  await expectHeading('Hub', '/hub')
  for (const [at, list] of [
    ['/quotes', 'Draft Quotes'],
    ['/qitem', 'My Quotes'],
    ['/customerprofile', 'Customers'],
    ['/worklist', 'Worklist'],
  ] as const) {
    await goTo(at)
    await expectHeading(list, at)
  }
})

test('a page that is still to come is not found, and neither is what lies below a page', async () => {
  const { goTo } = await mountApp({ as: 'su', server, path: '/hub' })
  const missing = accessTable.filter(row => row.heading === null).map(({ at }) => at)
  for (const at of ['/quotes/100001/no', ...missing]) {
    await expectHeading('Hub', '/hub')
    await goTo(at)
    await expectHeading('404 Not Found', at)
    await goTo('/hub')
  }
})

test('the worklist of a workgroup or a sales representative is for those who belong to it', async () => {
  const { screen, goTo } = await mountApp({ as: 'pricing', server, path: '/worklist/DESIGN' })
  expect(await screen.findByText('You are not a member of workgroup Structural Design.')).toBeVisible()
  await goTo('/assignedtome/salesrep')
  expect(await screen.findByText('You do not coordinate salesrep.')).toBeVisible()
})
