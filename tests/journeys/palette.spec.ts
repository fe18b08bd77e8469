import type { Page } from '@playwright/test'
import { heading } from './support/frame.ts'
import { expectItem } from './support/overview.ts'
import { expect, test } from './support/test.ts'

/** Holds back what the palette is made of until told; the page has everything else. */
async function holdPalette(page: Page) {
  let release = (_mayPass: boolean) => {}
  const held = new Promise<boolean>(resolve => {
    release = resolve
  })
  await page.route(/\/assets\/Palette[^/]*\.js/, async route => {
    if (await held) await route.continue()
    else await route.abort()
  })
  return release
}

test('letters typed before the palette has loaded are in its field when it has', async ({ as }) => {
  const page = await as('salesrep')
  const release = await holdPalette(page)
  await page.goto('/hub')
  await expect(heading(page)).toBeVisible()
  await page.keyboard.press('Control+K')
  await page.keyboard.type('board gra')
  release(true)
  const field = page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('des')
  await expect(field).toHaveValue('board grades')
  await expect(page.getByRole('option', { name: 'Board Grades' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/boardgrades$/)
})

test('a palette that cannot be loaded says so, and the page behind it stays', async ({ as }) => {
  const page = await as('salesrep')
  const release = await holdPalette(page)
  await page.goto('/customers')
  await expect(heading(page)).toBeVisible()
  release(false)
  await page.keyboard.press('Control+K')
  const palette = page.getByRole('dialog', { name: 'Go to' })
  await page.keyboard.type('boa')
  await expect(palette.getByRole('alert')).toBeVisible()
  await page.unrouteAll()
  await palette.getByRole('button', { name: 'Try again' }).click()
  await expect(palette.getByRole('combobox')).toHaveValue('boa')
  await page.keyboard.press('Escape')
  await expect(heading(page)).toHaveText('Customers')
})

test('a number and Enter, typed in one go, lead to the item of that number', async ({ as, prepare }) => {
  const sales = await prepare('salesrep')
  const items = [await sales.submitted('Hurried carton'), await sales.submitted('Hurried tray')]
  const page = await as('salesrep')
  for (const { reference } of items) {
    await page.goto('/hub')
    await expect(heading(page)).toBeVisible()
    await page.keyboard.press('Control+K')
    await page.keyboard.type(`${reference}\n`)
    await expectItem(page, reference)
  }
})
