import { afterAll, beforeAll, expect, it } from 'vitest'
import { act, carton, createQuote, findingsOn, loadItem, saveProduct, type TestItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('quote-belongs, workflow-sequence, workflow-submit: goes from an empty quote of a sales rep to an item accepted by a designer', async () => {
  const rep = server.as('salesrep')
  const designer = server.as('designer')

  const quote = await createQuote(rep, null)
  expect(quote).toMatchObject({ status: 'Draft', owner: 'salesrep', quoteHasCustomer: false, items: [] })
  const assigned = () => rep.post(`/quote/Quote/IsQuoteCustomerAssigned/${quote.id}`)
  expect((await assigned()).body).toEqual({ isAssigned: false })

  const header = { ...quote, customerCode: 'BLU001', description: 'Summer range', customerPO: 'PO-1' }
  const saved = await rep.put('/quote/Quote', header)
  expect(saved.status).toBe(200)
  expect(saved.body).toMatchObject({ customerName: 'Bluegum Brewing', lgxDefaultPlant: 'NTH-100' })
  expect((await assigned()).body).toEqual({ isAssigned: true })

  const added = await rep.post('/quote/Quote/Products', {
    id: quote.id,
    products: [{ itemCategory: 'NEW_MANUAL_DESIGN', description: 'Pale ale carton' }],
  })
  expect(added.body.items).toMatchObject([{ itemNo: 1, step: 'INITIATE', assignee: 'salesrep' }])
  const item: TestItem = { quoteId: quote.id, itemId: added.body.items[0].id }

  const tooEarly = await act(rep, item, 'SUBMIT')
  expect(tooEarly.body.details).toMatchObject({ actionOk: false, step: 'INITIATE' })

  const filledIn = await saveProduct(rep, item, { ...carton, code: 'BG-SUMMER-24' })
  expect(filledIn.status).toBe(200)
  expect(filledIn.body.item.mayEdit).toBe(true)
  expect(findingsOn('overview', filledIn.body.item)).toEqual([])

  const submitted = await act(rep, item, 'SUBMIT')
  expect(submitted.body.details).toMatchObject({
    actionOk: true,
    step: 'DESIGN',
    activeSequence: 2,
    assignmentGroup: 'DESIGN',
    assignee: '',
  })
  expect((await loadItem(rep, item)).mayEdit).toBe(false)

  const worklist = () =>
    designer.get('/quote-worklist/Quote/WorkList', { AssignmentGroup: 'DESIGN', range: [0, 9] })
  const [row] = (await worklist()).body
  expect(row).toMatchObject({
    id: item.itemId,
    action: 'ACCEPT',
    actionAllowed: true,
    customerName: 'Bluegum Brewing',
    productDescription: 'Pale ale carton',
    quoteDescription: 'Summer range',
    orderPO: 'PO-1',
    plant: 'NTH',
    orderQty: 5000,
    currentStep: 'Design',
  })

  const accepted = await act(designer, item, 'ACCEPT', { hashKey: row.hashKey, isWorklist: true })
  expect(accepted.body.details).toMatchObject({
    actionOk: true,
    actionMessage: '',
    assignee: 'designer',
    assigneeName: 'Owen Castell',
    rowAction: 'RELEASE',
  })
  expect((await worklist()).body[0]).toMatchObject({ action: 'RELEASE', assignee: 'designer' })
  expect((await loadItem(designer, item)).mayEdit).toBe(true)

  const whole = await rep.get(`/quote/Quote/${quote.id}`)
  expect(whole.body).toMatchObject({ status: 'In Progress', isAnyItemNotInInitiateStep: true })
  const history = (await rep.get('/workflow/Details', { workflowId: item.itemId })).body.history
  expect(history.map((entry: { action: string; who: string }) => [entry.action, entry.who])).toEqual([
    ['ACCEPT', 'designer'],
    ['SUBMIT', 'salesrep'],
    ['CREATE', 'salesrep'],
  ])
})
