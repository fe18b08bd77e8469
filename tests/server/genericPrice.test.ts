import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  empty,
  type GenericDetail,
  type GenericPricing,
  pricedGoods,
  sections,
  unitPriceOf,
} from '#domain/quoteItem'
import { act, findingsOn, loadItem, type TestItem } from './quoteSteps.ts'
import { generic, passedByDesign, pricingItem, saveSection } from './sectionSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
let item: TestItem
beforeAll(async () => {
  server = await createTestApp()
  item = await passedByDesign(server, generic)
})
afterAll(() => server.close())

const su = () => server.as('su')

const aBreak = (priceQty: number, values: Partial<GenericDetail> = {}): GenericDetail => ({
  ...empty(sections.genericPricing.fields.details.fields),
  key: `q${priceQty}`,
  given: 'markUp',
  priceQty,
  unitCost: 2.5,
  freight: 90,
  markUpPercent: 30,
  ...values,
})

const priced = (...details: GenericDetail[]): Partial<GenericPricing> => {
  const terms = { pricingPolicy: '2', pricingUom: '1' }
  return { ...terms, supplier: 'Estuary Adhesives', details: pricedGoods({ ...terms, details }) }
}

const unitPrice = (price: number, { itemId }: TestItem = item) =>
  su().post('/quote/QuotePricing/UnitPriceUpdateInQuoteItem', { quoteItemId: itemId, unitPrice: price })

describe('the price of bought goods', () => {
  it('asks nothing of what is made on the way to Pricing, where the tab says what is missing', async () => {
    const now = await loadItem(su(), item)
    expect([now.step, now.mayEdit]).toEqual(['PRICING', true])
    expect(findingsOn('overview', now)).toEqual([])
    expect(findingsOn('genprice', now)).toEqual([
      'Pricing Policy is required',
      'Pricing UOM is required',
      'Price Breaks is required',
    ])
  })

  it('is kept as it follows from what they cost, with its bounds', async () => {
    const { status, body } = await saveSection(
      su(),
      'genericPricing',
      item,
      priced(aBreak(360), aBreak(1440)),
    )
    expect([status, body.errors]).toEqual([200, undefined])
    expect(body.item.genericPricing.details).toMatchObject([
      { minQty: 360, maxQty: 1439, cost: 2.75, price: 3.58, marginPercent: 23.08 },
      { minQty: 1440, maxQty: 1999, cost: 2.56 },
    ])
    expect(findingsOn('genprice', body.item)).toEqual([])
  })

  it('is refused where it does not follow, at its path, with what it would be', async () => {
    const [detail] = pricedGoods({ pricingUom: '1', details: [aBreak(360)] })
    const cheap = { ...priced(), details: [{ ...detail, price: 3 }] }
    const { status, body } = await saveSection(su(), 'genericPricing', item, cheap)
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'genericPricing.details[q360].price', message: 'The price of 360 is 3.58, not 3.00.' }],
    ])
  })

  it('gives the item its unit price at the expected order quantity, and no other', async () => {
    const { genericPricing, product } = await loadItem(su(), item)
    const right = unitPriceOf(genericPricing, product.expectedOrderQuantity)
    const wrong = await unitPrice(2)
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ path: 'unitPrice', message: 'The unit price of 720 is 3.58, not 2.' }],
    ])
    expect((await unitPrice(right ?? 0)).body).toEqual({ quoteItemId: item.itemId, unitPrice: 3.58 })
    expect((await loadItem(su(), item)).unitPrice).toBe(3.58)
    const { body: quote } = await su().get(`/quote/Quote/${item.quoteId}`)
    expect(quote.items[0].unitPrice).toBe(3.58)
    const log = await su().get(`/quote/QuoteLog/${item.quoteId}`)
    expect(log.body[0]).toMatchObject({ field: 'genericPricing.unitPrice', new: 3.58, who: 'su' })
  })

  it('is no unit price of what is made, nor at a step that may not price', async () => {
    const made = await pricingItem(server)
    expect((await unitPrice(1, made)).body.errors[0].message).toBe(
      'The item is made: its price is on its Price tab.',
    )
    await act(su(), made, 'PRICING_RETURN_DESIGN', { reason: 'STRUCTURAL_CHANGE', comment: 'again' })
    await act(su(), made, 'ACCEPT')
    expect((await unitPrice(1, made)).body.errors[0].message).toBe('Unit Price is read-only at Design')
  })
})

describe('the call of the price', () => {
  it('saves the price or what the printed liner costs, not neither', async () => {
    const { status, body } = await su().post('/quote/QuotePricing/Box', {
      quoteItemId: item.itemId,
      version: 0,
    })
    expect([status, body.code]).toEqual([400, 'invalid-request'])
  })
})

describe('what customers are priced by', () => {
  const get = (path: string, query: Record<string, unknown>) => server.as('salesrep').get(path, query)

  it('is a price break for those who buy within the company, and nothing for others', async () => {
    const internal = await get('/customer/PriceBreak', { lgxCustomerCode: 'LGX-KIN005' })
    expect(internal.body).toEqual({
      lgxCustomerCode: 'LGX-KIN005',
      pricingPolicy: '3',
      pricingUOM: 1000,
      pricingVarPercent: 8,
      priceBreak1: 1000,
      priceBreak2: 5000,
      priceBreak3: 10_000,
      priceBreak4: 20_000,
      priceBreak5: null,
    })
    const none = await get('/customer/PriceBreak', { lgxCustomerCode: 'BLU001' })
    expect(none.body).toMatchObject({ lgxCustomerCode: 'LGX-BLU001', pricingPolicy: '', priceBreak1: null })
    expect((await get('/customer/PriceBreak', { lgxCustomerCode: 'NOBODY' })).status).toBe(404)
  })

  it('is a variance of the customer, and of the plant where there is none', async () => {
    const agreed = await get('/customer/Profile/DefaultPriceVar', { CustomerCode: 'BLU001' })
    expect(agreed.body).toEqual({ customerCode: 'BLU001', priceVarPercent: 5, version: 1 })
    const open = await get('/customer/Profile/DefaultPriceVar', { CustomerCode: 'LAN006' })
    expect(open.body.priceVarPercent).toBeNull()
    const plant = await get('/customer/Profile/DefaultPlantPriceVar', { plantCode: 'NTH-100' })
    expect(plant.body).toEqual({ plantCode: 'NTH', priceVarPercent: 10 })
    expect((await get('/customer/Profile/DefaultPriceVar', { CustomerCode: 'NOBODY' })).status).toBe(404)
  })
})
