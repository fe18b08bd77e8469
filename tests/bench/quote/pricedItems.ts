import { requestOf, type WireRequest } from '#contract/client'
import { engine } from '#contract/engine'
import { EngineLookupData } from '#contract/engineMasters'
import { type QuoteItem, quote } from '#contract/quote'
import { quoteWorklist, type WorklistRow } from '#contract/quote-worklist'
import { workflow } from '#contract/workflow'
import { type EngineMasters, figuresOf, pricedItem } from '#domain/estimating'
import { empty, type Pricing, sections } from '#domain/quoteItem'
import { regionOf, regionRanges } from '#domain/regions'
import type { HttpClient } from '../httpClient.ts'

export const fiveBreaks = [1000, 2500, 5000, 10_000, 20_000] as const

async function ask<Answer>(client: HttpClient, request: WireRequest): Promise<Answer> {
  return JSON.parse(await client.send(request)) as Answer
}

/** The price of an item in five breaks at a mark-up, as its page works it out; null: it can't be costed. */
export function pricedAt(item: QuoteItem, masters: EngineMasters, markUpPercent: number): Pricing | null {
  const { deliveryPostCode, deliveryState } = item.quoteDelivery
  const found = regionOf(deliveryPostCode, deliveryState, regionRanges)
  const details = fiveBreaks.map((priceQty, place) => ({
    ...empty(sections.pricing.fields.details.fields),
    ...{ key: `b${place}`, given: 'markUp', markUpPercent, priceQty, floorReason: 'Measured' },
  }))
  const pricing = { ...item.pricing, pricingPolicy: '2', pricingUom: '1000', details }
  const whole = { ...item, pricing }
  const goesTo = { quote: item.quoteDelivery, region: found.ok ? found.regionCode : null }
  const priced = { ...pricing, ...pricedItem(whole, figuresOf(whole, masters, goesTo), masters) }
  return priced.details.every(({ price }) => (price ?? 0) > 0) ? priced : null
}

/** An item that can be priced in five breaks, with what is needed for it. */
export interface PricedBench {
  readonly item: QuoteItem
  readonly masters: EngineMasters
}

/** Takes so many items that wait for Pricing over, each of which can be priced. */
export async function takeToPrice(client: HttpClient, most: number): Promise<PricedBench[]> {
  const masters = EngineLookupData.parse(await ask(client, requestOf(engine.lookupData, {})))
  const rows = await ask<WorklistRow[]>(
    client,
    requestOf(quoteWorklist.worklist, { query: { AssignmentGroup: 'PRICING' } }),
  )
  const taken: PricedBench[] = []
  for (const { id, quoteId, action } of rows) {
    if (taken.length === most) break
    if (action === 'ACCEPT') {
      const body = { action, quoteId, quoteItemId: id }
      await client.send(requestOf(workflow.action, { body }))
    }
    const item = await ask<QuoteItem>(client, requestOf(quote.item, { params: { id } }))
    if (item.mayEdit && pricedAt(item, masters, 30) !== null) taken.push({ item, masters })
  }
  if (taken.length < most) throw new Error('There are not enough items that can be priced.')
  return taken
}

/** Saves the price of an item again and again, each time at another mark-up. */
export function createPriceSaves(client: HttpClient, { item, masters }: PricedBench): () => Promise<void> {
  const prices = [30, 31].map(markUp => pricedAt(item, masters, markUp))
  let version = item.versions.pricing
  let saves = 0
  return async () => {
    saves += 1
    const pricing = prices[saves % prices.length]
    if (!pricing) throw new Error('The item can not be priced.')
    const body = { quoteItemId: item.id, version, pricing }
    const saved = await ask<{ item: QuoteItem }>(client, requestOf(quote.savePricing, { body }))
    version = saved.item.versions.pricing
  }
}
