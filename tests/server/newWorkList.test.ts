import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newWorkSorts } from '#contract/newWork'
import { orderStatusNames } from '#domain/manualOrders'
import { form, list, otherVendor, place, type Row, step } from './newWorkSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('the new-work worklist', () => {
  it('has orders of every open status, and items that wait for one', async () => {
    const { rows, total } = await list(server, 'newwork', { allWorklist: true })
    expect(rows.length).toBe(total)
    const statuses = new Set(rows.map(row => row.status))
    expect([...statuses].sort()).toEqual(
      ['', ...orderStatusNames.filter(status => status !== 'INVOICED')].sort(),
    )
    const withoutOrder = rows.filter(row => row.toolingOrderId === null)
    expect(withoutOrder.length).toBeGreaterThan(0)
    expect(new Set(withoutOrder.map(row => row.assignmentGroup))).toEqual(new Set(['NEWWORK']))
    expect(withoutOrder[0]?.assignmentGroupName).toBe('New Work')
    expect(new Set(rows.map(row => row.id)).size).toBe(rows.length)
  })

  it('is cut into pages and sorted by each of its columns', async () => {
    const whole = await list(server, 'newwork')
    const pages: Row[] = []
    for (let first = 0; first < whole.total; first += 7) {
      pages.push(...(await list(server, 'newwork', { range: [first, first + 6] })).rows)
    }
    expect(pages.map(row => row.id)).toEqual(whole.rows.map(row => row.id))
    for (const field of newWorkSorts) {
      const { rows } = await list(server, 'newwork', { sort: [field, 'ASC'] })
      expect([field, rows.length]).toEqual([field, whole.total])
    }
  })

  it('narrows to a status, a type and words', async () => {
    const invoiced = await list(server, 'newwork', { filter: { status: ['INVOICED'] } })
    expect(new Set(invoiced.rows.map(row => row.status))).toEqual(new Set(['INVOICED']))
    const { rows } = await list(server, 'newwork', { filter: { orderType: ['STEREO'] } })
    expect(new Set(rows.map(row => row.orderType))).toEqual(new Set(['STEREO']))
    const [row] = rows
    const found = await list(server, 'newwork', { filter: { q: String(row.toolingOrderId) } })
    expect(found.rows.map(each => each.id)).toContain(row.id)
  })

  it('narrows to plants and business units, or to all but them', async () => {
    const whole = await list(server, 'newwork')
    for (const field of ['plant', 'businessUnit'] as const) {
      const code = whole.rows.find(row => row[field] !== '')[field]
      const those = await list(server, 'newwork', { filter: { [field]: [code] } })
      const others = await list(server, 'newwork', {
        filter: { [field]: [code], operators: { [field]: 'isNot' } },
      })
      expect(new Set(those.rows.map(row => row[field]))).toEqual(new Set([code]))
      expect(others.rows.every(row => row[field] !== code)).toBe(true)
      expect(those.total + others.total).toBe(whole.total)
    }
  })

  it('of a sales rep has the orders of their quotes only', async () => {
    const { rows } = await list(server, 'newwork', { salesRepCode: 'salesrep' })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(row => row.quoteItemId !== null)).toBe(true)
  })

  it('counts what its workgroups have', async () => {
    const { body } = await server.as('newwork').get('/quote-worklist/Counts')
    const { total } = await list(server, 'newwork', { AssignmentGroup: 'NEWWORK' })
    expect(body.newWork).toEqual([{ code: 'NEWWORK', count: total }])
  })

  it('is refused to who has no part in new work', async () => {
    for (const login of ['salesrep', 'designer', 'samplemaker']) {
      expect((await server.as(login).get('/quote-worklist/NewWork/WorkList')).status).toBe(403)
    }
  })
})

describe('a vendor', () => {
  it('sees its own orders, whatever it asks', async () => {
    for (const query of [
      {},
      { allWorklist: true },
      { AssignmentGroup: 'NEWWORK' },
      { salesRepCode: 'salesrep' },
      { vendorWorklist: true },
    ]) {
      const { rows } = await list(server, 'vendor', query)
      expect([query, [...new Set(rows.map(row => row.vendor))]]).toEqual([query, ['Cutline Formes']])
    }
  })

  it('finds nobody else’s order by its number', async () => {
    const { rows } = await list(server, 'newwork', { filter: { vendor: ['PLATEHSE'] } })
    const { toolingOrderId } = rows[0]
    for (const answer of [
      await server.as('vendor').get(`/quote/QuoteNewWork/GetManualOrderDetails/${toolingOrderId}`),
      await server.as('vendor').get(`/quote/QuoteNewWork/GetManualOrderLogs/${toolingOrderId}`),
      await step(server, 'vendor', toolingOrderId, 'ACCEPT'),
      await server.as('vendor').post('/quote/QuoteNewWork/RejectToVendor', { toolingOrderId, reason: 'No' }),
      await server.as('vendor').post('/quote/QuoteNewWork/SaveComments', { toolingOrderId, comment: 'Hm' }),
    ]) {
      expect(answer.status).toBe(404)
    }
    const { quoteItemId } = rows.find(row => row.quoteItemId !== null)
    const ofItem = await server.as('vendor').get(`/quote/QuoteNewWork/GetVendorWorklist/${quoteItemId}`)
    expect(ofItem.body.every((row: Row) => row.vendor === 'Cutline Formes')).toBe(true)
  })

  it('may not place, change or delete orders', async () => {
    const { rows } = await list(server, 'vendor')
    const orderId = rows[0].toolingOrderId
    const vendor = server.as('vendor')
    expect((await vendor.post('/quote/QuoteNewWork/SaveManualorder', await form(server))).status).toBe(403)
    expect((await vendor.delete(`/quote/QuoteNewWork/DeleteManualOrder?orderId=${orderId}`)).status).toBe(403)
    expect((await vendor.get('/quote/QuoteNewWork/GetManaulOrderWorklist')).status).toBe(403)
    expect((await vendor.get('/quote-worklist/Quote/WorkList')).status).toBe(403)
  })

  it('has on its list of actions what waits for it', async () => {
    const { rows } = await list(server, 'vendor', { vendorWorklist: true, action: true })
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row.orderActions.some((action: Row) => action.allowed)).toBe(true)
  })
})

describe('the manual order list', () => {
  it('manual-order-list-filters: has every order, or those with a vendor', async () => {
    const all = await server
      .as('newwork')
      .get('/quote/QuoteNewWork/GetManaulOrderWorklist', { range: [0, 999] })
    const statuses = new Set(all.body.map((row: Row) => row.status))
    expect(statuses).toEqual(new Set(orderStatusNames))
    const atVendor = await server
      .as('newwork')
      .get('/quote/QuoteNewWork/GetManaulOrderWorklist', { range: [0, 999], filter: { list: 'VENDOR' } })
    expect(atVendor.body.every((row: Row) => row.status !== 'INVOICED' && row.status !== 'REJECTED')).toBe(
      true,
    )
    const both = await server
      .as('newwork')
      .get('/quote/QuoteNewWork/GetManaulOrderWorklist', { filter: { list: 'VENDOR', status: ['INVOICED'] } })
    expect(both.body).toEqual([])
  })
})

describe('the history of an order', () => {
  it('tells vendors and workgroups by name, and nothing that was stored as it was', async () => {
    const stereos = [{ stereoCode: 'ST-1', colour: 'Black', width: 420, length: 310 }]
    const { body: order } = await place(server, { stereos })
    const other = await otherVendor(server)
    const input = await form(server, { stereos, vendorId: other.id, assignmentgroup: 'PREPRINT' })
    await server.as('newwork').post('/quote/QuoteNewWork/UpdateManualOrder', {
      ...{ ...input, orderId: order.orderId, version: order.version },
    })
    const { body: logs } = await server
      .as('newwork')
      .get(`/quote/QuoteNewWork/GetManualOrderLogs/${order.orderId}`)
    const said = logs.map((line: Row) => [line.field, line.oldName, line.newName])
    expect(said).toEqual(
      expect.arrayContaining([
        ['assignmentGroup', 'New Work', 'Pre-print'],
        ['vendorId', 'Cutline Formes', other.name],
      ]),
    )
    expect(said.map(([field]: string[]) => field)).not.toContain('stereos')
  })
})
