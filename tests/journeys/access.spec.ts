import { redirectFrom } from '#domain/access'
import { scopesOfRole } from '../../server/demo/people.ts'
import routes from '../spec/routes.json' with { type: 'json' }
import { accessTable, type Outcome, otherRoutes, roles } from './support/accessTable.ts'
import { heading, menu } from './support/frame.ts'
import { goInApp } from './support/inApp.ts'
import { expect, test } from './support/test.ts'

/** The pages that the product has. */
const pages = accessTable.filter(row => row.heading !== null)

const menus: Readonly<Record<string, readonly string[]>> = {
  sysadmin: [
    'Hub',
    'Board Grades',
    'Estimating Pad',
    'Admin',
    'Security',
    'Users',
    'Roles',
    'Scopes',
    'Workgroups',
    'Production',
    'Plants',
    'Inks',
    'Ink Groups',
    'Board Grade Master',
    'Truck Types',
    'Workflow',
    'Templates',
    'Template Steps',
    'Template Step Actions',
    'Step Action Dialogs',
    'Template Categories',
    'Workflow Steps',
    'Step Workgroups',
    'Workflow Actions',
    'Workflow Options',
    'Workflow Fields',
    'Workflow Validations',
    'Workflow Notifications',
    'Messages',
    'Message Templates',
    'Message Options',
    'Delivery Log',
  ],
  salesrep: [
    'Dashboard',
    'Create Quote',
    'Assigned To Me',
    'Quotes',
    'Sales',
    'Hub',
    'Customers',
    'Board Grades',
    'Estimating Pad',
  ],
  su: [
    'Dashboard',
    'Create Quote',
    'Assigned To Me',
    'Quotes',
    'Sales',
    'Customer Service',
    'Structural Design',
    'Pre-print',
    'Pricing',
    'Art Studio',
    'Technical',
    'New Work',
    'Needs Action',
    'New Work',
    'All',
    'Sample Request Worklists',
    'Sample Room',
    'All',
    'Hub',
    'Customers',
    'Board Grades',
    'Estimating Pad',
  ],
  designer: [
    'Assigned To Me',
    'Quotes',
    'Structural Design',
    'Sample Request Worklists',
    'Sample Room',
    'All',
    'Hub',
    'Customers',
    'Board Grades',
    'Estimating Pad',
  ],
  pricing: ['Assigned To Me', 'Quotes', 'Pricing', 'Hub', 'Customers', 'Board Grades', 'Estimating Pad'],
  preprint: ['Assigned To Me', 'Quotes', 'Pre-print', 'Hub', 'Board Grades', 'Estimating Pad'],
  glamaart: ['Assigned To Me', 'Quotes', 'Art Studio', 'Hub', 'Board Grades', 'Estimating Pad'],
  custserv: ['Assigned To Me', 'Quotes', 'Customer Service', 'Hub', 'Board Grades', 'Estimating Pad'],
  techmgr: ['Assigned To Me', 'Quotes', 'Technical', 'Hub', 'Board Grades', 'Estimating Pad'],
  sca: [
    'Dashboard',
    'Create Quote',
    'Assigned To Me',
    'Marcus Odell',
    'Tessa Harcourt',
    'Quotes',
    'All Sales Reps',
    'Marcus Odell',
    'Tessa Harcourt',
    'Hub',
    'Customers',
    'Board Grades',
    'Estimating Pad',
  ],
  newwork: [
    'Assigned To Me',
    'New Work',
    'Needs Action',
    'New Work',
    'All',
    'Hub',
    'Customers',
    'Board Grades',
    'Estimating Pad',
  ],
  samplemaker: ['Sample Request Worklists', 'Sample Room', 'All', 'Hub', 'Board Grades', 'Estimating Pad'],
  plant: ['Hub', 'Board Grades', 'Estimating Pad'],
  vendor: ['Orders', 'Needs Action', 'All', 'Hub', 'Board Grades', 'Estimating Pad'],
}

/** A menu entry, with or without the number of items that wait behind it. */
const withCount = (label: string) => new RegExp(`^${label}(\\d+ waiting)?$`)

/** Who has no worklist of their own starts at the hub, and a vendor with what waits for it. */
const startOf = (login: string): string => {
  if (['sysadmin', 'samplemaker', 'plant'].includes(login)) return 'Hub'
  return login === 'vendor' ? 'Orders That Wait For You' : 'Assigned To Me'
}

/** Who is sent to their own quotes and may not see those either ends where everybody is refused. */
const endOf = (outcome: Outcome | undefined, column: number): readonly [address: string, title: string] => {
  const own = accessTable.find(({ route }) => route === '/myquote')?.outcomes[column]
  return outcome === '/myquote' && own === 'page'
    ? ['/myquote', 'My Quotes']
    : ['/accessDenied', 'Access denied']
}

test('the table has every route of the specification, and says what the access rules say', () => {
  const specified = routes.flatMap(({ path }) => (path === null ? [] : [path]))
  expect([...accessTable.map(({ route }) => route), ...otherRoutes].sort()).toEqual(specified.sort())
  for (const { at, outcomes } of accessTable) {
    const ruled = roles.map(
      ([role]) => redirectFrom(at, { roles: [role], scopes: scopesOfRole[role] }) ?? 'page',
    )
    expect(outcomes, at).toEqual(ruled)
  }
})

for (const [column, [role, login]] of roles.entries()) {
  test(`${role} sees the pages and menu entries of the role, and no others`, async ({ as }) => {
    const page = await as(login)
    await page.goto('/')
    await expect(heading(page)).toHaveText(startOf(login))
    const entries = menu(page).getByRole('link').or(menu(page).getByRole('button'))
    await expect(entries).toHaveText([...(menus[login] ?? []), 'Logout'].map(withCount))

    for (const { at, heading: title, outcomes } of pages) {
      const outcome = outcomes[column]
      await test.step(`${at}: ${outcome}`, async () => {
        await goInApp(page, at)
        if (outcome === 'page') {
          await expect.soft(heading(page)).toHaveText(title ?? '')
          expect.soft(new URL(page.url()).pathname.startsWith(at), page.url()).toBe(true)
        } else {
          const [address, end] = endOf(outcome, column)
          await expect.soft(page).toHaveURL(address)
          await expect.soft(heading(page)).toHaveText(end)
        }
      })
    }
  })
}

test('a page that is not theirs is not shown at its typed address either', async ({ as }) => {
  const page = await as('preprint')
  await page.goto('/customers')
  await expect(page).toHaveURL('/accessDenied')
  await expect(heading(page)).toHaveText('Access denied')
  await page.getByRole('link', { name: 'Home page' }).click()
  await expect(heading(page)).toHaveText('Assigned To Me')
})

test('an unknown address, and one of a page that is still to come, is not found', async ({ as }) => {
  const page = await as('su')
  const missing = accessTable.filter(row => row.heading === null).map(({ at }) => at)
  await page.goto('/no/such/page')
  for (const at of ['/quotes/100001/no', ...missing, '/no/such/page']) {
    await goInApp(page, at)
    await expect(heading(page), at).toHaveText('404 Not Found')
  }
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await page.getByRole('link', { name: 'Home page' }).click()
  await expect(heading(page)).toHaveText('Assigned To Me')
})

test('an address without the number it needs leads to the list', async ({ as }) => {
  const page = await as('su')
  for (const [at, list] of [
    ['/quotes', 'Draft Quotes'],
    ['/qitem', 'My Quotes'],
    ['/customerprofile', 'Customers'],
    ['/worklist', 'Worklist'],
  ] as const) {
    await page.goto(at)
    await expect(heading(page)).toHaveText(list)
  }
})

test('the worklist of a workgroup or a sales representative is for those who belong to it', async ({
  as,
}) => {
  const page = await as('pricing')
  await page.goto('/worklist/DESIGN')
  await expect(page.getByText('You are not a member of workgroup DESIGN.')).toBeVisible()
  await page.goto('/assignedtome/salesrep')
  await expect(page.getByText('You do not coordinate salesrep.')).toBeVisible()
})
