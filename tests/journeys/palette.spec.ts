import { heading } from './support/frame.ts'
import { expect, test } from './support/test.ts'

test('Ctrl-K leads to an item by its number and to a page by its name, without the mouse', async ({
  as,
  prepare,
}) => {
  const item = await (await prepare('salesrep')).submitted('Palette carton')
  const page = await as('salesrep')
  await page.goto('/hub')
  await expect(heading(page)).toBeVisible()

  await page.keyboard.press('Control+K')
  const palette = page.getByRole('dialog', { name: 'Go to' })
  await palette.getByRole('combobox').fill(item.reference)
  await expect(palette.getByRole('option', { name: new RegExp(`^${item.reference}`) })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(`Item ${item.reference}`)

  await page.keyboard.press('Control+K')
  await palette.getByRole('combobox').fill('board grades')
  await expect(palette.getByRole('option', { name: 'Board Grades' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/boardgrades$/)
  await page.keyboard.press('Control+K')
  await expect(palette).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
})
