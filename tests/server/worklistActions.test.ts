import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, carton, createItem, saveProduct, submitItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const rowOf = async (login: string, quoteId: number, query: object = {}) =>
  (await server.as(login).get('/quote-worklist/Quote/WorkList', { ...query, filter: { q: String(quoteId) } }))
    .body[0]

const actions = (login: string, body: object) => server.as(login).post('/quote-worklist/Actions', body)

describe('an action on many rows', () => {
  it('is taken on each by itself: one refusal and one stale row keep the others from nothing', async () => {
    const [free, taken, moved] = [
      await submitItem(server),
      await submitItem(server),
      await submitItem(server),
    ]
    await act(server.as('designer2'), taken, 'ACCEPT')
    const seen = await rowOf('designer', moved.quoteId, { AssignmentGroup: 'DESIGN' })
    await act(server.as('su'), moved, 'ACCEPT')
    const { status, body } = await actions('designer', {
      action: 'ACCEPT',
      items: [
        { quoteItemId: free.itemId },
        { quoteItemId: taken.itemId },
        { quoteItemId: moved.itemId, hashKey: seen.hashKey },
        { quoteItemId: 2_000_000_000 },
      ],
    })
    expect(status).toBe(200)
    expect(body.results).toMatchObject([
      { quoteItemId: free.itemId, ok: true, message: '', row: { action: 'RELEASE', assignee: 'designer' } },
      {
        quoteItemId: taken.itemId,
        ok: false,
        message: 'The item is assigned to Mai Thorne.',
        row: { action: 'ACCEPT', actionAllowed: false, assignee: 'designer2' },
      },
      {
        quoteItemId: moved.itemId,
        ok: false,
        message: expect.stringContaining('changed in the meantime'),
        row: { assignee: 'su' },
      },
      { quoteItemId: 2_000_000_000, ok: false, row: null },
    ])
  })

  it('says nothing of an item that the person may not see', async () => {
    const item = await submitItem(server)
    const { body } = await actions('salesrep2', { action: 'TRASH', items: [{ quoteItemId: item.itemId }] })
    expect(body.results).toMatchObject([{ ok: false, row: null }])
    expect(body.results[0].message).toContain('no access')
  })

  it.each([
    [{ action: 'ACCEPT', items: [] }, 'items'],
    [{ action: '', items: [{ quoteItemId: 1 }] }, 'action'],
    [{ action: 'ACCEPT', items: [{ quoteItemId: -1 }] }, 'items.0.quoteItemId'],
    [{ action: 'ACCEPT', items: Array.from({ length: 101 }, () => ({ quoteItemId: 1 })) }, 'items'],
  ])('%j is not valid at %s', async (body, path) => {
    const answer = await actions('designer', body)
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, path])
  })
})

describe('what a row offers', () => {
  it('row-other-actions: is what the rules allow, with the reason when they do not', async () => {
    const item = await submitItem(server)
    const forDesigner = await rowOf('designer', item.quoteId, { AssignmentGroup: 'DESIGN' })
    const offer = (row: { offers: { code: string }[] }, code: string) =>
      row.offers.find(each => each.code === code)
    expect(offer(forDesigner, 'TRASH')).toMatchObject({
      allowed: false,
      reason: 'Only the initiator of the quote or a super user may trash the item.',
    })
    expect(offer(forDesigner, 'DUPLICATE')).toMatchObject({ kind: 'copy', allowed: false })
    expect(offer(forDesigner, 'UNARCHIVE')).toBeUndefined()
    expect(forDesigner).toMatchObject({ holdAllowed: true, holdRefusal: '' })
    const forRep = await rowOf('salesrep', item.quoteId, { myQuotes: true })
    expect(offer(forRep, 'ARCHIVE')).toMatchObject({ kind: 'close', allowed: true, reason: '' })
    expect(offer(forRep, 'DUPLICATE')).toMatchObject({ allowed: true })
  })

  it('has the last comment and by whom', async () => {
    const item = await submitItem(server)
    const say = (comment: string) =>
      server
        .as('designer')
        .post('/quote/QuoteComment', { quoteId: item.quoteId, quoteItemId: item.itemId, comment })
    await say('first')
    await say('second')
    const row = await rowOf('designer', item.quoteId, { AssignmentGroup: 'DESIGN' })
    expect(row.lastComment).toMatchObject({ comment: 'second', by: 'Owen Castell' })
  })
})

describe("the coordinator's worklist", () => {
  const page = (login: string, query: object = {}) =>
    server.as(login).get('/quote-worklist/Quote/sca-worklist', { range: [0, 999], ...query })

  it('is what they and their sales reps started or hold', async () => {
    const { status, body } = await page('sca')
    expect(status).toBe(200)
    const theirs = ['sca', 'salesrep', 'salesrep2']
    expect(body.length).toBeGreaterThan(0)
    expect(
      body.filter(
        (row: { initiator: string; assignee: string }) =>
          !theirs.includes(row.initiator) && !theirs.includes(row.assignee),
      ),
    ).toEqual([])
    const ofOne = (await page('sca', { salesRepCode: 'salesrep2' })).body
    expect(ofOne.length).toBeLessThan(body.length)
  })

  it('is for coordinators, and of the reps they coordinate', async () => {
    expect((await page('salesrep')).status).toBe(403)
    expect((await page('sca', { salesRepCode: 'designer' })).status).toBe(403)
  })
})

describe('a duplicate', () => {
  it('of an item is at the first step, with what was entered and without its code', async () => {
    const item = await createItem(server.as('salesrep'))
    await saveProduct(server.as('salesrep'), item, { ...carton, code: 'COPIED-1' })
    await act(server.as('salesrep'), item, 'SUBMIT')
    const { status, body } = await server
      .as('salesrep')
      .post('/quote/Quote/DuplicateItem', { quoteItemId: item.itemId, count: 2 })
    expect([status, body.items.length]).toEqual([200, 2])
    const copy = (await server.as('salesrep').get(`/quote/QuoteItem/${body.items[1].id}`)).body
    const source = (await server.as('salesrep').get(`/quote/QuoteItem/${item.itemId}`)).body
    expect(source).toMatchObject({ step: 'DESIGN', product: { code: 'COPIED-1' } })
    expect(copy).toMatchObject({ step: 'INITIATE', assignee: 'salesrep', quoteId: item.quoteId })
    expect(copy.product).toEqual({ ...source.product, code: '' })
    const log = (await server.as('salesrep').get(`/quote/QuoteLog/${item.quoteId}`)).body
    expect(JSON.stringify(log)).toContain('duplicated')
  })

  it('of an item is for those who may add to the quote', async () => {
    const item = await submitItem(server)
    const duplicate = (login: string, quoteItemId = item.itemId) =>
      server.as(login).post('/quote/Quote/DuplicateItem', { quoteItemId })
    expect((await duplicate('designer')).status).toBe(403)
    expect((await duplicate('salesrep', 2_000_000_000)).status).toBe(404)
  })

  it('of a quote is a draft of the person, for another customer at their address', async () => {
    const item = await submitItem(server)
    const source = (await server.as('salesrep').get(`/quote/Quote/${item.quoteId}`)).body
    const same = await server.as('salesrep').post(`/quote/Quote/Duplicate/${item.quoteId}`, {})
    expect(same.status).toBe(200)
    expect(same.body).toMatchObject({
      owner: 'salesrep',
      customerCode: source.customerCode,
      description: source.description,
      customerPO: '',
      deliveryAddress: source.deliveryAddress,
    })
    expect(same.body.items.map((each: { step: string }) => each.step)).toEqual(
      source.items.map(() => 'INITIATE'),
    )
    const customers = (await server.as('salesrep').get('/customer/Customer', { range: [0, 50] })).body
    const other = customers.find(
      (each: { customerCode: string; status: string }) =>
        each.customerCode !== source.customerCode && each.status === 'TRADING',
    )
    if (other === undefined) return
    const moved = await server.as('salesrep').post(`/quote/Quote/Duplicate/${item.quoteId}`, {
      customerCode: other.customerCode,
      description: 'Again',
    })
    expect(moved.body).toMatchObject({ customerCode: other.customerCode, description: 'Again' })
    const unknown = await server
      .as('salesrep')
      .post(`/quote/Quote/Duplicate/${item.quoteId}`, { customerCode: 'NOBODY9' })
    expect(unknown.status).toBe(404)
  })
})
