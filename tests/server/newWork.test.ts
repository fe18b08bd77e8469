import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form, otherVendor, place, type Row, step } from './newWorkSteps.ts'
import { pdf } from './pdf.ts'
import { act, submitItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('an order', () => {
  it('is completed with what is charged, which its vendor takes back for a while and nobody else', async () => {
    const { body: order } = await place(server)
    await step(server, 'vendor', order.orderId, 'ACCEPT')
    const { body: done } = await step(server, 'vendor', order.orderId, 'COMPLETE', { charge: 480 })
    expect(done).toMatchObject({ status: 'COMPLETE', charge: 480 })
    const undo = (login: string, hashKey: string) =>
      server.as(login).post('/quote/QuoteNewWork/UndoStep', { toolingOrderId: order.orderId, hashKey })
    expect((await undo('newwork', done.hashKey)).status).toBe(422)
    expect((await undo('vendor', order.hashKey)).status).toBe(409)
    const { body: back } = await undo('vendor', done.hashKey)
    expect(back).toMatchObject({ status: 'ACCEPTED', charge: order.charge })
    expect((await undo('vendor', back.hashKey)).status).toBe(422)
  })

  it('manual-order-new-defaults: starts at CONTRACT REVIEW and goes from the vendor’s acceptance to its invoice', async () => {
    const { body: order } = await place(server)
    expect(order).toMatchObject({
      status: 'CONTRACT REVIEW',
      statusId: 99,
      numberUp: '1',
      colors: 0,
      noProofs: 0,
    })
    expect((await step(server, 'vendor', order.orderId, 'ACCEPT')).body).toMatchObject({
      status: 'ACCEPTED',
      statusId: 102,
    })
    expect((await step(server, 'vendor', order.orderId, 'COMPLETE')).body.statusId).toBe(103)
    expect((await step(server, 'vendor', order.orderId, 'INVOICE')).body.statusId).toBe(105)
    const late = await step(server, 'newwork', order.orderId, 'REJECT', { reason: 'Too late' })
    expect([late.status, late.body.code]).toEqual([422, 'rule-failed'])
  })

  it('manual-order-reject: is rejected with a reason, and resubmitted by new work', async () => {
    const { body: order } = await place(server)
    const silent = await server
      .as('vendor')
      .post('/quote/QuoteNewWork/RejectToVendor', { toolingOrderId: order.orderId, reason: ' ' })
    expect([silent.status, silent.body.errors[0].path]).toEqual([400, 'reason'])
    await step(server, 'vendor', order.orderId, 'REJECT', { reason: 'The rule does not bend' })
    expect((await step(server, 'vendor', order.orderId, 'RESUBMIT')).status).toBe(422)
    expect((await step(server, 'newwork', order.orderId, 'RESUBMIT')).body.statusId).toBe(143)
    const { body: logs } = await server
      .as('newwork')
      .get(`/quote/QuoteNewWork/GetManualOrderLogs/${order.orderId}`)
    expect(logs.map((line: Row) => [line.field, line.whoName, line.new])).toContainEqual([
      'reason',
      'Anika Brandt',
      'The rule does not bend',
    ])
  })

  it('whose due date changes after acceptance is at DATE CHANGED', async () => {
    const { body: order } = await place(server)
    const { body: accepted } = await step(server, 'vendor', order.orderId, 'ACCEPT')
    const moved = await server.as('newwork').post('/quote/QuoteNewWork/UpdateManualOrder', {
      ...(await form(server, { dueDate: '2026-03-27' })),
      orderId: order.orderId,
      version: accepted.version,
    })
    expect(moved.body).toMatchObject({ status: 'DATE CHANGED', dueDate: '2026-03-27' })
    const gone = await server
      .as('newwork')
      .delete(`/quote/QuoteNewWork/DeleteManualOrder?orderId=${order.orderId}`)
    expect([gone.status, gone.body.detail]).toEqual([
      422,
      'The order has been accepted; it can not be deleted any more.',
    ])
  })

  it('manual-order-due-date-first-10: keeps the day of a due date that has a time', async () => {
    const { body } = await place(server, { dueDate: '2026-03-20T13:45:00Z' })
    expect(body.dueDate).toBe('2026-03-20')
  })

  it('says field by field who changed what', async () => {
    const { body: order } = await place(server, { numberUp: '2' })
    const stereos = [{ stereoCode: 'ST-1', colour: 'Black', width: 420, length: 310 }]
    const changed = await server.as('su').post('/quote/QuoteNewWork/UpdateManualOrder', {
      ...(await form(server, { numberUp: '4', pdf: true, stereos })),
      orderId: order.orderId,
      version: order.version,
    })
    expect([changed.status, changed.body.version]).toEqual([200, order.version + 1])
    const { body: logs } = await server
      .as('newwork')
      .get(`/quote/QuoteNewWork/GetManualOrderLogs/${order.orderId}`)
    const said = logs.map((line: Row) => [line.field, line.who, line.old, line.new])
    expect(said).toContainEqual(['numberUp', 'su', '2', '4'])
    expect(said).toContainEqual(['pdf', 'su', false, true])
    expect(said).toContainEqual(['stereos', 'su', [], stereos])
    expect(said.some(([field]: Row) => field === 'a3' || field === 'details')).toBe(false)
    const stale = await server.as('newwork').post('/quote/QuoteNewWork/UpdateManualOrder', {
      ...(await form(server, { numberUp: '8' })),
      orderId: order.orderId,
      version: order.version,
    })
    expect([stale.status, stale.body.current.numberUp]).toEqual([409, '4'])
  })

  it('has files that new work adds and removes and its vendor reads', async () => {
    const { body: order } = await place(server)
    const add = (login: string, fileName = 'Forme.pdf') =>
      server
        .as(login)
        .upload(
          '/quote/QuoteNewWork/Documents',
          { toolingOrderId: String(order.orderId), documentType: 'DRAWING' },
          fileName,
          pdf(300),
        )
    const { status, body: document } = await add('newwork')
    expect([status, document.size, document.createdByName]).toEqual([200, 300, 'Callum Reyes'])
    expect((await add('newwork', 'FORME.pdf')).status).toBe(409)
    expect((await add('vendor', 'Mine.pdf')).status).toBe(403)
    expect((await add('newwork', 'Forme.exe')).status).toBe(415)
    const read = (login: string) => server.as(login).get(`/quote/QuoteNewWork/Documents/${order.orderId}`)
    expect((await read('vendor')).body.map((each: Row) => each.fileName)).toEqual(['Forme.pdf'])
    const { body: theirs } = await place(server, {
      vendorId: (await otherVendor(server)).id,
      orderType: 'STEREO',
    })
    expect((await server.as('vendor').get(`/quote/QuoteNewWork/Documents/${theirs.orderId}`)).status).toBe(
      404,
    )
    const file = `/quote/QuoteNewWork/Documents/Download/${document.id}`
    const fetched = await server.as('vendor').get(file)
    expect([fetched.status, fetched.headers['content-length']]).toEqual([200, '300'])
    const remove = (login: string) => server.as(login).delete(`/quote/QuoteNewWork/Documents/${document.id}`)
    expect((await remove('vendor')).status).toBe(403)
    expect((await remove('newwork')).status).toBe(200)
    expect((await read('vendor')).body).toEqual([])
    expect((await add('newwork')).status).toBe(200)
    const gone = await server
      .as('newwork')
      .delete(`/quote/QuoteNewWork/DeleteManualOrder?orderId=${order.orderId}`)
    expect(gone.status).toBe(200)
  })

  it('that somebody else changed is not overwritten', async () => {
    const { body: order } = await place(server)
    await step(server, 'vendor', order.orderId, 'ACCEPT')
    const stale = await step(server, 'newwork', order.orderId, 'REJECT', {
      reason: 'Wrong size',
      hashKey: order.hashKey,
    })
    expect([stale.status, stale.body.current.status]).toEqual([409, 'ACCEPTED'])
    expect(stale.body.detail).toContain('Anika Brandt')
  })

  it('is deleted before it was accepted', async () => {
    const { body: order } = await place(server)
    const newwork = server.as('newwork')
    expect(
      (await newwork.delete(`/quote/QuoteNewWork/DeleteManualOrder?orderId=${order.orderId}`)).status,
    ).toBe(200)
    expect((await newwork.get(`/quote/QuoteNewWork/GetManualOrderDetails/${order.orderId}`)).status).toBe(404)
  })

  it.each([
    [{ orderType: 'REJECTORDER' }, 422, 'orderType'],
    [{ dueDate: '2026-03-15' }, 422, 'dueDate'],
    [{ vendorId: 2_000_000 }, 422, 'vendorId'],
    [{ orderDescription: '' }, 400, 'orderDescription'],
    [{ colors: 13 }, 400, 'colors'],
    [{ dueDate: '31/12/2026' }, 400, 'dueDate'],
  ])('manual-order-other-bounds: with %j is refused at its field', async (wrong, status, path) => {
    const answer = await place(server, wrong)
    expect([answer.status, answer.body.errors[0].path]).toEqual([status, path])
  })

  it('of a quote item is filled from it, due after the working days of its lead hours, and marks the item', async () => {
    const item = await submitItem(server)
    const { status, body } = await server
      .as('newwork')
      .post('/quote/QuoteNewWork/CreateOrder', { quoteItemId: item.itemId, vendor: 'CUTLINE' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      customerCode: 'BLU001',
      orderDescription: 'Pale ale carton',
      dueDate: '2026-03-23',
    })
    const { rows } = await (async () => {
      const answer = await server
        .as('designer')
        .get('/quote-worklist/Quote/WorkList', { AssignmentGroup: 'DESIGN', range: [0, 999] })
      return { rows: answer.body as Row[] }
    })()
    expect(rows.find(row => row.id === item.itemId).withVendor).toBe(true)
    const ofItem = await server.as('newwork').get(`/quote/QuoteNewWork/GetVendorWorklist/${item.itemId}`)
    expect(ofItem.body.map((row: Row) => row.toolingOrderId)).toEqual([body.orderId])
  })

  it('of a quote item are paged, sorted and searched, whatever their status', async () => {
    const { itemId } = await submitItem(server)
    const placed: number[] = []
    for (const vendor of ['CUTLINE', 'CUTLINE', 'PLATEHSE']) {
      const { body } = await server
        .as('newwork')
        .post('/quote/QuoteNewWork/CreateOrder', { quoteItemId: itemId, vendor })
      placed.push(body.orderId)
    }
    const [first, second, third] = placed
    for (const action of ['ACCEPT', 'COMPLETE', 'INVOICE'])
      expect((await step(server, 'su', Number(first), action)).status).toBe(200)
    const asked = async (login: string, query: Record<string, unknown> = {}) => {
      const { body, headers } = await server
        .as(login)
        .get(`/quote/QuoteNewWork/GetVendorWorklist/${itemId}`, query)
      return [body.map((row: Row) => row.toolingOrderId), headers['content-range']]
    }
    expect(await asked('newwork')).toEqual([[third, second, first], 'items 0-2/3'])
    expect(await asked('vendor')).toEqual([[second, first], 'items 0-1/2'])
    expect(await asked('newwork', { sort: ['id', 'ASC'], range: [1, 1] })).toEqual([[second], 'items 1-1/3'])
    expect(await asked('newwork', { filter: { q: 'Plate' } })).toEqual([[third], 'items 0-0/1'])
    expect(await asked('newwork', { filter: { status: ['INVOICED'] } })).toEqual([[first], 'items 0-0/1'])
  })

  it('of an item in the trash is refused', async () => {
    const item = await submitItem(server)
    await act(server.as('su'), item, 'TRASH', { reason: 'OTHER', comment: 'Not needed' })
    const answer = await server
      .as('newwork')
      .post('/quote/QuoteNewWork/CreateOrder', { quoteItemId: item.itemId, vendor: 'CUTLINE' })
    expect(answer.status).toBe(422)
  })
})
