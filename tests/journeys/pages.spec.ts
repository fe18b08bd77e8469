import type { Page } from '@playwright/test'
import { byDepth } from '../depth.ts'
import { heading } from './support/frame.ts'
import { goInApp } from './support/inApp.ts'
import { expect, test } from './support/test.ts'
import { violationsOf } from './support/violations.ts'
import { type Watch, watch } from './support/watch.ts'

/** A page of each kind that administrators have, and with `test:deep` the lists of the same kind. */
const administration: readonly (readonly [address: string, heading: string])[] = [
  ['/admin/users', 'Users'],
  ['/admin/boardgrade', 'Board Grade Master'],
  ['/admin/workflow/templates', 'Workflow Templates'],
  ['/admin/workflow/templatesteps', 'Template Steps'],
  ['/admin/workflow/validations', 'Workflow Validations'],
  ['/admin/messages/deliverylog', 'Delivery Log'],
  ...byDepth([], [
    ['/admin/roles', 'Roles'],
    ['/admin/scopes', 'Scopes'],
    ['/admin/workgroups', 'Workgroups'],
    ['/admin/inks', 'Inks'],
    ['/admin/inkgroups', 'Ink Groups'],
    ['/admin/plants', 'Plants'],
    ['/admin/ordertypes', 'Order Types'],
    ['/admin/flutes', 'Flutes'],
    ['/admin/styles', 'Own Styles'],
    ['/admin/trucktypes', 'Truck Types'],
    ['/admin/marginfloors', 'Margin Floors'],
    ['/admin/rates', 'Rates'],
    ['/admin/rehearsals', 'Price Rehearsals'],
    ['/admin/rehearsalresults/1', 'Paper 8 % dearer'],
    ['/admin/priceterms', 'Customer Price Terms'],
    ['/admin/catalogue', 'Catalogue'],
    ['/admin/workflow/templateactions', 'Template Step Actions'],
    ['/admin/workflow/actiondialogs', 'Step Action Dialogs'],
    ['/admin/workflow/steps', 'Workflow Steps'],
    ['/admin/workflow/stepworkgroups', 'Step Workgroups'],
    ['/admin/workflow/actions', 'Workflow Actions'],
    ['/admin/workflow/options', 'Workflow Options'],
    ['/admin/workflow/categories', 'Template Categories'],
    ['/admin/workflow/fields', 'Workflow Fields'],
    ['/admin/workflow/notifications', 'Workflow Notifications'],
    ['/admin/messages/templates', 'Message Templates'],
    ['/admin/messages/options', 'Message Options'],
    ['/admin/quotetexts', 'Quote Texts'],
  ] as const),
]

/** Every page, who looks at it, and the heading it has. */
const pages: readonly (readonly [login: string, address: string, heading: string])[] = [
  ['salesrep', '/hub', 'Hub'],
  ['su', '/assignedtome', 'Assigned To Me'],
  ['su', '/worklist/DESIGN', 'Structural Design'],
  ['su', '/worklist/DESIGN?hold=true', 'Structural Design'],
  ['salesrep', '/myquote', 'My Quotes'],
  ['su', '/customers', 'Customers'],
  ['su', '/customerprofile/BLU001', 'Bluegum Brewing'],
  ['su', '/customerprofile/TAL011', 'Tallow & Reed Candles'],
  ['su', '/products', 'Existing Products'],
  ['su', '/prodcat', 'Browse Catalogue'],
  ['su', '/boardgrades', 'Board Grades'],
  ['su', '/scratch', 'Estimating Pad'],
  ['salesrep', '/dashboard', 'Dashboard'],
  ['vendor', '/toolingOrder/action', 'Orders That Wait For You'],
  ['su', '/sampleMaker/all', 'All Sample Requests'],
  ['su', '/toolingOrder/all', 'All New Work'],
  ...administration.map(([address, title]) => ['sysadmin', address, title] as const),
  ['su', '/accessDenied', 'Access denied'],
  ['su', '/no/such/page', '404 Not Found'],
]

/** Changes the colours and waits until they stand. */
async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter(animation => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })
}

/** A page that is gone through, with what it asks for and what it complains about. */
interface Look extends Watch {
  readonly page: Page
  readonly found: string[]
  /** How many pages were looked at. */
  seen: number
}

const lookAt = (page: Page): Look => ({ page, found: complaints(page), seen: 0, ...watch(page) })

/** Opens an address: typed the first time, as by a link afterwards. */
const open = async ({ page }: Look, address: string): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto(address)
  else await goInApp(page, address)
}

/** Nothing keeps anybody from using the page as it stands, in either colours. */
async function expectUsable(page: Page, what: string, isDarkToo: boolean): Promise<void> {
  expect.soft(await violationsOf(page), `${what} in light`).toEqual([])
  if (!isDarkToo) return
  // The same page in other colours: contrast is what can differ.
  await paint(page, 'dark')
  expect.soft(await violationsOf(page, ['color-contrast']), `${what} in dark`).toEqual([])
  await paint(page, 'light')
}

/** Looks at the page as it stands: one heading, a title, and nothing that keeps anybody from using it. */
async function inspect(look: Look, title: string, windowTitle = title): Promise<void> {
  const { page, quiet } = look
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([title])
  await expect(page).toHaveTitle(`${windowTitle} · Boxwright`)
  await quiet()
  await paint(page, 'light')
  // The colours of all pages are the theme's: a third of them tells when one of those is wrong.
  await expectUsable(page, page.url(), byDepth(look.seen % 3 === 0, true))
  look.seen += 1
  expect.soft(await cutOff(page), `${page.url()} at ${narrow.width}`).toBeLessThanOrEqual(0)
}

/** The narrowest screen that people work at. */
const narrow = { width: 1024, height: 768 }

/** Pixels by which the page is wider than a narrow screen; a table scrolls in its own frame. */
async function cutOff(page: Page): Promise<number> {
  const wide = page.viewportSize()
  await page.setViewportSize(narrow)
  const beyond = await page.evaluate(() => {
    const main = document.querySelector('main') ?? document.documentElement
    return main.scrollWidth - main.clientWidth
  })
  if (wide !== null) await page.setViewportSize(wide)
  return beyond
}

/** Said by the graphics driver, the drawing library and the browser about themselves, not by a page. */
const notOurs = [
  /GL Driver Message/,
  /^THREE\.Clock: /,
  /^Service Worker registration blocked by Playwright$/,
]

/** What the pages of a browser complain about. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', message => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !notOurs.some(pattern => pattern.test(message.text()))) found.push(message.text())
  })
  return found
}

/** Where an administrator opens something over the page, by its button. */
const dialogs: readonly (readonly [address: string, heading: string, ...buttons: (string | RegExp)[]])[] = [
  ['/admin/users/1', 'Users', 'View as', 'History', 'Deactivate'],
  ['/admin/plants/1', 'Plants', /^Change /],
  ['/admin/workflow/templates', 'Workflow Templates', 'New template'],
  ['/admin/workflow/templates/1', 'Standard · version 1', 'Simulate', 'Migrate items', 'Retire'],
  ...byDepth([], [
    ['/admin/roles/SALESREP', 'Roles', 'History'],
    ['/admin/boardgrade/1', 'Board Grade Master', 'History'],
    ['/admin/messages/templates/1', 'Message Templates', 'History'],
  ] as const),
]

const logins = [...new Set(pages.map(([login]) => login))]

test.describe('one heading, a title, no complaint, usable by everybody', () => {
  test.describe.configure({ mode: 'parallel' })

  for (const login of logins) {
    test(`every page that ${login} looks at`, async ({ as }) => {
      test.slow()
      const look = lookAt(await as(login))
      for (const [, address, title] of pages.filter(([who]) => who === login)) {
        await test.step(address, async () => {
          await open(look, address)
          await inspect(look, title)
          expect.soft(look.found.splice(0), address).toEqual([])
        })
      }
    })
  }

  test('what opens over a page', async ({ as }) => {
    test.slow()
    const look = lookAt(await as('sysadmin'))
    const { page } = look
    for (const [address, title, ...buttons] of dialogs) {
      await test.step(address, async () => {
        await open(look, address)
        await inspect(look, title)
        for (const name of buttons) {
          await page.getByRole('button', { name, exact: true }).first().click()
          const dialog = page.getByRole('dialog')
          await expect(dialog).toBeVisible()
          await look.quiet()
          await expectUsable(page, `${address}, ${name}`, byDepth(false, true))
          await page.keyboard.press('Escape')
          await expect(dialog).toBeHidden()
        }
        expect.soft(look.found.splice(0), address).toEqual([])
      })
    }
  })

  test('a quote, an item with its tabs, and their dialogs', async ({ as, prepare }) => {
    const sales = await prepare('salesrep')
    const { id, quoteId, reference } = await sales.item((await sales.quote()).id)
    const look = lookAt(await as('salesrep'))
    const { page, found } = look
    await open(look, `/quotes/${quoteId}`)
    await inspect(look, `Quote ${quoteId}`)
    await page.getByRole('button', { name: `Actions of ${reference}` }).click()
    await expect(page.getByRole('menuitem', { name: 'Delete Item' })).toBeInViewport({ ratio: 1 })
    // A menu stands over the page and in no part of it, as menus do.
    const inMenu = (await violationsOf(page)).filter(found => !found.startsWith('region:'))
    expect.soft(inMenu, 'the menu of an item').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Change Log' }).click()
    await expect(page.getByRole('table', { name: 'Changes, newest first' })).toBeVisible()
    expect.soft(await violationsOf(page), 'the change log').toEqual([])

    for (const tab of ['overview', 'commentwf', 'wf']) {
      await open(look, `/qitem/${id}/${tab}`)
      await inspect(look, 'Journey carton', `Item ${reference} Journey carton`)
    }
    await page.getByRole('tab', { name: /^Overview/ }).click()
    await page.getByRole('button', { name: 'Choose…' }).click()
    await expect(page.getByRole('radio', { name: /^B340 / })).toBeVisible()
    expect.soft(await violationsOf(page), 'the board grade picker').toEqual([])
    expect(found).toEqual([])
  })

  test('sign-in', async ({ stranger }) => {
    const page = await stranger()
    const found = complaints(page)
    await page.goto('/')
    await expect(heading(page)).toHaveText('Sign in to Boxwright')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await violationsOf(page), colorScheme).toEqual([])
    }
    expect(found).toEqual([])
  })
})
