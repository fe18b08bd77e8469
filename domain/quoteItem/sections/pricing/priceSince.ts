import type { Origin } from '../../fields.ts'
import type { ItemSections } from '../../sections.ts'
import { type Inputs, staleness } from '../../staleness.ts'
import type { Delivery, QuoteDelivery } from '../delivery/delivery.ts'
import { customerPickup, deliveryOf } from '../delivery/deliveryOf.ts'

/** What a price was calculated from holds under this where the item went, be it by its own delivery or by its quote's. */
const wherePriced = 'goesTo'

/** Where an item goes, as far as its freight depends on it: of what is collected nothing does. */
export function goesToOf(delivery: Delivery, quote: QuoteDelivery) {
  const { truckType, deliveryState, deliveryPostCode, handUnloadingRequired } = deliveryOf(delivery, quote)
  return truckType === customerPickup
    ? { truckType, deliveryState: '', deliveryPostCode: '', handUnloadingRequired: false }
    : { truckType, deliveryState, deliveryPostCode, handUnloadingRequired }
}

/** What a price is calculated from, with where its item goes by its quote; undefined: the quote is not known. */
export const withGoesTo = (from: Origin, delivery: Delivery, quote: QuoteDelivery | undefined): Origin =>
  quote === undefined ? from : { ...from, [wherePriced]: goesToOf(delivery, quote) }

/** What has changed since the costs of an item were calculated, a sentence each, also of where its quote sends it; nothing: they are still good. */
export function priceSince(item: ItemSections, quote: QuoteDelivery | undefined): string[] {
  const { calculatedFrom } = item.pricing
  if (calculatedFrom === null) return []
  const went = (calculatedFrom as Origin)[wherePriced]
  if (went === undefined || quote === undefined) return staleness(calculatedFrom as Inputs, item)
  const delivery = { ...item.delivery, ...goesToOf(item.delivery, quote) }
  return staleness({ ...calculatedFrom, delivery: went } as Inputs, { ...item, delivery })
}
