import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Quote, QuoteItem } from '#contract/quote'
import { carton, createQuote, loadItem, saveProduct, submitItem, type TestItem } from './quoteSteps.ts'
import { add, box, itemOf } from './setSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const rep = () => server.as('salesrep')
describe('an item of another kind', () => {
  const change = async (item: TestItem, body: object, versions?: QuoteItem['versions']) =>
    rep().put('/quote/Quote/ProductType', {
      ...{ id: item.itemId, versions: versions ?? (await loadItem(rep(), item)).versions, ...body },
    })
  async function printedItem(): Promise<TestItem> {
    const quote: Quote = (await add(server, (await createQuote(rep())).id, [box])).body
    const item = itemOf(quote, 0)
    expect((await saveProduct(rep(), item, { ...carton, printProcess: 'FLEXO' })).status).toBe(200)
    const { versions, printing } = await loadItem(rep(), item)
    const saved = await rep().put('/quote/QuotePrinting', {
      ...{
        quoteItemId: item.itemId,
        version: versions.printing,
        printing: { ...printing, numberOfColors: 1 },
      },
    })
    expect(saved.status).toBe(200)
    return item
  }

  it('loses what the kind never has, with a line in the log; it is not designed when it is bought', async () => {
    const item = await printedItem()
    const { status, body } = await change(item, { itemCategory: 'GENERIC' })
    expect([status, body.detail]).toEqual([200, undefined])
    expect(body.item).toMatchObject({
      product: { itemCategory: 'GENERIC', isGen: true, description: 'Box', length: null },
      printing: { numberOfColors: null },
      allowByPassDesign: true,
    })
    expect(body.written).toEqual(expect.arrayContaining(['product', 'printing']))
    const log = (await rep().get(`/quote/QuoteLog/${item.quoteId}`)).body
    expect(log).toContainEqual(expect.objectContaining({ field: 'printing.numberOfColors', old: 1 }))
    expect((await change(item, { itemCategory: 'NEW_MANUAL_DESIGN' })).body.item.allowByPassDesign).toBe(
      false,
    )
  })

  it('is a generic product from the start, as it is when it becomes one', async () => {
    const quote: Quote = (
      await add(server, (await createQuote(rep())).id, [
        { itemCategory: 'GENERIC', description: 'Tape' },
        { itemCategory: 'NEW_MANUAL_DESIGN', description: 'Box' },
      ])
    ).body
    const isGen = async (place: number) => (await loadItem(rep(), itemOf(quote, place))).product.isGen
    expect([await isGen(0), await isGen(1)]).toEqual([true, false])
  })

  it('keeps its work unless it begins afresh', async () => {
    const item = await printedItem()
    expect(
      (await change(item, { itemCategory: 'INDUSTRY_STANDARD' })).body.item.printing.numberOfColors,
    ).toBe(1)
    const fresh = await change(item, { itemCategory: 'NEW_MANUAL_DESIGN', isReset: true })
    expect(fresh.body.item.printing.numberOfColors).toBeNull()
  })

  it('is refused where it is none, and what somebody else entered meanwhile is not cleared unseen', async () => {
    const item = await printedItem()
    const { versions } = await loadItem(rep(), item)
    const copy = await change(item, { itemCategory: 'MODIFY' })
    expect([copy.status, copy.body.errors[0].path]).toEqual([422, 'itemCategory'])
    const { printing } = await loadItem(rep(), item)
    await rep().put('/quote/QuotePrinting', {
      ...{
        quoteItemId: item.itemId,
        version: versions.printing,
        printing: { ...printing, printToEdge: true },
      },
    })
    expect((await change(item, { itemCategory: 'GENERIC' }, versions)).status).toBe(409)
    expect((await loadItem(rep(), item)).printing.numberOfColors).toBe(1)
    expect((await change(item, { itemCategory: 'RESIZABLE' }, versions)).status).toBe(200)
    expect((await change(item, { itemCategory: 'INDUSTRY_STANDARD' }, versions)).status).toBe(409)
  })

  it('is refused to an outsider before it is said what the item could become', async () => {
    const { itemId: id, quoteId } = await submitItem(server)
    const { versions } = await loadItem(rep(), { itemId: id, quoteId })
    const body = { id, versions, itemCategory: 'MODIFY' }
    const refused = await server.as('salesrep2').put('/quote/Quote/ProductType', body)
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      `You have no access to quote item ${quoteId}-1: it belongs to salesrep.`,
    ])
  })

  it('a copy that becomes a modification takes the code of what it modifies', async () => {
    const filter = { customerCode: 'BLU001', q: 'BG-PALE-24' }
    const { body: found } = await server.as('su').get('/customer/Product', { filter, range: [0, 0] })
    const [{ plantCode, productId, productCode }] = found
    const { body: quote } = await rep().post('/quote/Quote/ExistingProducts', {
      id: (await createQuote(rep())).id,
      customer: { customerCode: 'BLU001' },
      products: [1, 2].map(() => ({ plantCode, productId, itemCategory: 'COPY_NEW_PRINT_SKU' })),
    })
    const [byKind, bySave] = [itemOf(quote, 0), itemOf(quote, 1)]
    const changed = await change(byKind, { itemCategory: 'MODIFY_ART_CHANGE' })
    expect(changed.body.item.product.code).toBe(productCode)
    const { product, isOfOtherCustomer } = await loadItem(rep(), bySave)
    expect(isOfOtherCustomer).toBe(false)
    const saved = await saveProduct(rep(), bySave, { ...product, itemCategory: 'MODIFY', code: '' })
    expect([saved.status, saved.body.item?.product.code]).toEqual([200, productCode])
  })

  it('quote-copy-diff-customer: a redesign of another customer’s product becomes no other copy, and no modification', async () => {
    const { body: found } = await server
      .as('su')
      .get('/customer/Product', { filter: { customerCode: 'COR002' }, range: [0, 0] })
    const [{ plantCode, productId }] = found
    const { body: quote } = await rep().post('/quote/Quote/ExistingProductDiffCustomer', {
      id: (await createQuote(rep())).id,
      customer: { customerCode: 'BLU001' },
      products: [{ plantCode, productId, itemCategory: 'COPY_REDESIGN' }],
    })
    const item = itemOf(quote, 0)
    for (const itemCategory of ['MODIFY', 'COPY_NEW_PRINT_SKU']) {
      const refused = await change(item, { itemCategory })
      expect([refused.status, refused.body.detail]).toEqual([
        422,
        'The product is of a different customer: it is copied as Copy - Redesign.',
      ])
    }
    const { product, isOfOtherCustomer } = await loadItem(rep(), item)
    expect(isOfOtherCustomer).toBe(true)
    const saved = await saveProduct(rep(), item, { ...product, itemCategory: 'MODIFY' })
    expect([saved.status, saved.body.errors?.[0]?.path]).toEqual([422, 'product.itemCategory'])
    expect((await change(item, { itemCategory: 'COPY_REDESIGN_RESIZABLE' })).status).toBe(200)
  })

  it('becomes resizable with the product that is sent, on its version', async () => {
    const item = await printedItem()
    const { versions, product } = await loadItem(rep(), item)
    const convert = (version: number, more: object = {}) =>
      rep().put('/quote/Quote/Resizable', {
        ...{ quoteItemId: item.itemId, version, product: { ...product, length: 410, ...more } },
      })
    expect((await convert(versions.product, { itemCategory: 'GENERIC' })).body.detail).toBe(
      "Generic can't become resizable.",
    )
    // An item of no product modifies none, in no size.
    const unfounded = await convert(versions.product, { itemCategory: 'MODIFY_SIMPLE_CHANGE' })
    expect([unfounded.status, unfounded.body.errors?.[0]?.path]).toEqual([422, 'product.itemCategory'])
    const { status, body } = await convert(versions.product)
    expect([status, body.detail]).toEqual([200, undefined])
    expect(body.item.product).toMatchObject({ itemCategory: 'RESIZABLE', length: 410 })
    expect((await convert(versions.product)).status).toBe(409)
  })
})
