import type { Page } from '@playwright/test'
import { heading, menu } from './support/frame.ts'
import { person } from './support/people.ts'
import { expect, test } from './support/test.ts'

const account = (page: Page, login: string) =>
  page.getByRole('button', { name: `Account of ${person(login).name}` })
const document = (page: Page) => page.locator('html')

test('layout-drawer: theme and drawer stay as the person made them, through a reload and in another browser', async ({
  as,
  prepare,
}) => {
  await (await prepare('pricing2')).forgetSettings()
  const page = await as('pricing2', { colorScheme: 'light' })
  await page.goto('/hub')
  const drawerWidth = async () => (await menu(page).boundingBox())?.width
  await account(page, 'pricing2').click()
  const panel = page.getByRole('dialog', { name: 'Account' })
  await expect(panel).toContainText('Pricing')
  await expect(panel.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true')
  await expect(document(page)).toHaveCSS('color-scheme', 'light')
  await panel.getByRole('button', { name: 'Dark' }).click()
  await expect(document(page)).toHaveCSS('color-scheme', 'dark')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: 'Collapse the menu' }).click()
  await expect.poll(drawerWidth).toBeLessThanOrEqual(80)

  // What was just changed is kept although the page is left at once.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible()
  await expect.poll(drawerWidth).toBeLessThanOrEqual(80)
  await expect(document(page)).toHaveCSS('color-scheme', 'dark')
  await menu(page).getByRole('button', { name: 'Quotes' }).click()
  await page.getByRole('link', { name: /^Pricing/ }).click()
  await expect(heading(page)).toHaveText('Pricing')
  await page.getByRole('button', { name: 'Expand the menu' }).click()
  await expect(menu(page).getByRole('link', { name: /^Pricing/ })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('UAT')
  await expect(footer).toContainText(/Version \d+\.\d+\.\d+/)
  await expect(footer).toContainText(/Built \d\d-\d\d-\d{4} \d\d:\d\d/)

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

test('the dashboard is no wider than a phone', async ({ as }) => {
  const page = await as('salesrep', { viewport: { width: 390, height: 800 } })
  await page.goto('/dashboard')
  await expect(page.getByRole('table', { name: 'Trend' })).toBeAttached()
  expect(await page.evaluate(() => window.document.documentElement.scrollWidth)).toBe(390)
})

test('existing products are cards on a phone: opened, ticked and quoted again without scrolling aside', async ({
  as,
}) => {
  const page = await as('salesrep', { viewport: { width: 390, height: 800 } })
  await page.goto('/products')
  const card = page.getByRole('list', { name: 'Existing products' }).getByRole('listitem').first()
  const inside = async (name: string) => {
    const box = await card.getByRole('button', { name }).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 1000)).toBeLessThanOrEqual(390)
  }
  await inside('Quote again…')
  await card.getByRole('checkbox').click()
  await expect(page.getByRole('group', { name: 'Ticked products' })).toContainText('1 selected')
  await card.getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a phone shows that a list has filters, a customer more parts, and each of four compared products', async ({
  as,
}) => {
  const page = await as('salesrep', { viewport: { width: 390, height: 800 } })
  await page.goto('/products')
  const filters = page.getByRole('search', { name: 'Filter existing products' })
  await expect(filters.getByRole('combobox', { name: 'Plant' })).toBeInViewport({ ratio: 0.8 })

  await page.goto('/customerprofile/BLU001')
  await expect(page.getByRole('tab', { name: /^Samples/ })).not.toBeInViewport({ ratio: 0.8 })
  await expect(page.locator('.MuiTabs-scrollButtons').last()).toBeVisible()

  await page.goto('/prodcat')
  const products = page.getByRole('checkbox', { name: /^Select / })
  for (const place of [0, 1, 2, 3]) await products.nth(place).click()
  await page.getByRole('button', { name: /^Compare/ }).click()
  const names = page.getByRole('dialog', { name: 'Compare' }).getByRole('columnheader')
  const wide = await names.evaluateAll(
    heads => heads.filter(head => head.scrollWidth > head.clientWidth).length,
  )
  expect([await names.count(), wide]).toEqual([5, 0])
})

test('a change log says on a phone what became of a value, without going sideways', async ({
  as,
  prepare,
}) => {
  const { quoteId } = await (await prepare('salesrep')).submitted('Carton with a past')
  const page = await as('su', { viewport: { width: 390, height: 800 } })
  await page.goto(`/quotes/${quoteId}`)
  await page.getByRole('button', { name: 'Change Log' }).click()
  const changes = page.getByLabel('Changes, newest first').locator('tbody tr')
  await expect(changes.first().locator('td').last()).toBeInViewport({ ratio: 1 })
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

test('a plant with its work centres is no wider than a phone', async ({ as }) => {
  const page = await as('sysadmin')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/plants/1')
  await expect(page.getByRole('table', { name: 'Work centres' })).toBeVisible()
  expect(await page.evaluate(() => window.document.documentElement.scrollWidth)).toBe(390)
})
