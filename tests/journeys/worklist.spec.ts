import type { Page } from '@playwright/test'
import { choose, menu, said, warned } from './support/frame.ts'
import { expectItem } from './support/overview.ts'
import { person } from './support/people.ts'
import { expect, test } from './support/test.ts'

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const items = (page: Page) => page.getByRole('link', { name: /^\d+-\d+$/ })

/** The texts of a column, by the words of its head, on the rows shown. */
async function column(page: Page, head: string): Promise<string[]> {
  const heads = await page.getByRole('columnheader').allInnerTexts()
  const place = heads.findIndex(words => words.trim() === head)
  return rows(page).evaluateAll(
    (all, at) => all.map(row => (row.children[at]?.textContent ?? '').trim()),
    place,
  )
}

test('pages, rows a page and the sort lead through the list and are kept', async ({ as, prepare }) => {
  await (await prepare('designer2')).forgetSettings()
  const page = await as('designer2')
  await page.goto('/worklist/DESIGN')
  await expect(rows(page)).toHaveCount(10)
  const first = await items(page).allInnerTexts()
  await page.getByRole('button', { name: 'Go to next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(items(page).first()).not.toHaveText(first[0] ?? '')
  const second = await items(page).allInnerTexts()
  expect(second.filter(reference => first.includes(reference))).toEqual([])
  await page.goBack()
  await expect(items(page)).toHaveText(first)

  await choose(page, page.getByRole('combobox', { name: 'Rows per page:' }), '25')
  await expect(rows(page).nth(20)).toBeVisible()
  await page.getByRole('button', { name: 'Sort by customer name ascending' }).click()
  await expect(async () => {
    const names = await column(page, 'Customer')
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
  }).toPass()
  const atTop = await items(page).first().innerText()
  await page.getByRole('button', { name: 'Sort by customer name descending' }).click()
  await expect(items(page).first()).not.toHaveText(atTop)
  const sortedFirst = await items(page).first().innerText()

  await page.goto('/hub')
  await page.goto('/worklist/DESIGN')
  await expect(rows(page).nth(20)).toBeVisible()
  await expect(items(page).first()).toHaveText(sortedFirst)
  await expect(page.getByRole('button', { name: 'Sort by customer name ascending' })).toBeVisible()
})

test('search and filters narrow the list, say when nothing is left, and are kept', async ({
  as,
  prepare,
}) => {
  await (await prepare('custserv')).forgetSettings()
  const page = await as('custserv')
  await page.goto('/worklist/CUSTSERV')
  await expect(items(page).first()).toBeVisible()
  const customer = (await column(page, 'Customer'))[0] ?? ''
  await search(page).fill(customer)
  await expect(page).toHaveURL(/q=/)
  await expect(async () =>
    expect(new Set(await column(page, 'Customer'))).toEqual(new Set([customer])),
  ).toPass()

  await search(page).fill('nothing is called this')
  await expect(said(page, 'Nothing matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(search(page)).toHaveValue('')
  await expect(items(page).first()).toBeVisible()

  await choose(page, page.getByRole('combobox', { name: 'Plant', exact: true }), /^Northgate Corrugating/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page
    .getByRole('dialog', { name: 'Columns' })
    .getByRole('checkbox', { name: 'Plant', exact: true })
    .check()
  await page.keyboard.press('Escape')
  await expect(async () => expect(new Set(await column(page, 'Plant'))).toEqual(new Set(['NTH']))).toPass()
  await menu(page)
    .getByRole('link', { name: /^Assigned To Me/ })
    .click()
  const plant = page.getByRole('combobox', { name: 'Plant', exact: true })
  await expect(plant).toHaveText('Northgate Corrugating')
  await page.reload()
  await expect(plant).toHaveText('Northgate Corrugating')
})

test('ACCEPT and RELEASE flip the row where it stands', async ({ as, prepare }) => {
  const { reference } = await (await prepare('salesrep')).submitted('Flip carton')
  const page = await as('designer')
  await page.goto(`/worklist/DESIGN?q=${reference}`)
  const row = page.getByRole('row', { name: reference })
  await row.getByRole('button', { name: 'Accept' }).click()
  await expect(said(page, 'ACCEPT successfully')).toBeVisible()
  await expect(row.getByRole('cell', { name: person('designer').name })).toBeVisible()
  await row.getByRole('button', { name: 'Release' }).click()
  await expect(said(page, 'RELEASE successfully')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Accept' })).toBeVisible()
  await expect(row.getByRole('cell', { name: person('designer').name })).toBeHidden()
  await row.getByRole('button', { name: 'Accept' }).click()
  await expect(row.getByRole('button', { name: 'Release' })).toBeVisible()

  await menu(page)
    .getByRole('link', { name: /^Assigned To Me/ })
    .click()
  await search(page).fill(reference)
  await expect(page.getByRole('row', { name: reference })).toBeVisible()
})

test('ONHOLD takes the row away, it is found under On hold, and OFFHOLD brings it back', async ({
  as,
  prepare,
}) => {
  const { reference } = await (await prepare('salesrep')).submitted('Held carton')
  const page = await as('designer')
  await page.goto(`/worklist/DESIGN?q=${reference}`)
  const row = page.getByRole('row', { name: reference })
  await row.getByRole('button', { name: 'Put on hold' }).click()
  const dialog = page.getByRole('dialog', { name: `Put ${reference} on hold` })
  await dialog.getByRole('textbox').fill('Waiting for artwork')
  await dialog.getByRole('button', { name: 'Put on hold' }).click()
  await expect(said(page, 'ONHOLD successfully')).toBeVisible()
  await expect(row).toBeHidden()

  await page.getByRole('button', { name: 'On hold', exact: true }).click()
  await expect(row.getByRole('img', { name: 'On hold: Waiting for artwork' })).toBeVisible()
  await row.getByRole('button', { name: 'Take off hold' }).click()
  await expect(said(page, 'OFFHOLD successfully')).toBeVisible()
  await expect(row).toBeHidden()

  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(row.getByRole('button', { name: 'Accept' })).toBeVisible()
})

test('a row that somebody else took first is shown as it stands now, and by whom', async ({
  as,
  prepare,
}) => {
  const item = await (await prepare('salesrep')).submitted('Wanted carton')
  const page = await as('designer')
  await page.goto(`/worklist/DESIGN?q=${item.reference}`)
  const row = page.getByRole('row', { name: item.reference })
  await expect(row.getByRole('button', { name: 'Accept' })).toBeEnabled()
  // What the pointer is on stays as it is until it is pressed.
  await row.getByRole('button', { name: 'Accept' }).hover()
  await (await prepare('su')).act(item, 'ACCEPT')

  await row.getByRole('button', { name: 'Accept' }).click()
  await expect(warned(page, `${item.reference} changed in the meantime`)).toContainText(
    `It is now with ${person('su').name}.`,
  )
  await expect(row.getByRole('cell', { name: person('su').name })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Accept' })).toBeDisabled()
  await expect(row.getByRole('button', { name: 'Accept' })).toHaveAccessibleDescription(
    /^The item is assigned to/,
  )
})

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

test('the rows that the filters let through are exported', async ({ as }) => {
  const page = await as('newwork')
  await page.goto('/worklist')
  await expect(items(page).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toBe('Worklist.csv')
})

test('a long page makes the rows in sight, and the others when they come into sight', async ({
  as,
  prepare,
}) => {
  await (await prepare('su')).forgetSettings()
  const page = await as('su')
  await page.goto('/worklist')
  await expect(items(page).first()).toBeVisible()
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
