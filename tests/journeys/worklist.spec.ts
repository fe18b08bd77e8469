import type { Page } from '@playwright/test'
import { choose, said } from './support/frame.ts'
import { expectItem } from './support/overview.ts'
import { expect, test } from './support/test.ts'

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const items = (page: Page) => page.getByRole('link', { name: /^\d+-\d+$/ })

test('the list works by its keys', async ({ as, prepare }) => {
  const { reference } = await (await prepare('salesrep')).submitted('Keyboard carton')
  const page = await as('designer')
  await page.goto('/worklist/DESIGN')
  await expect(items(page).first()).toBeVisible()

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toContainText('Put on hold, take off hold')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(rows(page).first()).toBeFocused()

  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type(reference)
  const row = page.getByRole('row', { name: reference })
  await expect(rows(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(row).toBeFocused()
  await page.keyboard.press('a')
  await expect(said(page, 'ACCEPT successfully')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Release' })).toBeEnabled()
  await expect(row).toBeFocused()
  await page.keyboard.press('r')
  await expect(said(page, 'RELEASE successfully')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Accept' })).toBeEnabled()
  await page.keyboard.press('h')
  const dialog = page.getByRole('dialog', { name: `Put ${reference} on hold` })
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: `Preview of ${reference}` })).toBeVisible()
  await page.keyboard.press('Enter')
  await expectItem(page, reference)
})

test('a list is a file to download; a long page makes the rows in sight, and the others when they come into sight', async ({
  as,
  prepare,
}) => {
  await (await prepare('su')).forgetSettings()
  const page = await as('su')
  await page.goto('/worklist')
  await expect(items(page).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toBe('Worklist.csv')

  await choose(page, page.getByRole('combobox', { name: 'Rows per page:' }), '100')
  const table = page.getByRole('table', { name: 'Worklist' })
  await expect(async () => {
    expect(Number(await table.getAttribute('aria-rowcount'))).toBeGreaterThan(60)
  }).toPass()
  const made = page.locator('tr[data-row]')
  expect(await made.count()).toBeLessThan(60)
  const count = Number(await table.getAttribute('aria-rowcount'))
  await page.getByRole('region', { name: 'Worklist' }).evaluate(region => {
    region.scrollTop = region.scrollHeight
  })
  await expect(page.locator(`tr[aria-rowindex="${count}"]`)).toBeVisible()
  expect(await made.count()).toBeLessThan(60)

  // A page that opens so long has its rows as well.
  await page.reload()
  const rowAt = (place: number) => page.locator(`tr[aria-rowindex="${place + 1}"]`)
  await expect(table).toHaveAttribute('aria-rowcount', String(count))
  await expect(rowAt(1)).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  for (let steps = 1; steps < 40; steps += 1) await page.keyboard.press('ArrowDown')
  await expect(rowAt(40)).toBeFocused()
  await expect(rowAt(40)).toBeInViewport()
  await page.keyboard.press('End')
  await expect(rowAt(count - 1)).toBeFocused()
  await expect(rowAt(count - 1)).toBeInViewport()
  for (let steps = 1; steps < 40; steps += 1) await page.keyboard.press('ArrowUp')
  const reached = rowAt(count - 40)
  await expect(reached).toBeFocused()
  const heads = await page.getByRole('columnheader', { name: 'Action' }).boundingBox()
  const place = await reached.boundingBox()
  expect(place?.y).toBeGreaterThanOrEqual((heads?.y ?? 0) + (heads?.height ?? 0) - 1)
  await page.keyboard.press('Home')
  await expect(rowAt(1)).toBeFocused()
  await expect(rowAt(1)).toBeInViewport()
  await (await prepare('su')).forgetSettings()
})
