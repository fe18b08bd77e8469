import { Buffer } from 'node:buffer'
import type { Locator, Page } from '@playwright/test'
import { pdf } from '../server/pdf.ts'
import { said, warned } from './support/frame.ts'
import { expect, test } from './support/test.ts'

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const form = (page: Page, name: string): Locator => page.getByRole('form', { name, exact: true })
const field = (page: Page, tab: string, name: string): Locator =>
  form(page, tab).getByRole('textbox', { name, exact: true })
const openTab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click()

/** Why Generate Design has to wait, as its button says. */
async function expectHeld(page: Page, words: string): Promise<void> {
  const generate = button(page, 'Generate Design')
  await expect(generate).toHaveAttribute('aria-disabled', 'true')
  await generate.hover()
  await expect(page.getByRole('tooltip')).toContainText(words)
  await page.mouse.move(0, 0)
}

/** Presses Save without a connection, and again with it. */
async function saveOverLostConnection(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await button(page, 'Save').click()
  const lost = warned(page, 'No connection to the server. Nothing is saved yet; what you entered stays here.')
  await expect(lost).toBeVisible()
  await page.context().setOffline(false)
  await lost.getByRole('button', { name: 'Try again' }).click()
}

test('a designer palletises a submitted carton, takes a route, attaches a drawing and passes it on', async ({
  as,
  prepare,
}) => {
  const item = await (await prepare('salesrep')).submitted('Designed carton')
  await (await prepare('designer')).act(item, 'ACCEPT')
  const page = await as('designer')
  await page.goto(`/qitem/${item.id}/pallet`)

  await test.step('pallet: ties that a bundle cannot have, then a way to load, saved as the line comes back', async () => {
    await expectHeld(page, 'Pallet is not valid')
    await form(page, 'Pallet').getByRole('button', { name: 'Take Column', exact: true }).click()
    const ties = field(page, 'Pallet', 'Ties')
    await ties.fill('5')
    await expect(ties).toHaveAttribute('aria-invalid', 'true')
    await ties.fill('1')
    await saveOverLostConnection(page)
    await expect(said(page, 'Palletization has been saved.')).toBeVisible()
    await expectHeld(page, 'Design is not valid: A despatch step is required')
  })

  await test.step('design: an alternative of the auto-routing, a sheet no machine takes, and back', async () => {
    await openTab(page, /^Design ?,/)
    await button(page, 'Auto-route').click()
    await expect(form(page, 'Design').getByText('Done, for 5,000')).toBeVisible()
    await form(page, 'Design')
      .getByRole('button', { name: /^Take / })
      .nth(1)
      .click()
    await expect(said(page, 'The route was taken into the design.')).toBeVisible()
    const sheet = field(page, 'Design', 'Sheet Length')
    const length = await sheet.inputValue()
    await sheet.fill('9000')
    await button(page, 'Save').click()
    await expect(sheet).toHaveAccessibleDescription(/must be <= \d+ at CORR/)
    await sheet.fill(length)
    await saveOverLostConnection(page)
    await expect(said(page, 'Design details has been saved.')).toBeVisible()
    await expectHeld(page, 'There is no file: attach one on Files.')
  })

  await test.step('files: a picture called PDF is refused, a drawing is kept', async () => {
    await openTab(page, /^Files/)
    const chooser = page.getByLabel('Files to upload')
    const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
    await chooser.setInputFiles([fileOf('Wrong.pdf', Buffer.from('GIF89a'))])
    await expect(page.getByText(/Wrong.pdf is called a PDF, but its content is a GIF picture/)).toBeVisible()
    await chooser.setInputFiles([fileOf('Drawing.pdf', pdf())])
    await expect(page.getByText('Drawing.pdf successfully uploaded')).toBeVisible()
  })

  await button(page, 'Generate Design').click()
  await expect(said(page, 'Generate Design successfully')).toBeVisible()
})

test('where the own plant has no machine, the steps of the other one come into the route', async ({
  as,
  prepare,
}) => {
  // Nobody stitches in the south.
  const item = await (await prepare('salesrep')).submitted('Stitched mailer', {
    ...{ preferredPlantCode: 'STH', boardGradeVariant: 'B340-S' },
    ...{ styleCarton: '04', styleVariant: '0427', fefCoVariantCode: '0427', vslCode: '0427' },
    ...{ styleDieCutType: 'FLATBED', styleTopFlap: '00', styleBottomFlap: '00', styleClosure: '03' },
    ...{ length: 300, width: 220, depth: 90 },
  })
  await (await prepare('su')).act(item, 'ACCEPT')
  const page = await as('su')
  await page.goto(`/qitem/${item.id}/design`)
  await expect(button(page, 'Other plant')).toBeEnabled()
  await page.context().setOffline(true)
  await button(page, 'Other plant').click()
  await expect(warned(page, 'No connection to the server').first()).toBeVisible()
  await page.context().setOffline(false)
  await button(page, 'Other plant').click()
  const route = form(page, 'Design').getByRole('tablist', { name: 'Steps of the route' })
  await expect(route.getByRole('tab', { name: /STITCH/ })).toBeVisible()
  await button(page, 'Save').click()
  await expect(said(page, 'Design details has been saved.')).toBeVisible()
  await page.reload()
  await expect(route.getByRole('tab', { name: /STITCH/ })).toBeVisible()
})

test('the generated files of a design stand inside their panel on a tablet', async ({ as, prepare }) => {
  const item = await (await prepare('salesrep')).submitted('Carton on a tablet')
  await (await prepare('su')).act(item, 'ACCEPT')
  const page = await as('su', { viewport: { width: 768, height: 1024 } })
  await page.goto(`/qitem/${item.id}/design`)
  const panel = page.getByRole('region', { name: 'Design files' })
  await panel.getByRole('button', { name: 'Generate' }).click()
  const files = panel.getByRole('table', { name: 'Generated files' })
  await expect(files).toBeVisible()
  const rightOf = (part: typeof panel) => part.evaluate(element => element.getBoundingClientRect().right)
  expect(await rightOf(files)).toBeLessThan(await rightOf(panel))
})
