import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submitItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

// biome-ignore lint/suspicious/noExplicitAny: rows as they come over the wire.
type Row = any

const gone = 999_999

describe('an action on many sample requests', () => {
  const request = async (): Promise<Row> => {
    const { itemId: quoteItemId } = await submitItem(server)
    return (await server.as('salesrep').post('/quote/QuoteSample', { quoteItemId })).body
  }
  const act = (login: string, action: string, rows: readonly Row[], more: object = {}) =>
    server.as(login).post('/quote-worklist/Samples/Actions', {
      action,
      items: rows.map(({ id, hashKey }) => ({ sampleId: id, hashKey })),
      ...more,
    })

  it('locks each by itself: one that another has locked, and one that is gone, keep the others from nothing', async () => {
    const [free, taken] = [await request(), await request()]
    await server.as('designer').put(`/quote/QuoteSample/Lock/${taken.id}`)
    const { status, body } = await act('samplemaker', 'LOCK', [taken, { id: gone }, free])
    expect([status, body.detail]).toEqual([200, undefined])
    expect(body.results).toMatchObject([
      { sampleId: taken.id, ok: false, message: 'The sample request is locked by Owen Castell.' },
      { sampleId: gone, ok: false, message: `Sample request ${gone} was not found.`, row: null },
      { sampleId: free.id, ok: true, message: '', row: { isLocked: true, lockedBy: 'samplemaker' } },
    ])
    expect(body.results[0].row).toMatchObject({ lockedBy: 'designer' })
    const back = await act('samplemaker', 'UNLOCK', [free, taken])
    expect(back.body.results.map(({ ok }: Row) => ok)).toEqual([true, false])
  })

  it('sets the status and leaves everything else; a request that somebody changed is told of and stays', async () => {
    const [one, stale] = [await request(), await request()]
    const save = { quoteItemId: stale.quoteItemId, notes: 'Two of them', id: stale.id }
    await server.as('salesrep').post('/quote/QuoteSample', save)
    const { body } = await act('designer', 'STATUS', [one, stale], { status: 'Sent To Cutting Table' })
    expect(body.results).toMatchObject([
      { ok: true, row: { sampleStatus: 'Sent To Cutting Table', numberOfSamples: one.numberOfSamples } },
      { ok: false, row: { sampleStatus: 'Sent To Design', notes: 'Two of them' } },
    ])
    expect(body.results[1].message).toContain('changed in the meantime')
  })

  it('prints the labels of each, with what is asked once', async () => {
    const rows = [await request(), await request()]
    const job = {
      templateCode: 'SAMPLE_LABEL',
      printerCode: 'PRINTER_BENCH',
      printDate: '2026-11-20',
      company: 'Alder & Sons',
    }
    const { body } = await act('samplemaker', 'PRINT', rows, job)
    expect(body.results).toMatchObject(rows.map(({ id }) => ({ ok: true, label: { sampleId: id } })))
    const { body: kept } = await server.as('samplemaker').get(`/quote/QuoteSample/Labels/${rows[0].id}`)
    expect(kept).toEqual([body.results[0].label])
    const none = await act('samplemaker', 'PRINT', rows, { ...job, printerCode: 'NONE' })
    expect(none.body.results[1]).toMatchObject({
      ok: false,
      message: 'There is no label printer NONE.',
      label: null,
    })
  })

  it('is for who works on samples, and says which field is wrong', async () => {
    expect((await act('salesrep', 'LOCK', [{ id: 1 }])).status).toBe(403)
    const wrong = await act('designer', 'STATUS', [{ id: 1 }], { status: 'Eaten' })
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'status'])
    expect((await act('designer', 'STATUS', [])).status).toBe(400)
  })
})

describe('an action on many orders', () => {
  const place = async (): Promise<Row> => {
    const { body: vendors } = await server.as('newwork').get('/config/Vendor/lookup/Formes/NTH-100')
    const { body } = await server.as('newwork').post('/quote/QuoteNewWork/SaveManualorder', {
      orderType: 'FORME',
      vendorId: vendors[0].id,
      costCenter: 'NTH-100',
      dueDate: '2026-03-20',
      orderDescription: 'Cutting forme for the trade fair carton',
    })
    return body
  }
  const act = (login: string, action: string, orders: readonly Row[], more: object = {}) =>
    server.as(login).post('/quote-worklist/NewWork/Actions', {
      action,
      items: orders.map(({ orderId, hashKey }) => ({ toolingOrderId: orderId, hashKey })),
      ...more,
    })

  it('takes each on by itself: one that somebody changed says by whom, and how it stands now', async () => {
    const [order, stale] = [await place(), await place()]
    await server.as('su').post('/quote/QuoteNewWork/UpdateNewWork', {
      toolingOrderId: stale.orderId,
      action: 'HAND_OVER',
    })
    const { status, body } = await act('vendor', 'ACCEPT', [stale, order])
    expect([status, body.detail]).toEqual([200, undefined])
    expect(body.results).toMatchObject([
      { id: stale.orderId, ok: false, order: { status: 'ASSET HAND OVER' } },
      { id: order.orderId, ok: true, message: '', order: { status: 'ACCEPTED' } },
    ])
    expect(body.results[0].message).toContain('changed order')
  })

  it('says of each what is missing, and why it can not be', async () => {
    const order = await place()
    const silent = await act('newwork', 'REJECT', [order])
    expect(silent.body.results).toMatchObject([{ ok: false, message: 'Reason is required' }])
    const early = await act('newwork', 'CHANGE_DATE', [order], { dueDate: '2001-01-01' })
    expect(early.body.results).toMatchObject([{ ok: false, message: 'Due date must not be in the past' }])
    const done = await act('vendor', 'RESUBMIT', [order])
    expect(done.body.results).toMatchObject([{ ok: false, message: 'Only new work may do this.' }])
  })

  it('tells a vendor nothing of another vendor’s order', async () => {
    const { body: rows } = await server
      .as('newwork')
      .get('/quote-worklist/NewWork/WorkList', { range: [0, 999] })
    const { body: own } = await server
      .as('vendor')
      .get('/quote-worklist/NewWork/WorkList', { range: [0, 999] })
    const mine = new Set(own.map(({ toolingOrderId }: Row) => toolingOrderId))
    const other = rows.find((row: Row) => row.toolingOrderId !== null && !mine.has(row.toolingOrderId))
    const { body } = await act('vendor', 'ACCEPT', [{ orderId: other.toolingOrderId }])
    expect(body.results).toMatchObject([{ ok: false, order: null }])
    expect((await act('salesrep', 'ACCEPT', [{ orderId: 1 }])).status).toBe(403)
  })

  it('orders the tooling of many items from one vendor; an item in the trash keeps the others from nothing', async () => {
    const [item, trashed] = [await submitItem(server), await submitItem(server)]
    const { body: closed } = await server.as('salesrep').post('/quote-worklist/Actions', {
      action: 'TRASH',
      reason: 'DUPLICATE',
      items: [{ quoteItemId: trashed.itemId }],
    })
    expect(closed.results).toMatchObject([{ ok: true }])
    const { body: lookup } = await server.as('newwork').get('/config/ToolingOrderLookup')
    const answers = await Promise.all(
      lookup.vendors.map(({ code }: Row) =>
        server.as('newwork').post('/quote-worklist/NewWork/CreateOrders', {
          vendor: code,
          orderType: 'FORME',
          quoteItemIds: [trashed.itemId, item.itemId],
        }),
      ),
    )
    for (const { body } of answers) {
      expect(body.results[0]).toMatchObject({ id: -trashed.itemId, ok: false, order: null })
      expect(body.results[0].message).toBe('The item is closed; nothing can be ordered for it.')
    }
    const placed = answers.flatMap(({ body }) => (body.results[1].ok ? [body.results[1].order] : []))
    expect(placed.length).toBeGreaterThan(0)
    expect(placed[0]).toMatchObject({ quoteItemId: item.itemId, status: 'CONTRACT REVIEW' })
    const vendor = await server.as('vendor').post('/quote-worklist/NewWork/CreateOrders', {
      vendor: lookup.vendors[0].code,
      quoteItemIds: [item.itemId],
    })
    expect(vendor.status).toBe(403)
  })
})
