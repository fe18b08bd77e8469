import { Buffer } from 'node:buffer'
import { emptySections } from '#domain/quoteItem'
import { drawingOf } from '../../server/demo/files/drawingOf.ts'
import { printPng } from '../../server/demo/files/printPng.ts'
import { carton } from '../server/carton.ts'
import { expect, test } from './support/test.ts'

test('files of an item: several at once, one refused, a lost connection, looked at, removed', async ({
  as,
  prepare,
}) => {
  const rep = await as('salesrep')
  const prepared = await prepare('salesrep')
  const { id } = await prepared.quote('BLU001')
  const item = await prepared.item(id, 'Pale ale carton')
  await rep.goto(`/qitem/${item.id}/files`)
  const drawing = {
    name: 'Drawing.pdf',
    mimeType: 'application/pdf',
    buffer: drawingOf({ ...emptySections.product, ...carton }, 'C') ?? Buffer.of(),
  }
  const picture = { name: 'Print.png', mimeType: 'image/png', buffer: printPng(1) }
  const wrong = { name: 'Wrong.pdf', mimeType: 'application/pdf', buffer: Buffer.from('GIF89a') }
  const chooser = rep.getByLabel('Files to upload')

  await chooser.setInputFiles([drawing, wrong])
  await expect(rep.getByText('Drawing.pdf successfully uploaded')).toBeVisible()
  await expect(rep.getByText(/Wrong.pdf is called a PDF, but its content is a GIF picture/)).toBeVisible()

  await rep.context().setOffline(true)
  await chooser.setInputFiles([picture])
  await expect(rep.getByText(/Print.png: No connection/)).toBeVisible()
  await rep.context().setOffline(false)
  await expect(rep.getByText('Print.png successfully uploaded')).toBeVisible()

  await rep.getByRole('button', { name: 'Drawing.pdf', exact: true }).click()
  await expect(rep.getByRole('img', { name: 'Drawing.pdf, page 1' })).toBeVisible()
  await rep.keyboard.press('ArrowLeft')
  await expect(rep.getByRole('img', { name: 'Print.png' })).toBeVisible()
  await rep.keyboard.press('Escape')

  const [stored] = await Promise.all([
    rep.waitForEvent('download'),
    rep.getByRole('button', { name: 'Download Drawing.pdf' }).click(),
  ])
  expect(stored.suggestedFilename()).toBe('Drawing.pdf')

  await rep.getByRole('button', { name: 'Remove Drawing.pdf' }).click()
  const dialog = rep.getByRole('dialog', { name: 'Remove file' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Of another box')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(rep.getByRole('row', { name: 'Drawing.pdf' })).toHaveCount(0)
  await expect(rep.getByRole('row', { name: 'Print.png' })).toBeVisible()
})

test('the job ticket of an item: looked at as it comes out of the printer, printed and stored', async ({
  as,
  prepare,
}) => {
  const rep = await as('salesrep')
  const prepared = await prepare('salesrep')
  const { id } = await prepared.quote('BLU001')
  const item = await prepared.item(id, 'Pale ale carton')
  await rep.addInitScript(() => {
    window.print = () => {
      document.title = `printing ${document.querySelectorAll('#printed-pages canvas').length}`
      window.dispatchEvent(new Event('afterprint'))
    }
  })
  await rep.goto(`/qitem/${item.id}/files`)
  await rep.getByRole('button', { name: 'Job ticket' }).click()
  const dialog = rep.getByRole('dialog', { name: /^Job ticket/ })
  await expect(dialog.getByRole('img', { name: /^Job ticket .*, page 1$/ })).toBeVisible()
  await expect(dialog.getByText('Page 1 of 1')).toBeVisible()
  await dialog.getByRole('button', { name: 'Print' }).click()
  await expect(rep).toHaveTitle('printing 1')
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeEnabled()
  const [stored] = await Promise.all([
    rep.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(stored.suggestedFilename()).toMatch(/^Job ticket \d+-1\.pdf$/)
})
