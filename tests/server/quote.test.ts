import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createItem, createQuote, loadItem, submitItem } from './quoteSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { today } from './today.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const get = async (id: number, login = 'salesrep') => server.as(login).get(`/quote/Quote/${id}`)
const save = (quote: object, login = 'salesrep') => server.as(login).put('/quote/Quote', quote)
const log = async (id: number) => (await server.as('salesrep').get(`/quote/QuoteLog/${id}`)).body

describe('a new quote', () => {
  it('belongs to who made it, is a draft, and is valid for 90 days from today', async () => {
    const quote = await createQuote(server.as('salesrep2'), null)
    expect(quote).toMatchObject({
      quoteReference: String(quote.id),
      version: 1,
      status: 'Draft',
      owner: 'salesrep2',
      ownerName: 'Marcus Odell',
      customerCode: '',
      currencyCode: 'AUD',
      validFrom: today,
      pricingDate: today,
      validTo: '2026-06-14',
      quoteHasCustomer: false,
      isQuoteInitiator: true,
      isAnyItemNotInInitiateStep: false,
      items: [],
    })
  })

  it('of a trading customer starts with the default delivery address', async () => {
    expect(await createQuote(server.as('salesrep'), 'BLU001')).toMatchObject({
      customerName: 'Bluegum Brewing',
      customerStatus: 'TRADING',
      isNewCustomer: false,
      quoteHasCustomer: true,
      lgxCustomerCode: 'LGX-BLU001',
      customerIndustry: 'Beverages',
      salesRepName: 'Tessa Harcourt',
      businessUnit: 'BOARD',
      deliveryAddress: '12 Cooperage Lane',
      deliveryCity: 'North Geelong',
      deliveryPostCode: '3215',
      deliveryState: 'VIC',
      deliveryCountry: 'AU',
    })
  })

  it('of a prospect is of a new customer and has no address', async () => {
    const quote = await createQuote(server.as('salesrep'), 'TAL011')
    expect(quote).toMatchObject({ isNewCustomer: true, customerStatus: 'PROSPECT', deliveryAddress: '' })
  })

  it('of a customer in New Zealand is in its dollars', async () => {
    const quote = await createQuote(server.as('salesrep'), 'PAU009')
    expect(quote).toMatchObject({ currencyCode: 'NZD', customerCountry: 'NZ' })
  })

  it('needs a customer that there is, when one is said', async () => {
    const answer = await server
      .as('salesrep')
      .post('/quote/Quote/Create', { customer: { customerCode: 'NOBODY' } })
    expect([answer.status, answer.body.detail]).toEqual([404, 'Customer NOBODY was not found.'])
  })
})

describe('the header of a quote', () => {
  it('keeps every field, and shows them in the worklist rows of its items', async () => {
    const rep = server.as('salesrep')
    const item = await createItem(rep)
    const quote = (await get(item.quoteId)).body
    const entered = {
      description: 'Range review 2026',
      currencyCode: 'NZD',
      customerCode: 'COR002',
      customerPO: '0044',
      internalQuoteNotes: 'Two lines\nof notes',
      deliveryAddress: '1 New Street',
      deliveryAddress2: 'Level 2',
      deliveryCity: 'Tanunda',
      deliveryState: 'SA',
      deliveryPostCode: '5352',
      deliveryCountry: 'AU',
      requiredDate: '2026-05-01',
      pricingDate: '2026-03-20',
      validFrom: '2026-03-17',
      validTo: null,
      truckType: 'TAUT',
      handUnloadingRequired: true,
      isMultiComponent: true,
    }
    const saved = await save({ ...quote, ...entered })
    expect([saved.status, saved.body.version]).toEqual([200, 2])
    expect(saved.body).toMatchObject({
      ...entered,
      customerName: 'Corella Creek Wines',
      updatedBy: 'salesrep',
    })
    expect((await get(item.quoteId)).body).toEqual(saved.body)
    const { body: mine } = await rep.get('/quote-worklist/Quote/WorkList', {
      assigntome: true,
      filter: { q: `${item.quoteId}` },
    })
    expect(mine).toMatchObject([
      {
        quoteDescription: 'Range review 2026',
        customerCode: 'COR002',
        customerName: 'Corella Creek Wines',
        orderPO: '0044',
        customerDueDate: '2026-05-01',
      },
    ])
  })

  it('leaves a line in the change log for each field that changed: who, when, what, old, new', async () => {
    const quote = await createQuote(server.as('salesrep'), 'BLU001')
    await save({ ...quote, customerPO: '007', handUnloadingRequired: true })
    expect(await log(quote.id)).toMatchObject([
      {
        who: 'salesrep',
        whoName: 'Tessa Harcourt',
        what: 'quote',
        field: 'handUnloadingRequired',
        old: false,
        new: true,
      },
      { who: 'salesrep', what: 'quote', field: 'customerPO', old: '', new: '007' },
      { who: 'salesrep', what: 'quote', field: 'created', old: null, new: { customerCode: 'BLU001' } },
    ])
    const [{ at }] = await log(quote.id)
    expect(Date.parse(at)).toBeGreaterThan(Date.now() - 60_000)
  })

  it('is a stale save when somebody was faster: 409 with what is stored, and nothing is lost', async () => {
    const quote = await createQuote(server.as('salesrep'), 'BLU001')
    const first = await save({ ...quote, description: 'By the coordinator' }, 'sca')
    expect(first.status).toBe(200)
    const second = await save({ ...quote, description: 'By the rep', customerPO: 'PO-9' })
    expect([second.status, second.body.code]).toEqual([409, 'stale'])
    expect(second.body.detail).toBe('Priya Raman saved this quote in the meantime.')
    expect(second.body.current).toMatchObject({
      version: 2,
      description: 'By the coordinator',
      customerPO: '',
    })
    expect((await get(quote.id)).body).toMatchObject({ version: 2, description: 'By the coordinator' })
    const again = await save({ ...quote, ...second.body.current, customerPO: 'PO-9' })
    expect(again.body).toMatchObject({ version: 3, description: 'By the coordinator', customerPO: 'PO-9' })
  })

  it('of two saves at once lets one through', async () => {
    const quote = await createQuote(server.as('salesrep'), 'BLU001')
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map(description => save({ ...quote, description })),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409, 409])
    const winner = answers.find(answer => answer.status === 200)
    expect((await get(quote.id)).body).toEqual(winner?.body)
  })

  it.each([
    [{ validFrom: '2026-04-01', validTo: '2026-03-31' }, 'validTo', 'must not be before Valid from'],
    [
      { validFrom: '2026-04-01', requiredDate: '2026-03-31' },
      'requiredDate',
      'must not be before Valid from',
    ],
    [{ customerCode: 'NOBODY' }, 'customerCode', 'There is no customer NOBODY.'],
  ])('obeys its rules: %j', async (change, path, message) => {
    const quote = await createQuote(server.as('salesrep'), 'BLU001')
    const { status, body } = await save({ ...quote, ...change })
    expect([status, body.code, body.errors]).toEqual([422, 'rule-failed', [{ path, message }]])
    expect((await get(quote.id)).body).toEqual(quote)
  })

  it.each([
    [{ description: 'x'.repeat(201) }, 'description', 'not more than 200 characters'],
    [{ requiredDate: '31-12-2026' }, 'requiredDate', 'Invalid date'],
    [{ requiredDate: '2026-02-30' }, 'requiredDate', 'Invalid date'],
  ])('is refused with %j', async (change, path, message) => {
    const quote = await createQuote(server.as('salesrep'), 'BLU001')
    const { status, body } = await save({ ...quote, ...change })
    expect([status, body.errors]).toEqual([400, [{ path, message }]])
  })

  it('keeps its customer once an item has left the first step', async () => {
    const { quoteId } = await submitItem(server)
    const quote = (await get(quoteId)).body
    const { status, body } = await save({ ...quote, customerCode: 'COR002' })
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'customerCode', message: 'The customer cannot change once an item has left the first step.' }],
    ])
    expect((await save({ ...quote, description: 'Still fine' })).status).toBe(200)
  })

  it('is changed by its initiators, super users and customer service, and nobody else', async () => {
    const quote = await createQuote(server.as('salesrep'), 'BLU001')
    let version = 1
    for (const login of ['salesrep', 'sca', 'su', 'custserv']) {
      const { status, body } = await save({ ...quote, version, description: login }, login)
      expect([login, status]).toEqual([login, 200])
      version = body.version
    }
    for (const login of ['designer', 'pricing', 'techmgr', 'salesrep2']) {
      const { status, body } = await save({ ...quote, version, description: login }, login)
      expect([login, status, body.code]).toEqual([login, 403, 'not-allowed'])
    }
    expect((await get(quote.id)).body.description).toBe('custserv')
  })
})

describe('the runs of a quote', () => {
  it('are what its open items say of themselves', async () => {
    const salesrep = server.as('salesrep')
    const item = await createItem(salesrep)
    const { quoteId } = item
    const products = [{ itemCategory: 'NEW_MANUAL_DESIGN', description: 'Second carton' }]
    const { body } = await salesrep.post('/quote/Quote/Products', { id: quoteId, products })
    const second: number = body.items[1].id
    const runs = async () => (await salesrep.get(`/quote/Quote/${quoteId}/Runs`)).body
    const { product, printing } = await loadItem(salesrep, item)
    expect(await runs()).toMatchObject([
      { id: item.itemId, product, printing, design: { additionalTrim: null } },
      { id: second },
    ])
    const archive = { closeType: 'archive', reason: 'CUSTOMER_WITHDREW', comment: 'Until next year' }
    const closed = await salesrep.post(`/quote/Quote/${quoteId}/items/${second}/trash-archive`, archive)
    expect(closed.status).toBe(200)
    expect(await runs()).toMatchObject([{ id: item.itemId }])
  })
})
