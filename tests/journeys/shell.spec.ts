import type { Page } from '@playwright/test'
import { heading, menu, said } from './support/frame.ts'
import { person } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** Waits for the settings to be written behind, after what `change` does. */
async function settingsSaved(page: Page, change: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse(
    answer => answer.url().endsWith('/config/setting') && answer.request().method() === 'POST',
  )
  await change()
  expect((await saved).ok()).toBe(true)
}

const account = (page: Page, login: string) =>
  page.getByRole('button', { name: `Account of ${person(login).name}` })
const document = (page: Page) => page.locator('html')

test('the theme stays through a reload and is the same in another browser', async ({ as, prepare }) => {
  await (await prepare('pricing2')).forgetSettings()
  const page = await as('pricing2', { colorScheme: 'light' })
  await page.goto('/hub')
  await account(page, 'pricing2').click()
  const panel = page.getByRole('dialog', { name: 'Account' })
  await expect(panel).toContainText('Pricing')
  await expect(panel.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true')
  await expect(document(page)).toHaveCSS('color-scheme', 'light')
  await settingsSaved(page, () => panel.getByRole('button', { name: 'Dark' }).click())
  await expect(document(page)).toHaveCSS('color-scheme', 'dark')
  await page.reload()
  await expect(account(page, 'pricing2')).toBeVisible()
  await expect(document(page)).toHaveCSS('color-scheme', 'dark')

  const another = await as('pricing2', { colorScheme: 'light' })
  await another.goto('/hub')
  await expect(account(another, 'pricing2')).toBeVisible()
  await expect(document(another)).toHaveCSS('color-scheme', 'dark')
  await account(another, 'pricing2').click()
  await another.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'System' }).click()
  await expect(document(another)).toHaveCSS('color-scheme', 'light')
  await another.emulateMedia({ colorScheme: 'dark' })
  await expect(document(another)).toHaveCSS('color-scheme', 'dark')
})

test('layout-drawer: the drawer stays as narrow as the person made it', async ({ as, prepare }) => {
  await (await prepare('glamaart')).forgetSettings()
  const page = await as('glamaart')
  await page.goto('/hub')
  const drawerWidth = async () => (await menu(page).boundingBox())?.width
  await settingsSaved(page, () => page.getByRole('button', { name: 'Collapse the menu' }).click())
  await expect.poll(drawerWidth).toBeLessThanOrEqual(80)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible()
  await expect.poll(drawerWidth).toBeLessThanOrEqual(80)
  await menu(page).getByRole('button', { name: 'Quotes' }).click()
  await page.getByRole('link', { name: /^Art Studio/ }).click()
  await expect(heading(page)).toHaveText('Art Studio')
  await page.getByRole('button', { name: 'Expand the menu' }).click()
  await expect(menu(page).getByRole('link', { name: /^Art Studio/ })).toBeVisible()
})

test('in a narrow window the drawer lies over the page and goes away when it has led somewhere', async ({
  as,
}) => {
  const page = await as('designer', { viewport: { width: 390, height: 800 } })
  await page.goto('/hub')
  await expect(heading(page)).toHaveText('Hub')
  await expect(menu(page)).toBeHidden()
  await page.getByRole('button', { name: 'Expand the menu' }).click()
  await menu(page).getByRole('link', { name: 'Board Grades' }).click()
  await expect(heading(page)).toHaveText('Board Grades')
  await expect(menu(page)).toBeHidden()
})

test('the columns a person chose stay chosen in every worklist', async ({ as, prepare }) => {
  await (await prepare('techmgr')).forgetSettings()
  const page = await as('techmgr')
  await page.goto('/worklist/TECH')
  const size = page.getByRole('columnheader', { name: 'Size' })
  await expect(size).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  await settingsSaved(page, () => page.getByRole('checkbox', { name: 'Size', exact: true }).uncheck())
  await page.keyboard.press('Escape')
  await expect(size).toBeHidden()
  await page.reload()
  await expect(page.getByRole('columnheader', { name: /customer name/ })).toBeVisible()
  await expect(size).toBeHidden()
  await page.goto('/worklist')
  await expect(page.getByRole('columnheader', { name: /customer name/ })).toBeVisible()
  await expect(size).toBeHidden()
})

test('a setting changed just before the page is left is kept', async ({ as, prepare }) => {
  await (await prepare('preprint')).forgetSettings()
  const page = await as('preprint')
  await page.goto('/worklist/PREPRINT')
  await page.getByRole('button', { name: 'Quotes' }).click()
  await expect(menu(page).getByRole('link', { name: /^Pre-print/ })).toBeHidden()
  await page.goto('/hub')
  await expect(heading(page)).toHaveText('Hub')
  await expect(menu(page).getByRole('button', { name: 'Quotes' })).toHaveAttribute('aria-expanded', 'false')
})

test('a message can be closed, and the footer says what is running', async ({ as, prepare }) => {
  const { id } = await (await prepare('salesrep')).quote()
  const page = await as('salesrep')
  await page.goto(`/quotes/${id}`)
  await page.getByRole('textbox', { name: 'Customer PO' }).fill('PO-77')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const message = said(page, 'Quote has been saved.')
  await message.getByRole('button', { name: 'Close' }).click()
  await expect(message).toBeHidden()
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Boxwright`)
  await expect(footer).toContainText('UAT')
  await expect(footer).toContainText(/Version \d+\.\d+\.\d+/)
  await expect(footer).toContainText(/Built \d\d-\d\d-\d{4} \d\d:\d\d/)
})

test('a part of the application that cannot be loaded is asked for once more with a fresh page', async ({
  as,
}) => {
  const page = await as('su')
  await page.goto('/hub')
  await expect(heading(page)).toHaveText('Hub')
  let refused = 0
  await page.route('**/assets/BoardGrades*.js', route => {
    refused += 1
    return refused === 1 ? route.abort() : route.fallback()
  })
  await menu(page).getByRole('link', { name: 'Board Grades' }).click()
  await expect(heading(page)).toHaveText('Board Grades')
  expect(refused).toBeGreaterThan(1)

  await page.unrouteAll()
  await page.route('**/assets/Customers*.js', route => route.abort())
  await menu(page).getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('link', { name: 'Home page' })).toBeVisible()
  await expect(menu(page)).toBeVisible()
})
