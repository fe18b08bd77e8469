import type { Delivery, QuoteDelivery } from './delivery.ts'

/** The truck type of a customer who comes for the goods. Source: 000 §9. */
export const customerPickup = 'CUSTPICK'

/** The truck that goods go with unless another is named. Rule delivery-default-truck (000 §9). */
export const usualTruck = 'STD'

const addressFields = ['deliveryAddress', 'deliverySuburb', 'deliveryState', 'deliveryPostCode'] as const

/** Whether the item goes to another address than its quote. */
export const hasOwnAddress = (delivery: Delivery): boolean =>
  addressFields.some(field => delivery[field].trim() !== '')

/**
 * How and where an item goes: what it says itself, else what its quote says; STD where neither names a truck. An address
 * is taken as a whole.
 */
export function deliveryOf(delivery: Delivery, quote: QuoteDelivery | undefined): Delivery {
  const address = hasOwnAddress(delivery) ? delivery : (quote ?? delivery)
  return {
    ...delivery,
    truckType: delivery.truckType || quote?.truckType || usualTruck,
    deliveryAddress: address.deliveryAddress,
    deliverySuburb: address.deliverySuburb,
    deliveryState: address.deliveryState,
    deliveryPostCode: address.deliveryPostCode,
    requiredDate: delivery.requiredDate ?? quote?.requiredDate ?? null,
    handUnloadingRequired: delivery.handUnloadingRequired || (quote?.handUnloadingRequired ?? false),
  }
}
