import { date } from '#domain/formats'
import { priceSince, type QuoteDelivery, soldBy } from '#domain/quoteItem'
import type { QuotedInput } from '../documentInput.ts'

/** What keeps the price of an item from its customer, a sentence each. Decision: nothing without a price goes out. */
export function itemLacks(item: QuotedInput, today: string, delivery: QuoteDelivery | undefined): string[] {
  const { details, priceExpiryDate } = soldBy(item.sections)
  const failed = details.filter(({ price, cost }) => !(price ?? 0) || !(cost ?? 0))
  const since = priceSince(item.sections, delivery)
  return [
    ...(details.length === 0 ? ['has no price yet'] : []),
    ...(details.length > 0 && failed.length > 0
      ? [failed.length === details.length ? 'has no price yet' : 'has a quantity without a price']
      : []),
    ...(priceExpiryDate !== null && priceExpiryDate < today
      ? [`has a price that ended on ${date(priceExpiryDate)}`]
      : []),
    ...(details.length > 0 && since.length > 0 ? [`was priced before a change (${since[0]})`] : []),
    ...(item.isOnHold ? ['is on hold'] : []),
    ...(item.isApproved ? [] : [`is not approved (it is at ${item.stepName})`]),
  ]
}
