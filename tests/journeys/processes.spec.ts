import type { Locator, Page } from '@playwright/test'
import { choose, said, warned } from './support/frame.ts'
import { expect, test } from './support/test.ts'

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })
const form = (page: Page, name: string): Locator => page.getByRole('form', { name, exact: true })
const field = (page: Page, tab: string, name: string): Locator =>
  form(page, tab).getByRole('textbox', { name, exact: true })

const mailer = {
  ...{ styleCarton: '04', styleVariant: '0427', fefCoVariantCode: '0427', vslCode: '0427' },
  ...{ styleDieCutType: 'FLATBED', styleTopFlap: '00', styleBottomFlap: '00', styleClosure: '00' },
} as const

/** Saves without a connection, then again with it. */
async function saveInTwoTries(page: Page, words: string): Promise<void> {
  await page.context().setOffline(true)
  await button(page, 'Save').click()
  const lost = warned(page, 'Nothing is saved yet; what you entered stays here.')
  await expect(lost).toBeVisible()
  await page.context().setOffline(false)
  await lost.getByRole('button', { name: 'Try again' }).click()
  await expect(said(page, words)).toBeVisible()
}

/** Takes the first route that auto-routing finds. */
async function takeRoute(page: Page): Promise<void> {
  await button(page, 'Auto-route').click()
  await form(page, 'Design')
    .getByRole('button', { name: /^Take / })
    .first()
    .click()
  await expect(said(page, 'The route was taken into the design.')).toBeVisible()
}

test('a die-cut is made two up, with its forme', async ({ as, prepare }) => {
  const item = await (await prepare('salesrep')).submitted('Small mailer', {
    ...mailer,
    ...{ length: 200, width: 150, depth: 60 },
  })
  await (await prepare('designer')).act(item, 'ACCEPT')
  const page = await as('designer')
  await page.goto(`/qitem/${item.id}/design`)
  await takeRoute(page)
  const step = (name: RegExp) => form(page, 'Design').getByRole('tab', { name }).click()
  for (const name of [/CORR/, /DIECUT/]) {
    await step(name)
    await field(page, 'Design', 'Number Up').fill('2')
    await field(page, 'Design', 'Sheet Length').fill('986')
    await field(page, 'Design', 'Sheet Width').fill('501')
    await expect(form(page, 'Design').getByText(/^2 along × 1 across/)).toBeVisible()
  }
  const forme = field(page, 'Design', 'Forme Code, row 1')
  await forme.fill('F'.repeat(60))
  await button(page, 'Save').click()
  await expect(forme).toHaveAccessibleDescription(/not more than \d+ characters/)
  await forme.fill('F60200')
  await saveInTwoTries(page, 'Design details has been saved.')
  await page.reload()
  await step(/DIECUT/)
  await expect(forme).toHaveValue('F60200')
  await expect(field(page, 'Design', 'Number Up')).toHaveValue('2')
})

test('a litho-laminated display has a goods pallet and a design print', async ({ as, prepare }) => {
  const item = await (await prepare('salesrep')).submitted('Gift display', {
    ...mailer,
    ...{ productGroup: 'DISPLAYS', printProcess: 'LITHO', length: 210, width: 150, depth: 60 },
    ...{ preferredPlantCode: 'STH', boardGrade: 'E280', boardGradeVariant: 'E280-S' },
  })
  await (await prepare('su')).act(item, 'ACCEPT')
  const page = await as('su')
  await page.goto(`/qitem/${item.id}/gpallet`)
  await form(page, 'Goods Pallet')
    .getByRole('button', { name: /^Take / })
    .first()
    .click()
  await saveInTwoTries(page, 'Finished Goods Palletization has been saved.')

  await page.getByRole('tab', { name: /^Design ?,/ }).click()
  await takeRoute(page)
  await button(page, 'Save').click()
  await expect(said(page, 'Design details has been saved.')).toBeVisible()

  await page.getByRole('tab', { name: /^Design Print/ }).click()
  await button(page, 'Take them from Design and Print').click()
  const colours = field(page, 'Design Print', 'Colours')
  await colours.fill('9')
  await button(page, 'Save').click()
  await expect(colours).toHaveAccessibleDescription('Total must not be more than 7')
  await colours.fill('4')
  await choose(page, form(page, 'Design Print').getByRole('combobox', { name: 'Lamination' }), 'Matt film')
  await saveInTwoTries(page, 'Printed sheet has been saved.')
})

test('a preprint item has its roll planned', async ({ as, prepare }) => {
  const item = await (await prepare('salesrep')).submitted('Ale carton', {
    ...{ printProcess: 'PREPRINT', boardGrade: 'C340', boardGradeVariant: 'C340-P-N' },
  })
  await (await prepare('su')).act(item, 'ACCEPT')
  const page = await as('su')
  await page.goto(`/qitem/${item.id}/design`)
  await takeRoute(page)
  await button(page, 'Save').click()
  await expect(said(page, 'Design details has been saved.')).toBeVisible()
  await page.getByRole('tab', { name: /^Preprint Design/ }).click()
  await button(page, 'Take it from Design').click()
  const lanes = field(page, 'Preprint Design', 'Lanes')
  const fitting = await lanes.inputValue()
  await lanes.fill('12')
  await button(page, 'Save').click()
  await expect(lanes).toHaveAccessibleDescription(/do not fit a roll of/)
  await lanes.fill(fitting)
  await saveInTwoTries(page, 'Preprint design has been saved.')
})
