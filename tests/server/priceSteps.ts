import { expect } from 'vitest'
import { EngineLookupData } from '#contract/engineMasters'
import type { QuoteItem } from '#contract/quote'
import { figuresOf, pricedItem } from '#domain/estimating'
import { empty, type ItemSections, type PriceDetail, sections } from '#domain/quoteItem'
import { act, loadItem, type TestItem } from './quoteSteps.ts'
import { pricingItem, saveSection } from './sectionSteps.ts'
import type { TestApp } from './startTestServer.ts'

/** A break of a quantity at a mark-up. */
const aBreak = (priceQty: number, markUpPercent = 22): PriceDetail => ({
  ...empty(sections.pricing.fields.details.fields),
  ...{ key: `q${priceQty}`, given: 'markUp', markUpPercent, priceQty },
})

/** Prices an item that stands at Pricing as the browser does, by ranges of these quantities unless told; `markUps` by quantity, else the usual one. */
export async function priceItem(
  server: TestApp,
  item: TestItem,
  quantities: readonly number[],
  terms: Partial<ItemSections['pricing']> = {},
  markUps: Readonly<Record<number, number>> = {},
) {
  const su = server.as('su')
  const now: QuoteItem = await loadItem(su, item)
  const { deliveryPostCode, deliveryState } = now.quoteDelivery
  const { body } = await su.get(`/config/Region/${deliveryPostCode}/${deliveryState}`)
  const masters = EngineLookupData.parse((await su.get('/engine/lookup/GetEngineLookupData')).body)
  const details = quantities.map(quantity => aBreak(quantity, markUps[quantity]))
  const whole: ItemSections = {
    ...now,
    pricing: { ...now.pricing, pricingPolicy: '2', pricingUom: '1000', ...terms, details },
  }
  const goesTo = { quote: now.quoteDelivery, region: body.region?.regionCode ?? null }
  const priced = pricedItem(whole, figuresOf(whole, masters, goesTo), masters, goesTo.quote)
  const saved = await saveSection(su, 'pricing', item, { ...whole.pricing, ...priced })
  expect([saved.status, saved.body.errors]).toEqual([200, undefined])
}

/** An item of `salesrep` that is designed, priced and approved: its quote may go to the customer. */
export async function approvedItem(
  server: TestApp,
  quantities: readonly number[] = [1000, 5000],
): Promise<TestItem> {
  const item = await pricingItem(server)
  await priceItem(server, item, quantities)
  const su = server.as('su')
  for (const action of ['PRICING_DONE', 'ACCEPT', 'APPROVE']) {
    const { body } = await act(su, item, action)
    expect([action, body.details?.actionOk, body.details?.actionMessage]).toEqual([
      action,
      true,
      expect.anything(),
    ])
  }
  return item
}
