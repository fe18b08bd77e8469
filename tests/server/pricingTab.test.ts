import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LogEntry, QuoteItem } from '#contract/quote'
import { figuresOf, pricedItem } from '#domain/estimating'
import { empty, type ItemSections, type PriceDetail, sections } from '#domain/quoteItem'
import { act, loadItem, makeDesigned, submitItem, type TestItem } from './quoteSteps.ts'
import { pricingItem, saveSection } from './sectionSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
let item: TestItem
beforeAll(async () => {
  server = await createTestApp()
  item = await pricingItem(server)
})
afterAll(() => server.close())

const su = () => server.as('su')

const aBreak = (priceQty: number, values: Partial<PriceDetail> = {}): PriceDetail => ({
  ...empty(sections.pricing.fields.details.fields),
  key: `q${priceQty}`,
  given: 'markUp',
  priceQty,
  markUpPercent: 22,
  ...values,
})

/** Where the item goes, as the browser asks for it. */
async function goesTo({ quoteDelivery: quote }: QuoteItem) {
  const { deliveryPostCode, deliveryState } = quote
  const { body } = await su().get(`/config/Region/${deliveryPostCode}/${deliveryState}`)
  return { quote, region: body.region?.regionCode ?? null }
}

/** What the browser makes of these breaks: the item's figures by the company's master data. */
async function priced(details: PriceDetail[]) {
  const now: QuoteItem = await loadItem(su(), item)
  const pricing = { ...now.pricing, pricingPolicy: '2', pricingUom: '1000', details }
  const { body: masters } = await su().get('/engine/lookup/GetEngineLookupData')
  const whole: ItemSections = { ...now, pricing }
  return { ...pricing, ...pricedItem(whole, figuresOf(whole, masters, await goesTo(now)), masters) }
}

describe('the price of an item', () => {
  it('is kept as it follows from the item, with its bounds, and read by its call', async () => {
    const pricing = await priced([aBreak(1000), aBreak(5000)])
    const { status, body } = await saveSection(su(), 'pricing', item, pricing)
    expect([status, body.errors]).toEqual([200, undefined])
    const read = await su().get(`/quote/QuotePricing/Box/${item.itemId}`)
    expect(read.body).toMatchObject({ quoteItemId: item.itemId, version: body.item.versions.pricing })
    expect(read.body.pricing.details).toMatchObject([
      { priceQty: 1000, minQty: 1000, maxQty: 4999, cost: expect.any(Number) },
      { priceQty: 5000, minQty: 5000, maxQty: 5999 },
    ])
  })

  it('keeps where the item went also where the call does not say it, so that it is old once that changes', async () => {
    const { deliveryState, deliveryPostCode } = (await loadItem(su(), item)).quoteDelivery
    const kept = async () => (await loadItem(su(), item)).pricing.calculatedFrom
    expect((await kept()).goesTo).toMatchObject({ deliveryState, deliveryPostCode })
    // Saved as it stands, from nothing: it went where it went.
    const went = (await kept()).goesTo
    await saveSection(su(), 'pricing', item, { calculatedFrom: null })
    expect(await kept()).toMatchObject({ goesTo: went, product: { boardGrade: expect.any(String) } })
    const anew = { ...(await priced([aBreak(1000), aBreak(6000)])), calculatedFrom: null }
    expect((await saveSection(su(), 'pricing', item, anew)).status).toBe(200)
    expect(await kept()).toMatchObject({ goesTo: went, product: { boardGrade: expect.any(String) } })
    await saveSection(su(), 'pricing', item, await priced([aBreak(1000), aBreak(5000)]))
  })

  it('stands on its quote as what a piece costs at the expected quantity, and on a copy of the item', async () => {
    const { pricing, product } = await loadItem(su(), item)
    const { price } = pricing.details.findLast(
      ({ priceQty }: PriceDetail) => (priceQty ?? 0) <= product.expectedOrderQuantity,
    )
    const unitPrice = Math.round(price * 10) / 10_000
    await su().post('/quote/Quote/DuplicateItem', { quoteItemId: item.itemId, count: 1 })
    const { body } = await su().get(`/quote/Quote/${item.quoteId}`)
    expect(body.items).toMatchObject([{ id: item.itemId, unitPrice }, { unitPrice }])
  })

  it('is refused where it does not follow, at its path, with what it would be', async () => {
    const pricing = await priced([aBreak(2500)])
    const [detail] = pricing.details
    const cheap = { ...pricing, details: [{ ...detail, cost: 1 }] }
    const { status, body } = await saveSection(su(), 'pricing', item, cheap)
    expect([status, body.code]).toEqual([422, 'rule-failed'])
    expect(body.errors).toMatchObject([{ path: 'pricing.details[q2500].cost' }])
    expect(body.errors[0].message).toMatch(/^The cost of 2,500 is [\d,.]+, not 1\.00\.$/)
  })

  it('leaves lines in the log that name its breaks, and none that say nothing', async () => {
    for (const floorReason of ['', 'For the volume']) {
      const now = await priced([aBreak(2500, { floorReason })])
      expect((await saveSection(su(), 'pricing', item, now)).status).toBe(200)
    }
    const log: LogEntry[] = (await su().get(`/quote/QuoteLog/${item.quoteId}`)).body
    expect(log).toContainEqual(
      expect.objectContaining({
        field: 'pricing.details[q2500].floorReason',
        fieldName: 'Price Breaks, row 1 (2,500), Reason below the Floor',
      }),
    )
    expect(log.filter(line => line.old === line.new)).toEqual([])
  })

  it('asks for tooling by the rates of the plant', async () => {
    const { status, body } = await su().get(`/quote/QuotePricing/Tooling/${item.itemId}`)
    expect(status).toBe(200)
    for (const { calculatedCost, customerCost } of body)
      expect(customerCost).toBeGreaterThanOrEqual(calculatedCost)
  })

  it('ends on a day, wherever the item stands, with a line in the log', async () => {
    const expired = await su().post('/quote/QuotePricing/ManualExpirePrice', {
      id: item.itemId,
      priceExpiryDate: '2026-03-31',
    })
    expect([expired.status, expired.body.pricing.priceExpiryDate]).toEqual([200, '2026-03-31'])
    const log = await su().get(`/quote/QuoteLog/${item.quoteId}`)
    expect(log.body[0]).toMatchObject({ field: 'pricing.priceExpiryDate', who: 'su' })
  })

  it('that is none can not end, and nobody else may end one', async () => {
    const bare = await submitItem(server)
    const ending = { id: bare.itemId, priceExpiryDate: '2026-03-31' }
    expect((await su().post('/quote/QuotePricing/ManualExpirePrice', ending)).body.detail).toBe(
      'The item has no price to expire.',
    )
    expect((await server.as('designer').post('/quote/QuotePricing/ManualExpirePrice', ending)).status).toBe(
      403,
    )
  })
})

describe('a price', () => {
  it('is for Pricing to enter, not for Design', async () => {
    const early = await submitItem(server)
    await act(su(), early, 'ACCEPT')
    await makeDesigned(su(), early)
    const { status, body } = await saveSection(su(), 'pricing', early, { pricingPolicy: '2' })
    expect([status, body.errors[0].path]).toEqual([422, 'pricing.pricingPolicy'])
  })
})
