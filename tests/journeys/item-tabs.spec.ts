import type { Locator, Page } from '@playwright/test'
import { choose, said } from './support/frame.ts'
import { expect, test } from './support/test.ts'

const tab = (page: Page, name: string | RegExp): Locator => page.getByRole('tab', { name })
const print = (page: Page): Locator => page.getByRole('form', { name: 'Print' })
const list = (page: Page, label: string): Locator =>
  print(page).getByRole('combobox', { name: label, exact: true })
const coverage = (page: Page, row: number): Locator =>
  print(page).getByRole('textbox', { name: `Coverage, row ${row}`, exact: true })
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

test('two people change different inks of one item: both stay; the same ink: the second one chooses', async ({
  as,
  prepare,
}) => {
  const sales = await prepare('salesrep')
  const { id } = await sales.item((await sales.quote()).id)
  await sales.inks(id, { 'G-RED': 10, 'G-BLUE': 20 })
  const [mine, theirs] = [await as('salesrep'), await as('sca')]
  await Promise.all([mine, theirs].map(page => page.goto(`/qitem/${id}/print`)))
  await coverage(mine, 1).fill('11')
  await coverage(theirs, 2).fill('22')
  await button(theirs, 'Save').click()
  await expect(said(theirs, 'Print Details has been saved.')).toBeVisible()
  await button(mine, 'Save').click()
  const conflict = (page: Page) => page.getByRole('dialog', { name: 'Saved by someone else in the meantime' })
  await expect(conflict(mine).getByText('changed by both')).toHaveCount(0)
  await button(mine, 'Save the chosen values').click()
  await expect(said(mine, 'Print Details has been saved.')).toBeVisible()
  await expect(coverage(mine, 1)).toHaveValue('11')
  await expect(coverage(mine, 2)).toHaveValue('22')

  await coverage(theirs, 1).fill('15')
  await button(theirs, 'Save').click()
  const both = conflict(theirs).getByRole('row', { name: /G-RED/ })
  await expect(both).toContainText('changed by both')
  await both.getByRole('radio', { name: /stored now: 11 %$/ }).check()
  await button(theirs, 'Save the chosen values').click()
  await expect(conflict(theirs)).toBeHidden()
  await expect(coverage(theirs, 1)).toHaveValue('11')
  await expect(tab(theirs, /^Print ?, valid$/)).toBeVisible()
})

test('another print process takes the colours away, and Undo brings both back', async ({ as, prepare }) => {
  const sales = await prepare('salesrep')
  const { id } = await sales.item((await sales.quote()).id)
  await sales.inks(id, { 'G-RED': 10, 'G-BLUE': 20 })
  const page = await as('salesrep')
  await page.goto(`/qitem/${id}/print`)
  await expect(coverage(page, 2)).toHaveValue('20')
  await choose(page, list(page, 'Print Process'), 'Preprint')
  await expect(said(page, 'Colours were reset: the print process changed.')).toBeVisible()
  await expect(coverage(page, 1)).toHaveCount(0)
  await expect(print(page).getByRole('textbox', { name: 'Print Coverage' })).toHaveValue('80')
  await button(page, 'Undo').click()
  await expect(list(page, 'Print Process')).toHaveText('Flexo')
  await expect(list(page, 'Number of Colours')).toHaveText('2')
  await expect(list(page, 'Ink, row 1')).toContainText('G-RED')
  await expect(coverage(page, 2)).toHaveValue('20')
  await expect(tab(page, /unsaved changes$/)).toHaveCount(0)
})

test('an item leaves Design when it is designed, and not before', async ({ as, prepare }) => {
  const sales = await prepare('salesrep')
  const item = await sales.submitted('Journey carton', { printProcess: 'FLEXO' })
  const designer = await prepare('designer')
  await designer.act(item, 'ACCEPT')
  await designer.designed(item)
  const page = await as('designer')
  await page.goto(`/qitem/${item.id}`)
  const generate = button(page, 'Generate Design')
  await expect(generate).toHaveAttribute('aria-disabled', 'true')
  await generate.hover()
  await expect(page.getByRole('tooltip')).toContainText('Print is not valid: Number of Colours is required')

  await choose(page, list(page, 'Number of Colours'), '1')
  await choose(page, list(page, 'Ink, row 1'), /G-RED/)
  await expect(tab(page, /^Print ?, valid, unsaved changes$/)).toBeVisible()
  await button(page, 'Save').click()
  await generate.click()
  await expect(said(page, 'Generate Design successfully')).toBeVisible()
})
