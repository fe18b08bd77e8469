import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { heading } from './support/frame.ts'
import { expect, test } from './support/test.ts'

/** Every page, who looks at it, and the heading it has. */
const pages: readonly (readonly [login: string, address: string, heading: string])[] = [
  ['salesrep', '/hub', 'Hub'],
  ['su', '/assignedtome', 'Assigned To Me'],
  ['designer', '/worklist/DESIGN', 'Structural Design'],
  ['designer', '/worklist/DESIGN?hold=true', 'Structural Design'],
  ['salesrep2', '/myquote', 'My Quotes'],
  ['su', '/customers', 'Customers'],
  ['su', '/customerprofile/BLU001', 'Bluegum Brewing'],
  ['su', '/customerprofile/TAL011', 'Tallow & Reed Candles'],
  ['su', '/boardgrades', 'Board Grades'],
  ['su', '/scratch', 'Estimating Pad'],
  ['salesrep', '/dashboard', 'Dashboard'],
  ['vendor', '/toolingOrder/action', 'Orders That Wait For You'],
  ['su', '/sampleMaker/all', 'All Sample Requests'],
  ['su', '/toolingOrder/all', 'All New Work'],
  ['sysadmin', '/admin/users', 'Users'],
  ['sysadmin', '/admin/roles', 'Roles'],
  ['sysadmin', '/admin/scopes', 'Scopes'],
  ['sysadmin', '/admin/workgroups', 'Workgroups'],
  ['sysadmin', '/admin/inks', 'Inks'],
  ['sysadmin', '/admin/inkgroups', 'Ink Groups'],
  ['sysadmin', '/admin/plants', 'Plants'],
  ['sysadmin', '/admin/boardgrade', 'Board Grade Master'],
  ['sysadmin', '/admin/workflow/templates', 'Workflow Templates'],
  ['sysadmin', '/admin/workflow/templatesteps', 'Template Steps'],
  ['sysadmin', '/admin/workflow/templateactions', 'Template Step Actions'],
  ['sysadmin', '/admin/workflow/actiondialogs', 'Step Action Dialogs'],
  ['sysadmin', '/admin/workflow/steps', 'Workflow Steps'],
  ['sysadmin', '/admin/workflow/stepworkgroups', 'Step Workgroups'],
  ['sysadmin', '/admin/workflow/actions', 'Workflow Actions'],
  ['sysadmin', '/admin/workflow/options', 'Workflow Options'],
  ['sysadmin', '/admin/workflow/categories', 'Template Categories'],
  ['sysadmin', '/admin/workflow/fields', 'Workflow Fields'],
  ['sysadmin', '/admin/workflow/notifications', 'Workflow Notifications'],
  ['sysadmin', '/admin/workflow/validations', 'Workflow Validations'],
  ['sysadmin', '/admin/messages/templates', 'Message Templates'],
  ['sysadmin', '/admin/messages/options', 'Message Options'],
  ['sysadmin', '/admin/messages/deliverylog', 'Delivery Log'],
  ['su', '/accessDenied', 'Access denied'],
  ['su', '/no/such/page', '404 Not Found'],
]

const serious = async (page: Page, rules?: string[]): Promise<string[]> => {
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    )
}

/** Changes the colours and waits until they stand. */
async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter(animation => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })
}

/** Looks at the page as it stands: one heading, a title, and nothing that keeps anybody from using it. */
async function inspect(page: Page, title: string, windowTitle = title): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([title])
  await expect(page).toHaveTitle(`${windowTitle} · Boxwright`)
  await page.waitForLoadState('networkidle')
  await paint(page, 'light')
  expect.soft(await serious(page), `${page.url()} in light`).toEqual([])
  // The same page in other colours: contrast is what can differ.
  await paint(page, 'dark')
  expect.soft(await serious(page, ['color-contrast']), `${page.url()} in dark`).toEqual([])
  await paint(page, 'light')
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

/** A browser whose pages do not move. */
const calm = { reducedMotion: 'reduce' } as const

/** Said by the graphics driver and by the drawing library about themselves, not by a page. */
const notOurs = [/GL Driver Message/, /^THREE\.Clock: /]

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
  ['/admin/roles/SALESREP', 'Roles', 'History'],
  ['/admin/plants/1', 'Plants', /^Change /, 'History'],
  ['/admin/boardgrade/1', 'Board Grade Master', 'History'],
  ['/admin/workflow/templates', 'Workflow Templates', 'New template'],
  ['/admin/workflow/templates/1', 'Standard · version 1', 'History', 'Simulate', 'Migrate items', 'Retire'],
  ['/admin/messages/templates/1', 'Message Templates', 'History'],
]

test.describe('one heading, a title, no complaint, usable by everybody', () => {
  for (const [login, address, title] of pages) {
    test(address, async ({ as }) => {
      const page = await as(login, calm)
      const found = complaints(page)
      await page.goto(address)
      await inspect(page, title)
      expect(found).toEqual([])
    })
  }

  for (const [address, title, ...buttons] of dialogs) {
    test(`what opens over ${address}`, async ({ as }) => {
      const page = await as('sysadmin', calm)
      const found = complaints(page)
      await page.goto(address)
      await inspect(page, title)
      for (const name of buttons) {
        await page.getByRole('button', { name, exact: true }).first().click()
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect.soft(await serious(page), `${name} in light`).toEqual([])
        await paint(page, 'dark')
        expect.soft(await serious(page, ['color-contrast']), `${name} in dark`).toEqual([])
        await paint(page, 'light')
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
      expect(found).toEqual([])
    })
  }

  test('a quote, an item with its tabs, and their dialogs', async ({ as, prepare }) => {
    const sales = await prepare('salesrep')
    const { id, quoteId, reference } = await sales.item((await sales.quote()).id)
    const page = await as('salesrep', calm)
    const found = complaints(page)
    await page.goto(`/quotes/${quoteId}`)
    await inspect(page, `Quote ${quoteId}`)
    await page.getByRole('button', { name: `Actions of ${reference}` }).click()
    await expect(page.getByRole('menuitem', { name: 'Submit' })).toBeVisible()
    expect.soft(await serious(page), 'the menu of an item').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Change Log' }).click()
    await expect(page.getByRole('table', { name: 'Changes, newest first' })).toBeVisible()
    expect.soft(await serious(page), 'the change log').toEqual([])

    for (const tab of ['overview', 'commentwf', 'wf']) {
      await page.goto(`/qitem/${id}/${tab}`)
      await inspect(page, 'Journey carton', `Item ${reference} Journey carton`)
    }
    await page.getByRole('tab', { name: /^Overview/ }).click()
    await page.getByRole('button', { name: 'Choose…' }).click()
    await expect(page.getByRole('radio', { name: /^B340 / })).toBeVisible()
    expect.soft(await serious(page), 'the board grade picker').toEqual([])
    expect(found).toEqual([])
  })

  test('sign-in', async ({ stranger }) => {
    const page = await stranger()
    const found = complaints(page)
    await page.goto('/')
    await expect(heading(page)).toHaveText('Sign in to Boxwright')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await serious(page), colorScheme).toEqual([])
    }
    expect(found).toEqual([])
  })
})
