import { customerPickup, deliveryOf, type ItemSections, type QuoteDelivery } from '#domain/quoteItem'
import type { EstimateDelivery } from '../estimateItem.ts'

/** What an item does not say itself of where it goes. */
export interface GoesTo {
  /** What its quote says. */
  readonly quote?: QuoteDelivery | undefined
  /** The region of its address; null: there is none, undefined: not known (yet). */
  readonly region?: string | null | undefined
}

/** Where an item goes, as its freight is counted. */
export function deliveryOfItem(
  { delivery, pricing }: Pick<ItemSections, 'delivery' | 'pricing'>,
  { quote, region }: GoesTo,
): EstimateDelivery {
  const { truckType, handUnloadingRequired } = deliveryOf(delivery, quote)
  const isPickup = truckType === customerPickup
  return {
    regionCode: region ?? null,
    secondaryLegRegion: (pricing.hasSecondaryLeg && pricing.secondaryLegRegion) || null,
    isOutsideRegions: region === null && !isPickup,
    isPickup,
    isHandUnloading: handUnloadingRequired,
  }
}
