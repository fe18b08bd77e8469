import type { Origin } from '../../fields.ts'
import type { ItemSections } from '../../sections.ts'
import { type Inputs, staleness } from '../../staleness.ts'
import type { Delivery, QuoteDelivery } from '../delivery/delivery.ts'
import { customerPickup, deliveryOf } from '../delivery/deliveryOf.ts'

/** What a price was calculated from holds under this where the item went, be it by its own delivery or by its quote's. */
const wherePriced = 'goesTo'

/** Where an item goes, as far as its freight depends on it. */
function goesToOf(delivery: Delivery, quote: QuoteDelivery) {
  const { truckType, deliveryState, deliveryPostCode, handUnloadingRequired } = deliveryOf(delivery, quote)
  return { truckType, deliveryState, deliveryPostCode, handUnloadingRequired }
}

type GoesTo = ReturnType<typeof goesToOf>

/** What a price is calculated from, with where its item goes by its quote; undefined: the quote is not known. */
export const withGoesTo = (from: Origin, delivery: Delivery, quote: QuoteDelivery | undefined): Origin =>
  quote === undefined ? from : { ...from, [wherePriced]: goesToOf(delivery, quote) }

/** What has changed since the costs of an item were calculated, a sentence each, also of where its quote sends it; nothing: they are still good. */
export function priceSince(item: ItemSections, quote: QuoteDelivery | undefined): string[] {
  const { calculatedFrom } = item.pricing
  if (calculatedFrom === null) return []
  const went = (calculatedFrom as Origin)[wherePriced] as GoesTo | undefined
  if (went === undefined || quote === undefined) return staleness(calculatedFrom as Inputs, item)
  const goes = goesToOf(item.delivery, quote)
  // What is collected goes nowhere: what has changed is that it is, or that it is no more.
  const isCollected = [went.truckType, goes.truckType].includes(customerPickup)
  const before = isCollected ? { truckType: went.truckType } : went
  return staleness({ ...calculatedFrom, delivery: before } as Inputs, {
    ...item,
    delivery: { ...item.delivery, ...goes },
  })
}
