import { afterAll, beforeAll, expect, it } from 'vitest'
import { createItem, createQuote, loadItem } from './quoteSteps.ts'
import { saveSection } from './sectionSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const rep = () => server.as('salesrep')

it('customer-defaults-reset: an item begins with the pallets that its customer takes; a copy does not', async () => {
  const { id } = await createQuote(rep())
  const products = ['NEW_MANUAL_DESIGN', 'COPY_REDESIGN'].map(itemCategory => ({
    itemCategory,
    description: 'Pale ale carton',
  }))
  const { items } = (await rep().post('/quote/Quote/Products', { id, products })).body
  const [made, copy] = await Promise.all(
    items.map((item: { id: number }) => loadItem(rep(), { quoteId: id, itemId: item.id })),
  )
  expect(made.palletization).toMatchObject({
    palletTypeCode: 'AUSTD',
    maxPalletHeight: 1500,
    strapsAcross: 2,
    bundleQty: 0,
    totalPalletQty: 0,
  })
  expect([copy.palletization.palletTypeCode, copy.versions.palletization]).toEqual(['', 0])
})

it('customer-defaults-reset: another customer of the quote resets them, with lines in the change log', async () => {
  const item = await createItem(rep())
  const settings = { palletTypeCode: 'EUR1', maxPalletHeight: 900, bundleQty: 30 }
  expect((await saveSection(rep(), 'palletization', item, settings)).status).toBe(200)
  const quote = (await rep().get(`/quote/Quote/${item.quoteId}`)).body
  const moved = await rep().put('/quote/Quote', { ...quote, customerCode: 'FAR003' })
  expect([moved.status, moved.body.detail]).toEqual([200, undefined])
  const { palletization, versions } = await loadItem(server.as('su'), item)
  expect(palletization).toMatchObject({ palletTypeCode: 'AUSTD', maxPalletHeight: 2100, bundleQty: 0 })
  expect(versions.palletization).toBe(3)
  const log: { field: string }[] = (await server.as('su').get(`/quote/QuoteLog/${item.quoteId}`)).body
  expect(log.map(({ field }) => field)).toContain('palletization.maxPalletHeight')
})

it('palletisation-all-failures: a save with several wrong values is refused with all of them', async () => {
  const item = await createItem(rep())
  const { status, body } = await saveSection(rep(), 'palletization', item, {
    bundleQty: -1,
    maxPalletHeight: -1,
    bundleTies: 2,
  })
  expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([
    422,
    ['palletization.maxPalletHeight', 'palletization.bundleQty', 'palletization.bundleTies'],
  ])
})

it('keeps the picture of a load out of the change log', async () => {
  const item = await createItem(rep())
  await saveSection(rep(), 'palletization', item, { palletImage: '<svg viewBox="0 0 1 1"></svg>' })
  const log: { field: string; new: unknown }[] = (
    await server.as('su').get(`/quote/QuoteLog/${item.quoteId}`)
  ).body
  expect(log.find(({ field }) => field === 'palletization.palletImage')?.new).toBe('drawn')
})
