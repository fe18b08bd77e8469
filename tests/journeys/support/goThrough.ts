import type { Page } from '@playwright/test'
import { type Rights, redirectFrom } from '#domain/access'
import { heading, said } from './frame.ts'
import { expect } from './test.ts'
import type { Watch } from './watch.ts'

/** A page of a list with a form beside it: a field to change in the form, and a file that can be uploaded. */
export interface ListPage {
  readonly field: string
  readonly upload?: { readonly many: string; readonly csv: string }
}

export interface Visit extends Watch {
  readonly page: Page
  readonly rights: Rights
}

/** Every link on the page leads to a page that the person may see. */
export async function expectOpenLinks({ page, rights }: Visit): Promise<void> {
  const links = await page
    .locator('main a[href^="/"], [role=dialog] a[href^="/"]')
    .evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''))
  const closed = links.filter(href => redirectFrom(href.replace(/\?.*/, ''), rights) !== null)
  expect.soft([...new Set(closed)], `links of ${page.url()}`).toEqual([])
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Goes through a list and its form as an administrator would: change many, export, upload, a new one, save, history. */
export async function goThroughList(visit: Visit, { field, upload }: ListPage): Promise<void> {
  const { page, answered } = visit
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

  await rows.first().getByRole('checkbox').check()
  await button(page, 'Change…').click()
  const change = page.getByRole('dialog', { name: /^Change 1 / })
  const what = change.getByRole('combobox', { name: 'Change' })
  await what.click()
  const fields = await page.getByRole('option').allTextContents()
  await page.getByRole('option').first().click()
  for (const name of fields.slice(1)) {
    await what.click()
    await page.getByRole('option', { name, exact: true }).click()
    await answered()
  }
  await what.click()
  await page.getByRole('option', { name: 'In use', exact: true }).click()
  await change.getByRole('combobox', { name: 'To' }).click()
  await page.getByRole('option', { name: 'Active', exact: true }).click()
  await button(page, 'Change').click()
  await expect(said(page, '1 of 1 saved.')).toBeVisible()

  await saveList(page)

  if (upload !== undefined) {
    await page
      .getByLabel(`File of ${upload.many}`)
      .setInputFiles({ name: 'new.csv', mimeType: 'text/csv', buffer: Buffer.from(upload.csv) })
    const dialog = page.getByRole('dialog', { name: `Upload ${upload.many}` })
    await dialog.getByRole('button', { name: /^Store 1 / }).click()
    await expect(said(page, / added, 0 changed, 0 refused\.$/)).toBeVisible()
  }

  await button(page, /^New /).click()
  await expect(page.getByRole('heading', { level: 2, name: /^New / })).toBeVisible()
  await answered()
  await expectOpenLinks(visit)
  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click()

  await rows.first().getByRole('cell').nth(1).click()
  const text = page.getByRole('textbox', { name: field }).first()
  const list = page.getByRole('combobox', { name: field }).last()
  await expect(text.or(list).first()).toBeVisible()
  await answered()
  await expectOpenLinks(visit)
  if (await text.isVisible()) {
    const value = await text.inputValue()
    await text.fill(/^[\d.]+$/.test(value) ? `${value}1` : `${value} a`)
  } else {
    await list.click()
    await page.getByRole('option').last().click()
  }
  await button(page, 'Save').click()
  await expect(said(page, /^\D.* saved\.$/)).toBeVisible()
  if (await button(page, 'View as').isVisible()) await lookInto(visit, 'View as')
  await lookInto(visit, 'History')
  // As it was, for whoever comes next.
  await button(page, 'History').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).first().click()
  await button(page, 'Save').click()
  // Save rests while it is under way as well; this goes when it is stored.
  await expect(button(page, 'Discard changes')).toBeHidden()
}

/** Goes through a list of parts of templates: what many can be changed to, export, and where one is edited. */
export async function goThroughParts(visit: Visit): Promise<void> {
  const { page, answered } = visit
  await page.getByRole('button', { name: 'Draft', exact: true }).click()
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
  await rows.first().getByRole('checkbox').check()
  await button(page, 'Change…').click()
  const change = page.getByRole('dialog', { name: /^Change 1 / })
  await change.getByRole('combobox', { name: 'To' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await answered()
  await button(page, 'Cancel').click()
  await saveList(page)
  await rows.first().getByRole('link').first().click()
  await expect(heading(page)).toHaveText(/ · version 2$/)
  await answered()
  await expectOpenLinks(visit)
}

async function saveList(page: Page): Promise<void> {
  await button(page, 'Export').click()
  const file = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await file
}

/** Opens what a button opens, and closes it again. */
export async function lookInto(visit: Visit, name: string | RegExp): Promise<void> {
  const { page, answered } = visit
  await button(page, name).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await answered()
  await expect(dialog.getByRole('alert').filter({ hasText: /permission/ })).toHaveCount(0)
  await expectOpenLinks(visit)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}
