import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './startTestServer.ts'
let server: TestApp
beforeAll(async () => { server = await createTestApp() })
afterAll(() => server.close())
it('main job', async () => {
  const rep = server.as('salesrep')
  const me = await rep.get('/security/Auth'); expect(me.status).toBe(200); console.log(JSON.stringify(me.body).slice(0, 400))
  const created = await rep.post('/quote/Quote/Create', { customer: { customerCode: 'BLU001' } }); expect(created.status).toBe(200)
  const id = created.body.id
  const added = await rep.post('/quote/Quote/Products', { id, products: [{ itemCategory: 'NEW_MANUAL_DESIGN', description: 'Box' }] })
  expect(added.status).toBe(200)
  const itemId = added.body.items[0].id
  const item = await rep.get(`/quote/QuoteItem/${itemId}`); expect(item.status).toBe(200)
  console.log(JSON.stringify(item.body.findings))
  const refused = await rep.post('/workflow/Action', { action: 'SUBMIT', quoteId: id, quoteItemId: itemId }); console.log(refused.status, JSON.stringify(refused.body.details ?? refused.body).slice(0, 300))
  const product = { ...item.body.product, productGroup: 'CORRUGATED', boardGrade: 'C340', boardGradeVariant: 'C340-N', vslCode: '0201', styleCarton: '02', styleVariant: '0201', styleTopFlap: '01', styleBottomFlap: '01', length: 400, width: 300, depth: 250, expectedOrderQuantity: 5000 }
  const saved = await rep.put('/quote/Quote/Product', { quoteItemId: itemId, version: item.body.versions.product, product }); console.log(saved.status, JSON.stringify(saved.body).slice(0, 300))
  const ok = await rep.post('/workflow/Action', { action: 'SUBMIT', quoteId: id, quoteItemId: itemId }); console.log(ok.status, JSON.stringify(ok.body).slice(0, 600))
  const list = await server.as('designer').get('/quote-worklist/Quote/WorkList', { AssignmentGroup: 'DESIGN', range: [0, 4] }); console.log(list.status, list.headers['content-range'], JSON.stringify(list.body[0] ?? list.body).slice(0, 500))
  const acc = await server.as('designer').post('/workflow/Action', { action: 'ACCEPT', quoteId: id, quoteItemId: itemId, hashKey: list.body[0].hashKey }); console.log(acc.body.details)
})
