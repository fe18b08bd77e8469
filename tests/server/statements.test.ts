import { afterAll, beforeAll, expect, it } from 'vitest'
import { carton } from './carton.ts'
import { createItem, createQuote, loadItem, saveProduct, type TestItem } from './quoteSteps.ts'
import { saveSection } from './sectionSteps.ts'
import { type Caller, createTestApp, openEmbeddedDemonstration, type TestApp } from './startTestServer.ts'

let server: TestApp
let rep: Caller
let item: TestItem
let statements: string[] = []

const products = ['Pale ale carton', 'Stout carton', 'Lager carton'].map(description => ({
  itemCategory: 'NEW_MANUAL_DESIGN',
  description,
}))

/** How many statements the calls take, besides the beginning and end of transactions. */
async function statementsOf(calls: () => Promise<unknown>): Promise<number> {
  statements = []
  await calls()
  return statements.filter(text => !/^(begin|commit|rollback)/.test(text)).length
}

beforeAll(async () => {
  const connection = await openEmbeddedDemonstration({ logQuery: text => statements.push(text) })
  server = await createTestApp({ connection })
  rep = server.as('salesrep')
  item = await createItem(rep)
  expect((await saveProduct(rep, item, carton)).status).toBe(200)
})
afterAll(() => server.close())

const overviewSave = async (changes: object) => {
  const { versions, product } = await loadItem(rep, item)
  const save = {
    quoteItemId: item.itemId,
    version: versions.product,
    product: { ...product, ...changes },
  }
  return async () => expect((await rep.put('/quote/Quote/Product', save)).status).toBe(200)
}

it('a quote is created in at most 3 statements', async () => {
  expect(await statementsOf(() => createQuote(rep))).toBeLessThanOrEqual(3)
})

it('items are added in at most 8 statements, however many', async () => {
  const { id } = await createQuote(rep)
  const add = async (added: typeof products) =>
    expect((await rep.post('/quote/Quote/Products', { id, products: added })).status).toBe(200)
  expect(await statementsOf(() => add(products.slice(0, 1)))).toBeLessThanOrEqual(8)
  expect(await statementsOf(() => add(products))).toBeLessThanOrEqual(8)
})

it('a quote is read with its items in at most 2 statements', async () => {
  expect(await statementsOf(() => rep.get(`/quote/Quote/${item.quoteId}`))).toBeLessThanOrEqual(2)
})

it('an item is read in 1 statement', async () => {
  expect(await statementsOf(() => loadItem(rep, item))).toBeLessThanOrEqual(1)
})

it('an item that names inks is read in 1 statement as well', async () => {
  const printed = await createItem(rep)
  expect((await saveProduct(rep, printed, { ...carton, printProcess: 'FLEXO' })).status).toBe(200)
  const inkCoverages = [{ key: 'k1', inkCode: 'S-ORANGE', stereoCode: '', printCoverage: 20 }]
  const inked = await saveSection(rep, 'printing', printed, { numberOfColors: 1, inkCoverages })
  expect(inked.status).toBe(200)
  expect(await statementsOf(() => loadItem(rep, printed))).toBeLessThanOrEqual(1)
})

it('a section is saved in at most 2 statements, whether it changes the worklist row or not', async () => {
  expect(await statementsOf(await overviewSave({ length: 410 }))).toBeLessThanOrEqual(2)
  expect(await statementsOf(await overviewSave({ expectedOrderQuantity: 6000 }))).toBeLessThanOrEqual(2)
})

it('the page of an item opens in at most 4 statements', async () => {
  const open = async () => {
    await loadItem(rep, item)
    for (const path of [`Details?workflowId=${item.itemId}`, `Steps?wfId=${item.itemId}`]) {
      expect((await rep.get(`/workflow/${path}`)).status).toBe(200)
    }
  }
  expect(await statementsOf(open)).toBeLessThanOrEqual(4)
})
