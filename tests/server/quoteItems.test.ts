import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createItem, createQuote, loadItem, submitItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const get = async (id: number) => server.as('salesrep').get(`/quote/Quote/${id}`)
const log = async (id: number) => (await server.as('salesrep').get(`/quote/QuoteLog/${id}`)).body

describe('the products of a quote', () => {
  const add = (id: number, products: object[], more: object = {}) =>
    server.as('salesrep').post('/quote/Quote/Products', { id, products, ...more })
  const box = { itemCategory: 'NEW_MANUAL_DESIGN', description: 'Box' }

  it('quote-belongs: are numbered on, also after one is deleted in between', async () => {
    const { id } = await createQuote(server.as('salesrep'))
    await add(id, [box, { ...box, description: 'Tray' }])
    const { items } = (await add(id, [box], { isMaster: true })).body
    expect(items).toMatchObject([
      {
        itemNo: 1,
        reference: `${id}-1`,
        description: 'Box',
        itemCategory: 'NEW_MANUAL_DESIGN',
        plantCode: 'NTH',
      },
      { itemNo: 2, reference: `${id}-2`, description: 'Tray', isMasterItem: false },
      { itemNo: 3, reference: `${id}-3`, isMasterItem: true, step: 'INITIATE', stepName: 'Initiate' },
    ])
    await server.as('salesrep').delete('/quote/QuoteItem/DeleteQuoteItem', { quoteItemId: items[1].id })
    const after = (await add(id, [box])).body.items
    expect(after.map((item: { itemNo: number }) => item.itemNo)).toEqual([1, 3, 4])
  })

  it('can be added before there is a customer', async () => {
    const { id } = await createQuote(server.as('salesrep'), null)
    expect((await add(id, [box])).body.items).toMatchObject([{ itemNo: 1, plantCode: '' }])
  })

  it.each([
    ['INVOICE_CARD_ONLY', 'Invoice Card Only'],
    ['NONE', 'No Mapping'],
    ['Box', 'Box'],
  ])('are never of category %s', async (itemCategory, label) => {
    const { id } = await createQuote(server.as('salesrep'))
    const { status, body } = await add(id, [box, { ...box, itemCategory }])
    expect([status, body.errors]).toEqual([422, [{ path: 'products.1.itemCategory', message: 'not valid' }]])
    expect(body.detail).toBe(`Item category ${label} cannot be chosen.`)
    expect((await get(id)).body.items).toEqual([])
  })

  it('are added by initiators only', async () => {
    const { quoteId } = await submitItem(server)
    const answer = await server
      .as('salesrep2')
      .post('/quote/Quote/Products', { id: quoteId, products: [box] })
    expect(answer.status).toBe(403)
    expect(
      (await server.as('designer').post('/quote/Quote/Products', { id: quoteId, products: [box] })).status,
    ).toBe(403)
  })

  it('are at least one, and not more than fifty at once', async () => {
    const { id } = await createQuote(server.as('salesrep'))
    expect((await add(id, [])).status).toBe(400)
    expect((await add(id, Array(51).fill(box))).status).toBe(400)
    expect((await add(id, Array(50).fill(box))).body.items).toHaveLength(50)
  })

  it('are not found by who may not see them, as if they were not there', async () => {
    const item = await submitItem(server)
    const other = await server.as('salesrep2').get(`/quote/Quote/ItemRef/${item.quoteId}-1`)
    const none = await server.as('salesrep2').get(`/quote/Quote/ItemRef/${item.quoteId}-9`)
    expect([other.status, other.body.code]).toEqual([404, none.body.code])
  })

  it('are found by quote number and item number', async () => {
    const item = await createItem(server.as('salesrep'))
    const { body } = await server.as('designer').get(`/quote/Quote/ItemRef/${item.quoteId}-1`)
    expect(body).toEqual({ quoteId: item.quoteId, quoteItemId: item.itemId })
    expect((await server.as('designer').get(`/quote/Quote/ItemRef/${item.quoteId}-2`)).status).toBe(404)
  })
})

describe('draft quotes', () => {
  const drafts = async (login: string) =>
    (await server.as(login).get('/quote/Quote/DraftQuotes')).body.map((draft: { id: number }) => draft.id)

  it('are the person’s own whose items have not left the first step, newest first', async () => {
    const first = await createQuote(server.as('su'), 'BLU001')
    const { quoteId } = await createItem(server.as('su'))
    expect((await drafts('su')).slice(0, 2)).toEqual([quoteId, first.id])
    expect(await drafts('salesrep')).not.toContain(quoteId)
    const { body } = await server.as('su').get('/quote/Quote/DraftQuotes')
    expect(body[0]).toMatchObject({
      customerName: 'Bluegum Brewing',
      itemCount: 1,
      quoteReference: String(quoteId),
    })
  })

  it('are drafts no more when an item is submitted', async () => {
    const { quoteId } = await submitItem(server)
    expect(await drafts('salesrep')).not.toContain(quoteId)
  })
})

describe('deleting', () => {
  const deleteItem = (quoteItemId: number, login = 'salesrep') =>
    server.as(login).delete('/quote/QuoteItem/DeleteQuoteItem', { quoteItemId })
  const deleteQuote = (quoteId: number, login = 'salesrep') =>
    server.as(login).delete('/quote/Quote/DeleteQuote', { quoteId })

  it('an item at the first step takes everything with it but its change log', async () => {
    const item = await createItem(server.as('salesrep'))
    await server
      .as('salesrep')
      .post('/quote/QuoteComment', { ...item, quoteItemId: item.itemId, comment: 'Gone soon' })
    expect((await deleteItem(item.itemId)).body).toEqual({ quoteItemId: item.itemId })
    expect((await get(item.quoteId)).body.items).toEqual([])
    expect((await server.as('salesrep').get(`/quote/QuoteItem/${item.itemId}`)).status).toBe(404)
    expect((await log(item.quoteId))[0]).toMatchObject({
      what: `quoteItem ${item.itemId}`,
      field: 'deleted',
      new: { reference: `${item.quoteId}-1`, description: 'Pale ale carton' },
    })
    expect((await deleteItem(item.itemId)).status).toBe(404)
  })

  it('an item that has left the first step is refused', async () => {
    const item = await submitItem(server)
    const { status, body } = await deleteItem(item.itemId)
    expect([status, body.detail]).toEqual([
      422,
      `${item.quoteId}-1 has left the first step. Archive or trash instead of deleting.`,
    ])
    expect((await loadItem(server.as('salesrep'), item)).step).toBe('DESIGN')
  })

  it('a quote with items at the first step takes them with it', async () => {
    const { quoteId, itemId } = await createItem(server.as('salesrep'))
    expect((await deleteQuote(quoteId)).body).toEqual({ quoteId })
    expect((await get(quoteId)).status).toBe(404)
    expect((await server.as('salesrep').get(`/quote/QuoteItem/${itemId}`)).status).toBe(404)
  })

  it('a quote one of whose items has left the first step is refused as a whole', async () => {
    const { quoteId } = await submitItem(server)
    const products = [{ itemCategory: 'GENERIC', description: 'Tape' }]
    await server.as('salesrep').post('/quote/Quote/Products', { id: quoteId, products })
    expect((await deleteQuote(quoteId)).status).toBe(422)
    expect((await get(quoteId)).body.items).toHaveLength(2)
  })

  it('is for initiators', async () => {
    const { quoteId, itemId } = await createItem(server.as('salesrep'))
    expect((await deleteItem(itemId, 'salesrep2')).status).toBe(403)
    expect((await deleteQuote(quoteId, 'salesrep2')).status).toBe(403)
    expect((await deleteQuote(quoteId, 'sca')).status).toBe(200)
  })
})

describe('comments', () => {
  const comment = (quoteId: number, quoteItemId: number | null, text: string, login = 'salesrep') =>
    server.as(login).post('/quote/QuoteComment', { quoteId, quoteItemId, comment: text })
  const texts = async (query: Record<string, unknown>) =>
    (await server.as('salesrep').get('/quote/QuoteComment', query)).body.map(
      (each: { comment: string }) => each.comment,
    )

  it('are of a quote or of one of its items, newest first, by name', async () => {
    const { quoteId, itemId } = await createItem(server.as('salesrep'))
    const { body } = await comment(quoteId, null, ' About the quote ')
    expect(body).toMatchObject({
      comment: 'About the quote',
      createdBy: 'salesrep',
      createdByName: 'Tessa Harcourt',
    })
    await comment(quoteId, itemId, 'About the item', 'designer')
    expect(await texts({ quoteId })).toEqual(['About the item', 'About the quote'])
    expect(await texts({ quoteId, quoteItemId: itemId })).toEqual(['About the item'])
    expect((await log(quoteId))[0]).toMatchObject({
      who: 'designer',
      field: 'commented',
      new: 'About the item',
    })
  })

  it('say something, and about something there is', async () => {
    const { quoteId } = await createItem(server.as('salesrep'))
    const other = await createItem(server.as('salesrep'))
    expect((await comment(quoteId, null, '  ')).body.errors).toEqual([
      { path: 'comment', message: 'Comment is required' },
    ])
    expect((await comment(quoteId, other.itemId, 'Wrong quote')).status).toBe(404)
    expect((await comment(999_999, null, 'No quote')).status).toBe(404)
    expect(await texts({ quoteId })).toEqual([])
  })
})
